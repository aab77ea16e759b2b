import { currentTime } from './current-time.ts'
import { formatDay, pastTime, timeAhead } from './relative-time.ts'

interface TimeProps {
  /** ISO 8601 */
  readonly at: string
  /** The day instead of the distance from now. */
  readonly isDay?: boolean
  /** It has not come yet; otherwise it is past, whatever this device's clock says. */
  readonly isAhead?: boolean
}

const exact = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
})

/** Relative when near, exact on hover, in the viewer's zone. */
export function Time({ at, isDay = false, isAhead = false }: TimeProps) {
  const date = new Date(at)
  const distance = isAhead ? timeAhead : pastTime
  return (
    <time dateTime={at} title={exact.format(date)} className="whitespace-nowrap">
      {isDay ? formatDay(date) : distance(date, currentTime())}
    </time>
  )
}
