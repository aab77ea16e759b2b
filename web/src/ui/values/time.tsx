import { formatDay, relativeTime } from './relative-time.ts'

interface TimeProps {
  /** ISO 8601 */
  readonly at: string
  /** The day instead of the distance from now. */
  readonly isDay?: boolean
}

const exact = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
})

/** Relative when near, exact on hover, in the viewer's zone. */
export function Time({ at, isDay = false }: TimeProps) {
  const date = new Date(at)
  return (
    <time dateTime={at} title={exact.format(date)} className="whitespace-nowrap">
      {isDay ? formatDay(date) : relativeTime(date, new Date())}
    </time>
  )
}
