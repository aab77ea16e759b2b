import type { BrandId, RefundId } from '@permille/contract/ids'
import { takeInUnmatchedPayment } from '#money/movements/unmatched/take-in-unmatched.ts'
import type { Transaction } from '#platform/database/database.ts'
import { type Once, withoutKey } from '#platform/database/once.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { applyFundingOutcome } from '../funding/public.ts'
import { requestUnmatchedRefund, trySending } from '../refunds/public.ts'
import type { ComparisonDeps } from './books-deps.ts'
import {
  type Decided,
  type DiscrepancyDecision,
  decide,
  lockDiscrepancy,
  notOpen,
  readSums,
  unknownDiscrepancy,
} from './decide-discrepancy.ts'
import { type DiscrepancyRow, findDiscrepancy, notePayer } from './discrepancy-store.ts'

/**
 * Refunds an unmatched payment in full, and attempts it immediately. A payment that belongs to a campaign after
 * all is booked there, and refused here. What a bank returned can be refunded again.
 */
export async function refundUnmatchedPayment(
  deps: ComparisonDeps,
  decision: DiscrepancyDecision,
  once: Once = withoutKey(deps.database),
): Promise<Decided> {
  const discrepancy = await findDiscrepancy(deps.database, decision.exceptionId)
  if (discrepancy === undefined) throw unknownDiscrepancy()
  const brandId = await findPayer(deps, discrepancy)
  const { refundId, ...decided } = await once(
    (db) => db.transaction((tx) => requestReturn(tx, { ...decision, brandId })),
    (requested) => ({ ...requested }),
  )
  await trySending(deps, [refundId])
  return decided
}

/** Who paid, from the provider's metadata; throws if this payment cannot be returned from here. */
async function findPayer(
  deps: ComparisonDeps,
  { kind, ref, providerCents, state }: DiscrepancyRow,
): Promise<BrandId | null> {
  if (kind !== 'payment') throw notUnmatched()
  const intent = await deps.provider.retrieveFundingIntent(ref)
  const { fundingId } = intent
  if (intent.isForeign || !intent.isOwnCurrency || intent.status !== 'succeeded')
    throw notUnmatched()
  if (intent.amountReceivedCents !== providerCents) throw notUnmatched()
  if (state === 'returned' || fundingId === null) return intent.brandId
  const outcome = await applyFundingOutcome(deps, fundingId, ref)
  if (outcome === 'succeeded') throw belongsToCampaign()
  return intent.brandId
}

interface Return extends DiscrepancyDecision {
  readonly brandId: BrandId | null
}

async function requestReturn(
  tx: Transaction,
  decision: Return,
): Promise<Decided & { refundId: RefundId }> {
  const discrepancy = await lockDiscrepancy(tx, decision.exceptionId)
  if (discrepancy.state !== 'returned') await takeIn(tx, decision, discrepancy)
  const decided = await decide(tx, { ...decision, action: 'refund', state: 'returned' })
  const refund = await requestUnmatchedRefund(tx, decision)
  if (refund === null) throw nothingLeft()
  return { ...decided, refundId: refund.id }
}

async function takeIn(
  tx: Transaction,
  decision: Return,
  discrepancy: DiscrepancyRow,
): Promise<void> {
  const { state, ref: paymentIntentId, providerCents: amountCents } = discrepancy
  if (state === 'booked' || state === 'settled') throw notOpen(state)
  const now = await readSums(tx, discrepancy)
  if (now.ledgerCents !== 0 || now.providerCents !== amountCents) throw belongsToCampaign()
  const { exceptionId, adminUserId, brandId, at } = decision
  await notePayer(tx, exceptionId, brandId)
  await takeInUnmatchedPayment(tx, { paymentIntentId, amountCents, userId: adminUserId, at })
}

function notUnmatched(): Rejected {
  return new Rejected(
    'not-a-stray-payment',
    'Only a whole payment in our currency that the books do not know can be sent back from here. Refund it in Stripe’s dashboard.',
  )
}

function belongsToCampaign(): Rejected {
  return new Rejected(
    'payment-has-a-campaign',
    'This payment belongs to a campaign, and is booked there now. Compare again.',
  )
}

function nothingLeft(): Rejected {
  return new Rejected(
    'nothing-to-refund',
    'This payment is already on its way back, or has arrived.',
  )
}
