import type { HistoryQuery } from '@permille/contract/history/history'
import { historyDaysMaximum } from '@permille/contract/limits'
import type { UrlReader } from '#api/url-filters.ts'
import { todayInUtc } from '#ui/values/current-time.ts'

export const historyPeriods = ['7', '30', '90', 'all'] as const
/** So many days, or all time. */
export type HistoryPeriod = (typeof historyPeriods)[number]

/** UTC days, both included. */
export interface HistoryEnds {
  readonly from: string
  readonly to: string
}

/** A period up to today, or any days. */
export type HistoryRange =
  | { readonly days: HistoryPeriod; readonly from?: undefined; readonly to?: undefined }
  | (HistoryEnds & { readonly days?: undefined })

/** Returns the range in the URL, which ends today at the latest; ignores what is no range. */
export function rangeIn({ read, choose }: UrlReader, usual: HistoryPeriod): HistoryRange {
  const today = todayInUtc()
  const [from, last] = [read('from'), read('to')]
  const to = last < today ? last : today
  return isDay(from) && isDay(last) && from <= to
    ? { from, to }
    : { days: choose('days', historyPeriods) ?? usual }
}

/** True for "2026-01-31"; false for the 31st of February, which a Date takes for a day of March. */
function isDay(text: string): boolean {
  return /^20/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text
}

/** Returns what to ask for: with the range the equally long one before it, unless that would be too long for days. */
export function askedFor(range: HistoryRange): HistoryQuery {
  if (isCompared(range)) return { days: 2 * lengthOf(range), to: range.to }
  return range.days ? { from: 'first' } : range
}

export function isCompared(range: HistoryRange): boolean {
  return 2 * lengthOf(range) <= historyDaysMaximum
}

/** In days; NaN for all time. */
function lengthOf({ days, from, to }: HistoryRange): number {
  return days ? Number(days) : (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
}
