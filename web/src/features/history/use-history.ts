import type { readCreatorHistoryCall } from '@permille/contract/history/history'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { queryOf } from '#api/query.ts'
import type { UrlReader } from '#api/url-filters.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'

export const historyPeriods = [7, 30, 90] as const
export type HistoryPeriod = (typeof historyPeriods)[number]

const usualPeriod: HistoryPeriod = 30

/** The brand's and the creator's histories have the same shape. */
type HistoryQuery = ReturnType<typeof queryOf<typeof readCreatorHistoryCall>>

export type History = ReturnType<typeof useHistory>

export interface HistoryProps {
  readonly history: History
  /** What the money is for the viewer: "Earnings" or "Spend". */
  readonly moneyLabel: string
  /** True if money moves only on some days, as in payouts. */
  readonly isMoneyRare?: boolean
}

/** Loads views and money per day over the period in the URL and the one before it. */
export function useHistory(queryFor: (days: number) => HistoryQuery) {
  const address = useUrlFilters({ days: String(usualPeriod) })
  const days = periodIn(address)
  const query = useQuery({ ...queryFor(2 * days), placeholderData: keepPreviousData })
  const choose = (chosen: HistoryPeriod) => address.change('days', String(chosen))
  return { days, choose, query }
}

/** Returns the period in the URL; ignores any that cannot be chosen. */
export function periodIn({ read }: UrlReader): HistoryPeriod {
  return historyPeriods.find((days) => String(days) === read('days')) ?? usualPeriod
}
