import { useEffect, useRef } from 'react'
import UPlot from 'uplot'
import plotStyles from 'uplot/dist/uPlot.min.css?url'
import { plotOptions } from './plot-options.ts'
import { instantOf, linesOf, type TimeSeriesChartProps } from './time-series.ts'

/** The canvas of a chart; redraws when its box or the theme changes. */
export function TimeSeriesPlot(series: TimeSeriesChartProps) {
  const { label, unit, points, format, formatTick, span, isLastGrowing, isBars } = series
  const box = useRef<HTMLDivElement>(null)
  const tip = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const [element, readout] = [box.current, tip.current]
    if (element === null || readout === null) return
    const drawn = { label, unit, points, format, formatTick, span, isLastGrowing, isBars }
    const data: UPlot.AlignedData = [
      points.map((point) => instantOf(point.at).getTime() / 1000),
      ...linesOf(drawn),
    ]
    // Up to 24 pixels wide, with room between two days.
    const bars = isBars ? UPlot.paths.bars?.({ size: [0.6, 24] }) : undefined
    let plot: UPlot | undefined
    const draw = () => {
      plot?.destroy()
      readout.hidden = true
      plot = new UPlot(plotOptions({ element, readout, series: drawn, bars }), data, element)
    }
    draw()
    return keepDrawn(element, draw, () => plot?.destroy())
  }, [label, unit, points, format, formatTick, span, isLastGrowing, isBars])
  return (
    <>
      <link rel="stylesheet" href={plotStyles} precedence="default" />
      <div ref={box} className="absolute inset-0 overflow-hidden" />
      <p
        ref={tip}
        hidden
        className="pointer-events-none absolute top-0 z-10 rounded-control border border-line bg-surface-raised px-2 py-1 text-sm whitespace-nowrap tabular-nums shadow-float"
      />
    </>
  )
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
  // A canvas does not repaint its text when the font arrives later.
  document.fonts.addEventListener('loadingdone', draw)
  return () => {
    document.fonts.removeEventListener('loadingdone', draw)
    resizes.disconnect()
    themes.disconnect()
    end()
  }
}
