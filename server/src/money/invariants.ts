import type { Database } from '../platform/database/database.ts'
import { manyRows } from '../platform/database/query.ts'
import type { Invariant } from './invariant.ts'
import { accrualInvariants } from './invariants-accruals.ts'
import { ledgerInvariants } from './invariants-ledger.ts'
import { payoutInvariants } from './invariants-payouts.ts'
import { stateInvariants } from './invariants-state.ts'

export interface InvariantResult {
  readonly id: string
  readonly claim: string
  readonly stopsPayouts: boolean
  readonly offenders: readonly { readonly offender: string; readonly detail: string }[]
}

const invariants: readonly Invariant[] = [
  ...ledgerInvariants,
  ...accrualInvariants,
  ...payoutInvariants,
  ...stateInvariants,
]

/** What is checked, in the order of its ids, for those who show it. */
export const invariantClaims = invariants
  .map(({ id, claim, stopsPayouts }) => ({ id, claim, stopsPayouts }))
  .sort((a, b) => a.id.localeCompare(b.id))

/** Runs every invariant; a clean book answers only empty lists. At most 20 offenders each. */
export async function checkInvariants(db: Database): Promise<InvariantResult[]> {
  const results: InvariantResult[] = []
  for (const { id, claim, stopsPayouts, offenders } of invariants) {
    results.push({ id, claim, stopsPayouts, offenders: await manyRows(db, offenders) })
  }
  return results
}
