import { readWithdrawalRulesCall } from '@permille/contract/earnings'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../api/query.ts'

/** Loads whether money can be withdrawn now, and where the rest is. */
export function useWithdrawal() {
  return useQuery(queryOf(readWithdrawalRulesCall))
}
