import { payUnmatchedOtherwise } from '#money/movements/unmatched/pay-unmatched-otherwise.ts'
import type { Transaction } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import {
  type Decided,
  type DiscrepancyDecision,
  decide,
  lockDiscrepancy,
} from './decide-discrepancy.ts'

interface PaidOtherwise extends DiscrepancyDecision {
  /** What the payer finds on their statement. */
  readonly reference: string
}

/**
 * Records that a payment without a campaign was paid back outside the provider because its card could not take
 * it: in full, unless part of it is already on its way.
 */
export async function recordPaidOtherwise(
  tx: Transaction,
  decision: PaidOtherwise,
): Promise<Decided> {
  const { state, mayRefund } = await lockDiscrepancy(tx, decision.exceptionId)
  if (state !== 'returned' || !mayRefund) throw notRefused()
  await payUnmatchedOtherwise(tx, decision)
  const reason = `${decision.reason} (${decision.reference})`
  return await decide(tx, { ...decision, reason, action: 'pay', state })
}

function notRefused(): Rejected {
  return new Rejected(
    'not-refused',
    'Pay another way only what a card could not take back. Refund it first.',
  )
}
