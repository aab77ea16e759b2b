import type { FraudWarningId, RefundId, UserId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import type { RefusalCodeOf } from '@permille/contract/refusals/refusals'
import { writeAudit } from '#features/accounts/public.ts'
import { pauseByAdmin } from '#features/campaigns/public.ts'
import { sendRefundJob } from '#features/refunds/public.ts'
import { lockRow } from '#money/locks.ts'
import { reserveRefunds } from '#money/movements/reserve-refunds.ts'
import type { Transaction } from '#platform/database/database.ts'
import { NotFound, Rejected } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { decideWarning, readWarned, type WarnedPayment } from './fraud-store.ts'

interface Decision {
  readonly id: FraudWarningId
  readonly adminUserId: UserId
  /** In the admin's words. */
  readonly reason: string
  readonly at: Date
  readonly requestId: string
}

/**
 * Refunds what the campaign has left of a reported payment to its card, so that less can be disputed, and
 * pauses the campaign. Creators keep what they have earned.
 */
export async function refundWarned(tx: Transaction, decision: Decision): Promise<void> {
  const { at, adminUserId: requestedBy } = decision
  const payment = await lockWarned(tx, decision)
  const { campaignId, fundingId, amountCents, feeCents } = payment
  if (payment.isQuestioned) {
    throw conflict(
      'payment-disputed',
      'A payment of this campaign is disputed: the bank decides first.',
    )
  }
  if (amountCents + feeCents === 0) {
    throw conflict('nothing-to-refund', 'Nothing is left of this payment: creators have earned it.')
  }
  await lockRow(tx, 'funding', fundingId)
  const id = newId<RefundId>()
  const parts = [{ id, fundingId, amountCents, feeCents, owedCents: toCents(0) }]
  await reserveRefunds(tx, { campaignId, requestedBy, parts, at })
  await pauseByAdmin(tx, {
    campaignId,
    userId: requestedBy,
    note: 'The bank of the card that paid reports it as used in fraud.',
    at,
    requestId: decision.requestId,
  })
  await record(tx, decision, 'refunded')
  await enqueue(tx, sendRefundJob, { payload: { refundId: id }, key: `send-refund:${id}` })
}

/** Leaves the payment where it is. */
export async function keepWarned(tx: Transaction, decision: Decision): Promise<void> {
  await lockWarned(tx, decision)
  await record(tx, decision, 'kept')
}

async function lockWarned(tx: Transaction, decision: Decision): Promise<WarnedPayment> {
  const existing = await readWarned(tx, decision)
  if (existing === undefined)
    throw new NotFound('fraud-warning-not-found', 'Fraud warning not found')
  await lockRow(tx, 'campaign', existing.campaignId)
  const locked = await readWarned(tx, decision)
  if (locked === undefined || locked.isDecided) {
    throw conflict('fraud-warning-decided', 'This warning has been decided already.')
  }
  return locked
}

async function record(
  tx: Transaction,
  decision: Decision,
  outcome: 'refunded' | 'kept',
): Promise<void> {
  await decideWarning(tx, { ...decision, decision: outcome })
  await writeAudit(tx, {
    actor: { kind: 'admin', userId: decision.adminUserId },
    action: `fraud-warning.${outcome}`,
    objectType: 'fraud_warning',
    objectId: decision.id,
    after: { reason: decision.reason },
    requestId: decision.requestId,
  })
}

function conflict(code: RefusalCodeOf<409>, message: string): Rejected {
  return new Rejected(code, message)
}
