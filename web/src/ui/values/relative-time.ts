const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const short = new Intl.RelativeTimeFormat('en', { style: 'narrow', numeric: 'always' })
const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const fullDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})

/** "in 5h", "3d ago" within a week, else the day; in the viewer's zone. */
export function relativeTime(at: Date, now: Date): string {
  const distanceMs = at.getTime() - now.getTime()
  const absoluteMs = Math.abs(distanceMs)
  if (absoluteMs < minuteMs) return distanceMs > 0 ? 'in a moment' : 'just now'
  if (absoluteMs < hourMs) return short.format(Math.trunc(distanceMs / minuteMs), 'minute')
  if (absoluteMs < dayMs) return short.format(Math.trunc(distanceMs / hourMs), 'hour')
  if (absoluteMs < 7 * dayMs) return short.format(Math.trunc(distanceMs / dayMs), 'day')
  return at.getFullYear() === now.getFullYear() ? dayOfYear.format(at) : fullDay.format(at)
}

const secondOfDay = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** "10:03:21" today, "Oct 17, 10:03:21" this year, else with the year; in the viewer's zone. */
export function formatMoment(at: Date, now: Date): string {
  const time = secondOfDay.format(at)
  if (at.toDateString() === now.toDateString()) return time
  const isThisYear = at.getFullYear() === now.getFullYear()
  return `${(isThisYear ? dayOfYear : fullDay).format(at)}, ${time}`
}

const minuteOfDay = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** "today, 10:03", "Oct 17, 10:03" this year, else with the year; in the viewer's zone. */
export function formatMinute(at: Date, now: Date): string {
  const time = minuteOfDay.format(at)
  if (at.toDateString() === now.toDateString()) return `today, ${time}`
  const isThisYear = at.getFullYear() === now.getFullYear()
  return `${(isThisYear ? dayOfYear : fullDay).format(at)}, ${time}`
}

/** "Oct 17, 2025" */
export function formatDay(at: Date): string {
  return fullDay.format(at)
}
