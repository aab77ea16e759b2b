interface TimePoint {
  /** ISO 8601: a moment, or a day without a time such as "2026-10-17". */
  readonly at: string
  readonly value: number
}

export interface TimeSeriesChartProps {
  /** What is drawn, such as "Views". */
  readonly label: string
  readonly points: readonly TimePoint[]
  readonly format: (value: number) => string
}

const dayLength = 10
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** A day is drawn where the viewer's calendar has it, whatever the zone. */
export function instantOf(at: string): Date {
  return new Date(at.length === dayLength ? `${at}T00:00` : at)
}

/** "Oct 17, 2026" for a day, with the time for a moment. */
export function timeText(at: string): string {
  return (at.length === dayLength ? day : moment).format(instantOf(at))
}
