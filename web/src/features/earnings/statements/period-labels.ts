import type { SelectOption } from '#ui/controls/select.tsx'

const monthName = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Returns "2026" or "March 2026". */
export function describePeriod(period: string): string {
  return period.length === 4 ? period : monthName.format(new Date(`${period}-01`))
}

/** Returns each year followed by its months, newest first, as far back as there are statements. */
export function periodOptions(firstMonth: string, now: Date): SelectOption[] {
  const options: SelectOption[] = []
  let year = ''
  for (let at = startOfMonth(now); at.toISOString().slice(0, 7) >= firstMonth; at = before(at)) {
    const month = at.toISOString().slice(0, 7)
    if (month.slice(0, 4) !== year) {
      year = month.slice(0, 4)
      options.push({ value: year, label: `All of ${year}` })
    }
    options.push({ value: month, label: describePeriod(month) })
  }
  return options
}

function startOfMonth(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth()))
}

function before(month: Date): Date {
  return new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() - 1))
}
