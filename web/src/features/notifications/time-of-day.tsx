import { currentTime } from '#ui/values/current-time.ts'
import { inZone } from '#ui/values/in-zone.ts'
import { pastTime } from '#ui/values/relative-time.ts'

const timeOfDay = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Shows the time of day, because the heading has the day; the distance from now on hover. */
export function TimeOfDay({ at }: { readonly at: string }) {
  const date = new Date(at)
  return (
    <time dateTime={at} title={pastTime(date, currentTime())} className="tabular-nums">
      {inZone(timeOfDay.format(date))}
    </time>
  )
}
