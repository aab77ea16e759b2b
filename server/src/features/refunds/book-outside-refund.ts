import type { RefundId } from '@permille/contract/ids'
import type { Refund } from '#integrations/stripe/payment-provider.ts'
import { reserveRefunds } from '#money/movements/reserve-refunds.ts'
import {
  readUnmatchedLeft,
  reserveUnmatchedRefund,
} from '#money/movements/unmatched/take-in-unmatched.ts'
import { pauseSpent } from '#money/pause-spent.ts'
import type { Transaction } from '#platform/database/database.ts'
import { newId } from '#platform/ids.ts'
import { writeAudit } from '../accounts/public.ts'
import type { RefundDeps } from './refund-deps.ts'
import { findRefundMade, markMadeElsewhere } from './refund-store.ts'
import { lockPaymentOf, lockUnmatchedPaymentOf, partOf } from './refunded-payment.ts'
import { applyRefund } from './send-refund.ts'

/**
 * The outcome for a refund that was not requested here. `foreign`: of a payment that is not ours. `too-much`:
 * requests here and there exceed the payment, so one of the two will be refused.
 */
export type OutsideOutcome = 'booked' | 'nothing' | 'foreign' | 'too-much'

/**
 * Books a refund made at the provider's dashboard, out of what its campaign has left; the brand owes the rest.
 * A live campaign without money then pauses. Its later outcomes are followed like those of any refund.
 */
export async function bookOutsideRefund(deps: RefundDeps, refund: Refund): Promise<OutsideOutcome> {
  const at = deps.clock.now()
  return await deps.database.transaction(async (tx) => {
    const payment = await lockPaymentOf(tx, refund)
    if (payment === undefined) return await bookOfUnmatchedPayment(tx, refund, at)
    const { campaignId } = payment
    const existing = await findRefundMade(tx, refund.id)
    const refundId = existing ?? newId<RefundId>()
    const made = { ...refund, refundId }
    if (existing === undefined) {
      if (refund.status === 'failed') return 'nothing'
      if (mayBeOurs(refund)) return 'too-much'
      const part = await partOf(tx, made, { payment, at })
      if (part === null) return 'too-much'
      const order = { campaignId, requestedBy: null, parts: [part], at: refund.createdAt }
      await reserveRefunds(tx, order)
      await markMadeElsewhere(tx, refundId)
      await auditFound(tx, made)
    }
    await applyRefund(tx, made, at)
    await pauseSpent(tx, { campaignIds: [campaignId], at })
    return 'booked'
  })
}

/** It names one of ours, unreadably: it is booked under its own id once the provider has reported that. */
function mayBeOurs({ damaged = [] }: Refund): boolean {
  return damaged.some(({ field }) => field === 'refundId')
}

/** For a payment that is booked as unmatched. */
async function bookOfUnmatchedPayment(
  tx: Transaction,
  refund: Refund,
  at: Date,
): Promise<OutsideOutcome> {
  const exceptionId = await lockUnmatchedPaymentOf(tx, refund)
  if (exceptionId === undefined) return 'foreign'
  const existing = await findRefundMade(tx, refund.id)
  const refundId = existing ?? newId<RefundId>()
  const made = { ...refund, refundId }
  if (existing === undefined) {
    if (refund.status === 'failed') return 'nothing'
    if (mayBeOurs(refund)) return 'too-much'
    const { amountCents, createdAt } = refund
    if ((await readUnmatchedLeft(tx, exceptionId)) < amountCents) return 'too-much'
    await reserveUnmatchedRefund(tx, { id: refundId, exceptionId, amountCents, at: createdAt })
    await markMadeElsewhere(tx, refundId)
    await auditFound(tx, made)
  }
  await applyRefund(tx, made, at)
  return 'booked'
}

async function auditFound(
  tx: Transaction,
  { refundId, id: providerId, amountCents }: Refund & { refundId: RefundId },
): Promise<void> {
  await writeAudit(tx, {
    actor: { kind: 'system' },
    action: 'refund.found',
    objectType: 'refund',
    objectId: refundId,
    after: { providerId, amountCents },
  })
}
