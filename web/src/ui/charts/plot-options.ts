import type UPlot from 'uplot'
import { type TimeSeriesChartProps, timeText, valueText } from './time-series.ts'

interface PlotSource {
  readonly series: TimeSeriesChartProps
  readonly element: HTMLElement
  /** Shows the point under the pointer. */
  readonly readout: HTMLElement
  /** Renders bars; without it, a line. */
  readonly bars?: UPlot.Series.PathBuilder | undefined
}

/** Returns the options of a chart, with the colours of the current theme. */
export function plotOptions(source: PlotSource): UPlot.Options {
  const { element, series, bars } = source
  const halfStep = (stepDays[series.span ?? 'day'] * daySeconds) / 2
  const isAlone = series.points.length === 1
  // One day is named between its neighbours, not by its hours.
  const margin = isAlone ? 3 * halfStep : halfStep
  const colour = (name: string) => getComputedStyle(element).getPropertyValue(name).trim()
  const growing: UPlot.Series = {
    label: series.label,
    stroke: colour('--accent'),
    fill: colour('--accent-soft'),
    width: 1.5,
    // One point makes no line.
    points: { show: isAlone, size: 8, fill: colour('--accent') },
    ...(bars !== undefined && { paths: bars }),
  }
  const final = bars === undefined ? growing : { ...growing, fill: colour('--accent') }
  return {
    width: element.clientWidth,
    height: element.clientHeight,
    padding: [8, rightPadding, 0, 0],
    legend: { show: false },
    cursor: {
      points: { size: 8, fill: colour('--accent'), stroke: colour('--surface-raised'), width: 2 },
      y: false,
      drag: { x: false, y: false },
    },
    scales: {
      ...((bars !== undefined || isAlone) && {
        // Of one point, the library gives a last moment years later.
        x: { range: (_plot, first, last) => [first - margin, (isAlone ? first : last) + margin] },
      }),
      y: { range: (_plot, _low, high) => [0, Math.max(1, high) * 1.05] },
    },
    axes: axesOf(source, colour),
    series: [{}, final, { ...growing, dash: [4, 3] }],
    hooks: { setCursor: [(plot) => follow(plot, source)] },
  }
}

const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const monthOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric' })
const timeOfDay = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const daySeconds = 86_400
/** Over more than a year, a day without its year could be either. */
const yearSeconds = 366 * daySeconds
const stepDays = { day: 1, week: 7, month: 30 } as const
const rightPadding = 12
const letterWidth = 6.7
const labelGap = 14

function axesOf({ element, series }: PlotSource, colour: (name: string) => string): UPlot.Axis[] {
  const axis: UPlot.Axis = {
    stroke: colour('--ink-muted'),
    font: `12px ${getComputedStyle(element).fontFamily}`,
    ticks: { show: false },
  }
  const grid = { stroke: colour('--line'), width: 1 }
  const wholeSteps = [1, 2, 5].flatMap((step) =>
    Array.from({ length: 13 }, (_, power) => step * 10 ** power),
  )
  return [
    { ...axis, grid: { show: false }, space: 64, gap: 8, size: 29, values: timeLabels },
    {
      ...axis,
      grid,
      space: 30,
      incrs: wholeSteps.toSorted((a, b) => a - b),
      size: (_plot, labels) => widest(labels ?? []) * letterWidth + labelGap,
      values: (_plot, marks) => marks.map(series.formatTick ?? series.format),
    },
  ]
}

/** The part of a chart that the labels below it need. */
type PlotArea = Pick<UPlot, 'scales' | 'bbox' | 'valToPos'>

/** In pixels: half of "Nov 21" or "Jan 2027" lies right of its tick. Labels that would be cut off are omitted. */
const dayReach = 21
const monthReach = 28

export function timeLabels(plot: PlotArea, seconds: number[]): string[] {
  const [first = 0, second = first + daySeconds] = seconds
  const isWithinDays = second - first < daySeconds
  // Over several days only the days are labelled; repeated noons say nothing.
  const { x } = plot.scales
  const isOverDays = (x?.max ?? 0) - (x?.min ?? 0) > 2 * daySeconds
  const isOverYears = (x?.max ?? 0) - (x?.min ?? 0) > yearSeconds
  const day = isOverYears ? monthOfYear : dayOfYear
  const reach = isOverYears ? monthReach : dayReach
  const end = plot.bbox.width / devicePixelRatio + rightPadding - reach
  const labels = seconds.map((moment) => {
    if (plot.valToPos(moment, 'x') > end) return ''
    const at = new Date(moment * 1000)
    if (!isWithinDays || isMidnight(at)) return day.format(at)
    return isOverDays ? '' : timeOfDay.format(at)
  })
  // In a short series, several ticks are in the same minute.
  return labels.map((label, index) => (label === labels[index - 1] ? '' : label))
}

/** Midnight is labelled with the day that it starts. */
function isMidnight(at: Date): boolean {
  return at.getHours() === 0 && at.getMinutes() === 0
}

function widest(labels: readonly string[]): number {
  return Math.max(0, ...labels.map(({ length }) => length))
}

/** Keeps the readout beside the pointer and inside the chart. */
function follow(plot: UPlot, { element, readout, series }: PlotSource): void {
  const index = plot.cursor.idx ?? -1
  const point = series.points[index]
  readout.hidden = point === undefined
  if (point === undefined) return
  readout.textContent = `${timeText(point.at, series.span)} · ${valueText(series, index)}`
  const middle = (plot.cursor.left ?? 0) + plot.over.offsetLeft - readout.offsetWidth / 2
  const last = element.clientWidth - readout.offsetWidth
  readout.style.left = `${Math.max(0, Math.min(last, middle))}px`
}
