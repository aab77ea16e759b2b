import type { RefundId } from '@permille/contract/ids'
import type { Refund } from '../../integrations/stripe/payment-provider.ts'
import { reserveRefunds } from '../../money/movements/reserve-refunds.ts'
import { pauseSpent } from '../../money/pause-spent.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { writeAudit } from '../accounts/public.ts'
import type { RefundDeps } from './refund-deps.ts'
import { findRefundMade, markMadeElsewhere } from './refund-store.ts'
import { lockPaymentOf, partOf } from './refunded-payment.ts'
import { applyRefund } from './send-refund.ts'

/**
 * The outcome for a refund that nobody asked for here. `foreign`: of a payment that is not ours.
 * `too-much`: the campaign has less left than went back, so a person has to decide who bears it.
 */
export type OutsideOutcome = 'booked' | 'nothing' | 'foreign' | 'too-much'

/**
 * Books a refund made at the provider's dashboard, out of what its campaign has left; a live campaign
 * without money then pauses. Whatever it becomes later follows the same way as for one of ours.
 */
export async function bookOutsideRefund(deps: RefundDeps, refund: Refund): Promise<OutsideOutcome> {
  const at = deps.clock.now()
  return await deps.database.transaction(async (tx) => {
    const payment = await lockPaymentOf(tx, refund)
    if (payment === undefined) return 'foreign'
    const { campaignId } = payment
    const known = await findRefundMade(tx, refund.id)
    const refundId = known ?? newId<RefundId>()
    const made = { ...refund, refundId }
    if (known === undefined) {
      if (refund.status === 'failed') return 'nothing'
      const part = await partOf(tx, made, payment)
      if (part === null) return 'too-much'
      const requestedBy = payment.ownerUserId
      await reserveRefunds(tx, { campaignId, requestedBy, parts: [part], at: refund.createdAt })
      await markMadeElsewhere(tx, refundId)
      await auditFound(tx, made)
    }
    await applyRefund(tx, made, at)
    await pauseSpent(tx, { campaignIds: [campaignId], at })
    return 'booked'
  })
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
