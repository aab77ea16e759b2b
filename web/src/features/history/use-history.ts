import type { readCreatorHistoryCall } from '@permille/contract/history'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import type { queryOf } from '../../api/query.ts'

export const historyPeriods = [7, 30, 90] as const
export type HistoryPeriod = (typeof historyPeriods)[number]

const usualPeriod: HistoryPeriod = 30

/** The brand's and the creator's histories have the same shape. */
type HistoryQuery = ReturnType<typeof queryOf<typeof readCreatorHistoryCall>>

export type History = ReturnType<typeof useHistory>

export interface HistoryProps {
  readonly history: History
  /** What the money is to the one who looks: "Earnings" or "Spend". */
  readonly moneyLabel: string
}

/** Views and money day by day over the chosen period, which lives in the address. */
export function useHistory(queryFor: (days: HistoryPeriod) => HistoryQuery) {
  const [params, setParams] = useSearchParams()
  const days = periodIn(params)
  const query = useQuery({ ...queryFor(days), placeholderData: keepPreviousData })
  const choose = (chosen: HistoryPeriod) =>
    setParams((before) => withPeriod(before, chosen), { replace: true })
  return { days, choose, query }
}

/** Reads only periods that can be chosen: anything else in the address is as if it were not there. */
export function periodIn(params: URLSearchParams): HistoryPeriod {
  return historyPeriods.find((days) => String(days) === params.get('days')) ?? usualPeriod
}

export function withPeriod(params: URLSearchParams, days: HistoryPeriod): URLSearchParams {
  const next = new URLSearchParams(params)
  if (days === usualPeriod) next.delete('days')
  else next.set('days', String(days))
  return next
}
