import type { HistoryQuery, readCreatorHistoryCall } from '@permille/contract/history/history'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { queryOf } from '#api/query.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'
import { askedFor, type HistoryPeriod, rangeIn } from './history-range.ts'

/** The brand's and the creator's histories have the same shape. */
type QueryForHistory = (
  query: HistoryQuery,
) => ReturnType<typeof queryOf<typeof readCreatorHistoryCall>>

export type History = ReturnType<typeof useHistory>

export interface HistoryProps {
  readonly history: History
  /** What the money is for the viewer: "Earnings" or "Spend". */
  readonly moneyLabel: string
  /** True if nothing is added any more, as in a completed campaign. */
  readonly isOver?: boolean
  /** True if money moves only on some days, as in payouts. */
  readonly isMoneyRare?: boolean
}

/** Loads views and money over the range in the URL, or else the usual one, and over the range before it. */
export function useHistory(queryFor: QueryForHistory, usual: HistoryPeriod = '30') {
  const { changeAll, ...url } = useUrlFilters({ days: usual })
  const range = rangeIn(url, usual)
  const query = useQuery({ ...queryFor(askedFor(range)), placeholderData: keepPreviousData })
  return { range, change: changeAll, query }
}
