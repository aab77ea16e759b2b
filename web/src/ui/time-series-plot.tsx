import { useEffect, useRef } from 'react'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { TimeSeriesChartProps } from './time-series.ts'

/** The drawn part of a chart; redraws with its box and with the theme. */
export function TimeSeriesPlot({ label, points, format }: TimeSeriesChartProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const series: UPlot.AlignedData = [
      points.map((point) => Date.parse(point.at) / 1000),
      points.map((point) => point.value),
    ]
    let plot: UPlot | undefined
    const draw = () => {
      plot?.destroy()
      plot = new UPlot(plotOptions({ element, label, format }), series, element)
    }
    draw()
    return keepDrawn(element, draw, () => plot?.destroy())
  }, [label, points, format])
  return <div ref={box} className="size-full overflow-hidden" />
}

/** Calls `draw` when the box or the theme changes, until the returned function is called. */
function keepDrawn(element: HTMLElement, draw: () => void, end: () => void): () => void {
  let width = element.clientWidth
  const resizes = new ResizeObserver(() => {
    if (element.clientWidth === width) return
    width = element.clientWidth
    draw()
  })
  resizes.observe(element)
  const themes = new MutationObserver(draw)
  themes.observe(document.documentElement, { attributeFilter: ['class'] })
  // A canvas keeps the letters it was drawn with, also when the font arrives later.
  document.fonts.addEventListener('loadingdone', draw)
  return () => {
    document.fonts.removeEventListener('loadingdone', draw)
    resizes.disconnect()
    themes.disconnect()
    end()
  }
}

interface PlotSource {
  readonly element: HTMLElement
  readonly label: string
  readonly format: (value: number) => string
}

function plotOptions({ element, label, format }: PlotSource): UPlot.Options {
  const colour = (name: string) => getComputedStyle(element).getPropertyValue(name).trim()
  const axis = {
    stroke: colour('--ink-muted'),
    font: `12px ${getComputedStyle(element).fontFamily}`,
    ticks: { show: false },
  }
  const grid = { stroke: colour('--line'), width: 1 }
  return {
    width: element.clientWidth,
    height: element.clientHeight,
    legend: { show: false },
    cursor: { points: { size: 7 }, y: false },
    axes: [
      { ...axis, grid: { show: false } },
      { ...axis, grid, size: 64, values: (_plot, marks) => marks.map(format) },
    ],
    series: [{}, { label, stroke: colour('--accent'), width: 2, points: { show: false } }],
  }
}
