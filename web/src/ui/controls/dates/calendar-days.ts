/** Days are texts such as "2026-01-31", reckoned in UTC so that no zone shifts them. */
const dayMs = 86_400_000

function textOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

function addDays(day: string, count: number): string {
  return textOf(Date.parse(day) + count * dayMs)
}

/** Stays on the day of the month, or on the month's last. */
export function addMonths(day: string, count: number): string {
  const at = new Date(day)
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + count]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return textOf(Date.UTC(year, month, Math.min(at.getUTCDate(), last)))
}

/** 0 for a Monday. */
function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7
}

/** Returns the weeks of the day's month, from Monday; null for days of other months. */
export function weeksOf(day: string): (string | null)[][] {
  const first = `${day.slice(0, 8)}01`
  const start = addDays(first, -weekdayOf(first))
  const weeks: (string | null)[][] = []
  for (let monday = start; monday < addMonths(first, 1); monday = addDays(monday, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
    weeks.push(days.map((each) => (each.slice(0, 7) === day.slice(0, 7) ? each : null)))
  }
  return weeks
}

/** Returns the day to which a key leads from this one, as in other calendars; undefined for other keys. */
export function dayAfterKey(day: string, key: string, isShifted: boolean): string | undefined {
  const months = isShifted ? 12 : 1
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, 6 - weekdayOf(day))
    case 'PageUp':
      return addMonths(day, -months)
    case 'PageDown':
      return addMonths(day, months)
    default:
      return undefined
  }
}
