interface TimePoint {
  /** ISO 8601: a moment, or a day without a time such as "2026-10-17". */
  readonly at: string
  readonly value: number
}

export interface TimeSeriesChartProps {
  /** Names the line, such as "Views". */
  readonly label: string
  readonly points: readonly TimePoint[]
  readonly format: (value: number) => string
  /** A shorter format for the axis; defaults to `format`. */
  readonly formatTick?: ((value: number) => string) | undefined
  /** True if the last value is not final, such as today's. */
  readonly isLastGrowing?: boolean | undefined
  /** True for events on single days: a line between them would show values where there are none. */
  readonly isBars?: boolean | undefined
}

const dayLength = 10
const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
})
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** Returns a point's moment; a day counts in the viewer's calendar, whatever the zone. */
export function instantOf(at: string): Date {
  return new Date(at.length === dayLength ? `${at}T00:00` : at)
}

/** "Oct 17, 2026" for a day, with the time for a moment. */
export function timeText(at: string): string {
  return (at.length === dayLength ? day : moment).format(instantOf(at))
}

/** Returns the value of a point in words, and says so if it is not final. */
export function valueText(series: TimeSeriesChartProps, index: number): string {
  const { points, format, isLastGrowing } = series
  const text = format(points[index]?.value ?? 0)
  return isLastGrowing && index === points.length - 1 ? `${text} so far` : text
}

type Values = (number | null)[]

/**
 * Returns two lines: the final values, and the segment from the last of them to the value not final
 * yet. Bars stand alone, so the first line has them all.
 */
export function linesOf(series: TimeSeriesChartProps): [Values, Values] {
  const { points, isLastGrowing, isBars } = series
  const values = points.map(({ value }) => value)
  const last = values.length - 1
  if (!isLastGrowing || isBars || last < 1) return [values, values.map(() => null)]
  return [
    values.map((value, index) => (index === last ? null : value)),
    values.map((value, index) => (index < last - 1 ? null : value)),
  ]
}
