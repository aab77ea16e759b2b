import { readWithdrawalRulesCall } from '@permille/contract/earnings/earnings'
import type { ResponseOf } from '@permille/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'

export type WithdrawalState = ResponseOf<typeof readWithdrawalRulesCall>

/** Loads whether money can be withdrawn now, and where the rest is. */
export function useWithdrawal() {
  return useQuery(queryOf(readWithdrawalRulesCall))
}
