import { currentTime } from './current-time.ts'
import { formatMinute, relativeTime } from './relative-time.ts'

/** A deadline to the minute: "Nov 23, 12:18", "today, 12:18"; the distance from now on hover. */
export function Minute({ at }: { readonly at: string }) {
  const [date, now] = [new Date(at), currentTime()]
  return (
    <time dateTime={at} title={relativeTime(date, now)} className="whitespace-nowrap tabular-nums">
      {formatMinute(date, now)}
    </time>
  )
}
