import type { BrandId, CampaignId, FundingId } from '@permille/contract/ids'
import { type Cents, feeOn, toCents } from '@permille/contract/money'
import type { FundingIntent } from '#integrations/stripe/payment-provider.ts'
import { listUnmatchedPayments } from '#money/movements/unmatched/take-in-unmatched.ts'
import type { Transaction } from '#platform/database/database.ts'
import { completeWhenOver, lockCampaignState, recreateCampaign } from '../campaigns/public.ts'
import { applyFundingOutcome, applyIntent } from './apply-funding-outcome.ts'
import type { FundingOutcomeDeps, RecoveryDeps } from './funding-deps.ts'
import { findFunding, insertFunding } from './funding-store.ts'

/** Whether something that the provider did in a lost history is in the books now. */
export type Recovery =
  | { readonly kind: 'known' | 'nothing' | 'booked' }
  | { readonly kind: 'left-over'; readonly what: string }

/**
 * Books a payment missing after a restore: recreates its funding from the provider's metadata, and the campaign if
 * that is missing too. One that was started and not paid is cancelled, because no poller follows it any more.
 */
export async function recoverPayment(deps: RecoveryDeps, intent: FundingIntent): Promise<Recovery> {
  const { fundingId, isForeign } = intent
  if (isForeign || fundingId === null) return { kind: 'nothing' }
  if ((await findFunding(deps.database, fundingId)) !== undefined) return await follow(deps, intent)
  const latest =
    intent.status === 'open' ? await deps.provider.cancelFundingIntent(intent.id) : intent
  if (latest.status === 'canceled') return { kind: 'nothing' }
  if (latest.status !== 'succeeded')
    return leftOver('A bank has not answered about this payment yet.')
  if ((await listUnmatchedPayments(deps.database, [latest.id])).length > 0) return { kind: 'known' }
  if (await isReturned(deps, latest, 'by-hand')) return { kind: 'nothing' }
  const isReturnedWhole = await isReturned(deps, latest)
  const lost = { ...latest, fundingId, isReturnedWhole }
  return await deps.database.transaction((tx) => rebuild(tx, deps, lost))
}

/** A funding that the backup contains, perhaps without its payment's id. */
async function follow(deps: FundingOutcomeDeps, intent: FundingIntent): Promise<Recovery> {
  const { fundingId } = intent
  if (fundingId === null || intent.status !== 'succeeded') return { kind: 'known' }
  const outcome = await applyFundingOutcome(deps, fundingId, intent.id)
  if (outcome === 'mismatch') return { kind: 'known' }
  return { kind: outcome === 'succeeded' || outcome === 'set-apart' ? 'booked' : 'known' }
}

/** Refunded whole: nothing is left to book, unless it was requested here by a brand that we know. */
export async function isReturned(
  { provider }: Pick<FundingOutcomeDeps, 'provider'>,
  intent: FundingIntent,
  how?: 'by-hand',
): Promise<boolean> {
  const refunds = await provider.listRefunds(intent.id)
  const returned = refunds
    .filter(({ refundId, status }) => status === 'succeeded' && !(how && refundId))
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
  return returned >= intent.amountReceivedCents
}

async function rebuild(
  tx: Transaction,
  deps: RecoveryDeps,
  intent: FundingIntent & { fundingId: FundingId; isReturnedWhole: boolean },
): Promise<Recovery> {
  const { fundingId: id, campaignId, createdAt } = intent
  const brandId = campaignId === null ? null : await brandOf(tx, { ...intent, campaignId })
  if (campaignId === null || brandId === null) {
    if (intent.isReturnedWhole) return { kind: 'nothing' }
    return leftOver('Its campaign and its brand are not in this database. Refund it at Stripe.')
  }
  const feeCents = intent.feeCents ?? feeIn(intent.amountReceivedCents, deps.platformFeeBps)
  const amountCents = toCents(intent.amountReceivedCents - feeCents)
  await insertFunding(tx, { id, campaignId, brandId, amountCents, feeCents, createdAt })
  const kind = await applyIntent(tx, { ...deps, funding: { id, campaignId }, intent })
  await completeWhenOver(tx, campaignId, deps.clock.now())
  const isBooked = kind === 'succeeded' || kind === 'set-apart'
  return isBooked ? { kind: 'booked' } : leftOver(`It could not be booked: ${kind}.`)
}

async function brandOf(
  tx: Transaction,
  { campaignId, brandId, createdAt }: FundingIntent & { campaignId: CampaignId },
): Promise<BrandId | null> {
  const existing = await lockCampaignState(tx, campaignId)
  if (existing !== undefined) return existing.brandId
  if (brandId === null) return null
  const isMade = await recreateCampaign(tx, { id: campaignId, brandId, paidAt: createdAt })
  return isMade ? brandId : null
}

/** The part of a charge that is the fee at this rate, for a payment whose metadata lacks ours. */
function feeIn(chargedCents: Cents, feeBps: number): Cents {
  let amount = Math.floor((chargedCents * 10_000) / (10_000 + feeBps))
  while (amount + feeOn(toCents(amount), feeBps) < chargedCents) amount += 1
  return toCents(chargedCents - amount)
}

function leftOver(what: string): Recovery {
  return { kind: 'left-over', what }
}
