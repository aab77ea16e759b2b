import type { Database } from '../../platform/database/database.ts'
import { manyRows } from '../../platform/database/query.ts'
import type { Invariant } from './invariant.ts'
import { accrualInvariants } from './invariants-accruals.ts'
import { brandDebtInvariants } from './invariants-brand-debts.ts'
import { chargebackInvariants } from './invariants-chargebacks.ts'
import { debtInvariants } from './invariants-debts.ts'
import { ledgerInvariants } from './invariants-ledger.ts'
import { payoutInvariants } from './invariants-payouts.ts'
import { providerInvariants } from './invariants-provider.ts'
import { refundInvariants } from './invariants-refunds.ts'
import { restoreInvariants } from './invariants-restore.ts'
import { stateInvariants } from './invariants-state.ts'

export interface InvariantResult {
  readonly id: string
  readonly claim: string
  readonly stopsPayouts: boolean
  readonly offenders: readonly { readonly offender: string; readonly detail: string }[]
  /** Why the check is inconclusive; null when it was checked. */
  readonly unchecked: string | null
  /** What belongs to something else on the same provider account, and was left out. */
  readonly foreignCount?: number
}

type Finding = Pick<InvariantResult, 'offenders' | 'unchecked'>

const invariants: readonly Invariant[] = [
  ...ledgerInvariants,
  ...accrualInvariants,
  ...payoutInvariants,
  ...refundInvariants,
  ...brandDebtInvariants,
  ...debtInvariants,
  ...providerInvariants,
  ...chargebackInvariants,
  ...stateInvariants,
  ...restoreInvariants,
]

/** The rules that the database cannot check alone: they ask the provider. */
export const paymentClaim = {
  id: 'I30',
  claim: 'Every payment that the provider took for us belongs to a funding',
  stopsPayouts: true,
}
export const transferClaim = {
  id: 'I14',
  claim: 'Every payout has at most one transfer at the provider, of its amount and destination',
  stopsPayouts: true,
}

/** Everything that is checked, in id order, for display. */
export const invariantClaims = [...invariants, paymentClaim, transferClaim]
  .map(({ id, claim, stopsPayouts }) => ({ id, claim, stopsPayouts }))
  .sort((a, b) => a.id.localeCompare(b.id))

/**
 * Runs every invariant that is a query; at most 20 offenders each. One that cannot be checked, such as
 * when it exceeds its connection's time limit, is reported as such and does not block the others.
 */
export async function checkInvariants(db: Database): Promise<InvariantResult[]> {
  const results: InvariantResult[] = []
  for (const { id, claim, stopsPayouts, offenders } of invariants) {
    results.push({ id, claim, stopsPayouts, ...(await check(db, offenders)) })
  }
  return results
}

async function check(db: Database, offenders: Invariant['offenders']): Promise<Finding> {
  try {
    return { offenders: await manyRows(db, offenders), unchecked: null }
  } catch (error) {
    return { offenders: [], unchecked: error instanceof Error ? error.message : String(error) }
  }
}

export function isHolding({ offenders, unchecked }: Finding): boolean {
  return offenders.length === 0 && unchecked === null
}
