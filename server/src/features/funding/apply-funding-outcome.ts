import { setApartSentence } from '@permille/contract/funding/funding'
import type { FundingId } from '@permille/contract/ids'
import type { FundingIntent, PaidCard } from '#integrations/stripe/payment-provider.ts'
import { bookFunding } from '#money/movements/fund-campaign.ts'
import { setPaymentApart } from '#money/movements/unmatched/set-payment-apart.ts'
import { listUnmatchedPayments } from '#money/movements/unmatched/take-in-unmatched.ts'
import type { Clock } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { invariant } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { giveBackUse } from '#platform/limits/usage.ts'
import type { Log } from '#platform/log.ts'
import { writeAudit } from '../accounts/public.ts'
import { isPaymentSetApart, lockCampaign, recordFunding } from '../campaigns/public.ts'
import {
  assessResubmitted,
  chargedCents,
  type Funding,
  isUnpaidTooLong,
  startedPayments,
  type Verdict,
  verdictOn,
} from './funding.ts'
import type { FundingOutcomeDeps } from './funding-deps.ts'
import { campaignFunded, fundingBooked } from './funding-jobs.ts'
import { attachIntent, endFunding, findFunding, lockFunding, noteChecked } from './funding-store.ts'

/** The result of applying the provider's state; `set-apart`: it is paid, and its campaign accepts no money. */
type Applied = Verdict['kind'] | 'set-apart'
export type FundingOutcome = Applied | 'unsent' | 'missing'

/**
 * Applies the provider's state to a funding: the one function behind webhook, return from the payment
 * page and reconciliation. `hintedIntentId` names the payment if the row does not yet.
 */
export async function applyFundingOutcome(
  deps: FundingOutcomeDeps,
  fundingId: FundingId,
  hintedIntentId?: string,
): Promise<FundingOutcome> {
  const funding = await findFunding(deps.database, fundingId)
  if (funding === undefined) return 'missing'
  if (funding.status === 'succeeded') return 'unchanged'
  const intentId = funding.stripePaymentIntentId ?? hintedIntentId
  if (intentId === undefined) return 'unsent'
  const intent = await askProvider(deps, funding, intentId)
  return deps.database.transaction((tx) => applyIntent(tx, { ...deps, funding, intent }))
}

/** The payment's current state; one not paid in time is cancelled first. */
async function askProvider(
  deps: FundingOutcomeDeps,
  funding: Funding,
  intentId: string,
): Promise<FundingIntent> {
  const intent = await deps.provider.retrieveFundingIntent(intentId)
  const isAbandoned = intent.status === 'open' && isUnpaidTooLong(funding, deps.clock.now())
  return isAbandoned ? deps.provider.cancelFundingIntent(intentId) : intent
}

type FundingKey = Pick<Funding, 'id' | 'campaignId'>

/** Applies the provider's result once, under the campaign's and the funding's lock. */
export async function applyIntent(
  tx: Transaction,
  news: { funding: FundingKey; intent: FundingIntent; clock: Clock; log: Log },
): Promise<Applied> {
  const { intent, log } = news
  const at = news.clock.now()
  const campaign = await lockCampaign(tx, news.funding.campaignId)
  const funding = await lockFunding(tx, news.funding.id)
  const [stray] = await listUnmatchedPayments(tx, [intent.id])
  const verdict = stray === undefined ? verdictOn(funding, intent) : assessResubmitted(funding)
  const fundingId = funding.id
  switch (verdict.kind) {
    case 'unchanged':
      break
    case 'succeeded':
      await attachIntent(tx, { fundingId, intentId: intent.id })
      if (isPaymentSetApart(campaign)) {
        await setApart(tx, funding, { at, intent })
        return 'set-apart'
      }
      await book(tx, { ...funding, stripePaymentIntentId: intent.id }, { at, card: intent.card })
      break
    case 'failed':
      await attachIntent(tx, { fundingId, intentId: intent.id })
      await endFunding(tx, { fundingId, status: 'failed', lastError: verdict.lastError, at })
      await auditOutcome(tx, funding, 'failed')
      break
    case 'pending':
      await attachIntent(tx, { fundingId, intentId: intent.id })
      await noteChecked(tx, { ...verdict, fundingId, at })
      break
    case 'mismatch':
      log.error({ fundingId, intentId: intent.id }, `funding not booked: ${verdict.lastError}`)
      await noteChecked(tx, { ...verdict, fundingId, isProcessing: false, at })
      break
  }
  return verdict.kind
}

async function book(
  tx: Transaction,
  funding: Funding,
  { at, card }: { at: Date; card: PaidCard | null },
): Promise<void> {
  const { id: fundingId, campaignId, amountCents, feeCents } = funding
  const paymentIntentId = funding.stripePaymentIntentId
  invariant(paymentIntentId !== null, `funding ${fundingId} is paid without a payment`)
  await endFunding(tx, { fundingId, status: 'succeeded', lastError: null, card, at })
  await giveBackUse(tx, startedPayments(funding))
  await bookFunding(tx, { paymentIntentId, campaignId, amountCents, feeCents, at })
  await recordFunding(tx, { campaignId, amountCents, feeCents, at })
  await enqueue(tx, campaignFunded, { payload: { campaignId } })
  await enqueue(tx, fundingBooked, { payload: { fundingId } })
  await auditOutcome(tx, funding, 'succeeded')
}

/** Paid while the campaign accepts no money, because its bank disputes a payment or has kept one. */
async function setApart(
  tx: Transaction,
  funding: Funding,
  { at, intent }: { at: Date; intent: FundingIntent },
): Promise<void> {
  const { id: fundingId, brandId } = funding
  const lastError = setApartSentence
  await endFunding(tx, { fundingId, status: 'failed', lastError, card: intent.card, at })
  await giveBackUse(tx, startedPayments(funding))
  const paid = { paymentIntentId: intent.id, amountCents: chargedCents(funding) }
  await setPaymentApart(tx, { ...paid, fundingId, brandId, at })
  await auditOutcome(tx, funding, 'set-apart')
}

export async function auditOutcome(
  tx: Transaction,
  funding: Funding,
  status: 'succeeded' | 'failed' | 'set-apart',
): Promise<void> {
  await writeAudit(tx, {
    actor: { kind: 'system' },
    action: `funding.${status}`,
    objectType: 'funding',
    objectId: funding.id,
    before: { status: funding.status },
    after: { status, amountCents: funding.amountCents, feeCents: funding.feeCents },
  })
}
