import { inZone } from './in-zone.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const moment = 'in a moment'
const inWords = new Intl.RelativeTimeFormat('en', { numeric: 'always' })
const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const fullDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})

/** As `relativeTime`, of what is past: a device whose clock is late reads "just now". */
export const pastTime = (at: Date, now: Date) => relativeTime(at, at > now ? at : now)

/** As `relativeTime`, of what lies ahead: a device whose clock is early reads "in a moment". */
export const timeAhead = (at: Date, now: Date) => (at > now ? relativeTime(at, now) : moment)

/** "in 5 hours", "3 days ago" within a week, rounded, else the day; in the viewer's zone. */
export function relativeTime(at: Date, now: Date): string {
  const distanceMs = at.getTime() - now.getTime()
  if (Math.abs(distanceMs) < minuteMs) return distanceMs > 0 ? moment : 'just now'
  const minutes = Math.round(distanceMs / minuteMs)
  if (Math.abs(minutes) < 60) return inWords.format(minutes, 'minute')
  const hours = Math.round(distanceMs / hourMs)
  if (Math.abs(hours) < 24) return inWords.format(hours, 'hour')
  const days = Math.round(distanceMs / dayMs)
  if (Math.abs(days) < 7) return inWords.format(days, 'day')
  return inZone(at.getFullYear() === now.getFullYear() ? dayOfYear.format(at) : fullDay.format(at))
}

const secondOfDay = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** "10:03:21" today, "Oct 17, 10:03:21" this year, else with the year; in the viewer's zone. */
export function formatMoment(at: Date, now: Date): string {
  const time = inZone(secondOfDay.format(at))
  if (at.toDateString() === now.toDateString()) return time
  const isThisYear = at.getFullYear() === now.getFullYear()
  return inZone(`${(isThisYear ? dayOfYear : fullDay).format(at)}, ${time}`)
}

const minuteOfDay = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** "today, 10:03", "Oct 17, 10:03" this year, else with the year; in the viewer's zone. */
export function formatMinute(at: Date, now: Date): string {
  const time = inZone(minuteOfDay.format(at))
  if (at.toDateString() === now.toDateString()) return inZone(`today, ${time}`)
  const isThisYear = at.getFullYear() === now.getFullYear()
  return inZone(`${(isThisYear ? dayOfYear : fullDay).format(at)}, ${time}`)
}

/** "Oct 17, 2025" */
export function formatDay(at: Date): string {
  return inZone(fullDay.format(at))
}
