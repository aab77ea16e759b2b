import type { SelectOption } from '#ui/controls/select.tsx'

const monthsListed = 24

const monthName = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Returns the months of the last two years, plus the chosen one if it is older. */
export function monthOptions(now: Date, chosen: string | undefined): SelectOption[] {
  const months = Array.from({ length: monthsListed }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)).toISOString().slice(0, 7),
  )
  if (chosen !== undefined && !months.includes(chosen)) months.push(chosen)
  return [
    { value: '', label: 'All time' },
    ...months.map((value) => ({ value, label: monthName.format(new Date(`${value}-01`)) })),
  ]
}
