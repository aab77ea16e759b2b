import { todayInUtc } from './current-time.ts'
import { inZone } from './in-zone.ts'

/** "Europe/Berlin", the viewer's zone. */
export function zoneName(): string {
  return inZone(Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' '))
}

const timeOfDay = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Says when the days of the books begin for the viewer: "Days begin at midnight UTC, 01:00 in Europe/Berlin". */
export function utcDaysNote(): string {
  const midnight = new Date(`${todayInUtc()}T00:00Z`)
  return `Days begin at midnight UTC, ${inZone(timeOfDay.format(midnight))} in ${zoneName()}`
}
