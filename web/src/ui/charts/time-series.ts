interface TimePoint {
  /** ISO 8601: a moment, or a day without a time such as "2026-10-17". */
  readonly at: string
  readonly value: number
}

/** What a point without a time sums up, from its day on. */
export type PointSpan = 'day' | 'week' | 'month'

export interface TimeSeriesChartProps {
  /** Names the line, such as "Views". */
  readonly label: string
  /** What the axis counts, shown above it: "Views per day", "US$ per week". */
  readonly unit: string
  readonly points: readonly TimePoint[]
  readonly format: (value: number) => string
  /** A shorter format for the axis; defaults to `format`. */
  readonly formatTick?: ((value: number) => string) | undefined
  /** Of points without a time; defaults to a day. */
  readonly span?: PointSpan | undefined
  /** True if the last value is not final, such as today's. */
  readonly isLastGrowing?: boolean | undefined
  /** True for events on single days: a line between them would show values where there are none. */
  readonly isBars?: boolean | undefined
}

/** Names the part of time that is not over. */
export const growingSpans: Readonly<Record<PointSpan, string>> = {
  day: 'Today so far',
  week: 'Week so far',
  month: 'Month so far',
}

const dayLength = 10
const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
})
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' })

/** Whether a point is a day without a time. */
export function isDay(at: string): boolean {
  return at.length === dayLength
}

/** Returns a point's moment; a day counts in the viewer's calendar, whatever the zone. */
export function instantOf(at: string): Date {
  return new Date(isDay(at) ? `${at}T00:00` : at)
}

/** "Oct 17, 2026" for a day, "Week of Oct 12, 2026", "October 2026"; with the time for a moment. */
export function timeText(at: string, span: PointSpan = 'day'): string {
  const instant = instantOf(at)
  if (!isDay(at)) return moment.format(instant)
  if (span === 'month') return month.format(instant)
  return span === 'week' ? `Week of ${day.format(instant)}` : day.format(instant)
}

/** Returns the value of a point in words, and says so if it is not final. */
export function valueText(series: TimeSeriesChartProps, index: number): string {
  const { points, format, isLastGrowing } = series
  const text = format(points[index]?.value ?? 0)
  return isLastGrowing && index === points.length - 1 ? `${text} so far` : text
}

type Values = (number | null)[]

/**
 * Returns the final values, and what shows the value not final yet: its bar, or the segment that leads to it. None
 * leads from zero to zero, and zero has no bar: dashes along the axis would look like a fault.
 */
export function linesOf(series: TimeSeriesChartProps): [Values, Values] {
  const { points, isLastGrowing, isBars } = series
  const values = points.map(({ value }) => (isBars && value === 0 ? null : value))
  const last = values.length - 1
  const isFlat = !isBars && values[last] === 0 && values[last - 1] === 0
  if (!isLastGrowing || isFlat || last < 1) return [values, values.map(() => null)]
  const firstShown = isBars ? last : last - 1
  return [
    values.map((value, index) => (index === last ? null : value)),
    values.map((value, index) => (index < firstShown ? null : value)),
  ]
}
