import { useUrlFilters } from '#api/use-url-filters.ts'
import { currentTime } from '#ui/values/current-time.ts'

/** Days back from today, today included. */
const presetDays = [7, 30, 90] as const

export const presets = [
  ...presetDays.map((days) => ({ value: String(days), label: `${days} days` })),
  { value: 'all', label: 'All time' },
]

export interface ReportRange {
  /** UTC days, both included; the campaign's whole time without. */
  readonly from: string | undefined
  readonly to: string | undefined
}

/** Keeps the range in the URL as days, so that a printed or shared link shows the same numbers later. */
export function useReportRange() {
  const { read, changeAll } = useUrlFilters()
  const range = rangeIn(read, currentTime())
  return {
    range,
    preset: presetOf(range, currentTime()),
    choosePreset: (preset: string) => changeAll(rangeOf(preset, currentTime())),
    choose: (changes: { readonly from?: string; readonly to?: string }) => changeAll(changes),
  }
}

/** Ignores what is no day, and days that are no range. */
export function rangeIn(read: (name: string) => string, now: Date): ReportRange {
  const [from, to] = [dayIn(read('from')), dayIn(read('to'))]
  const isReversed = from !== undefined && from > (to ?? dayOf(now.getTime()))
  return isReversed ? { from: undefined, to: undefined } : { from, to }
}

function dayIn(text: string): string | undefined {
  return /^20\d\d-\d\d-\d\d$/.test(text) && isReal(text) ? text : undefined
}

/** Date.parse turns the 30th of February into the 2nd of March. */
function isReal(day: string): boolean {
  const time = Date.parse(day)
  return !Number.isNaN(time) && dayOf(time) === day
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

const dayMs = 86_400_000

export function rangeOf(preset: string, now: Date): { from: string; to: string } {
  const days = presetDays.find((each) => String(each) === preset)
  return {
    from: days === undefined ? '' : dayOf(now.getTime() - (days - 1) * dayMs),
    to: '',
  }
}

/** The preset that means these days today; undefined for any others. */
export function presetOf({ from, to }: ReportRange, now: Date): string | undefined {
  return presets.find(({ value }) => {
    const days = rangeOf(value, now)
    return days.from === (from ?? '') && days.to === (to ?? '')
  })?.value
}
