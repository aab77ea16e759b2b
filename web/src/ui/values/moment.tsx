import { currentTime } from './current-time.ts'
import { formatMoment, pastTime } from './relative-time.ts'

/** The exact time, with its day when that is not today; the distance from now on hover. */
export function Moment({ at }: { readonly at: string }) {
  const [date, now] = [new Date(at), currentTime()]
  return (
    <time dateTime={at} title={pastTime(date, now)} className="whitespace-nowrap tabular-nums">
      {formatMoment(date, now)}
    </time>
  )
}
