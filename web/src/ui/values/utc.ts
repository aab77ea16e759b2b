const dayInUtc = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})
const minuteInUtc = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

/** Returns "Nov 14, 2026 UTC": the books’ days are UTC days, whatever the viewer’s zone. */
export function utcDay(at: string): string {
  return `${dayInUtc.format(new Date(at))} UTC`
}

/** "03:05 UTC" */
export function utcMinute(at: string): string {
  return `${minuteInUtc.format(new Date(at))} UTC`
}
