import { paymentTerms } from '@permille/contract/funding/funding'
import type { BrandId, CampaignId, FundingId, UserId } from '@permille/contract/ids'
import { fundingMaximumCents, trackRecordCents } from '@permille/contract/limits'
import { type Cents, feeOn, formatCents, toCents } from '@permille/contract/money'
import { utcTime } from '@permille/contract/notifications/moments'
import { addHours } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { Rejected, Unavailable } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import { countUse } from '#platform/limits/usage.ts'
import { writeAudit } from '../accounts/public.ts'
import { lockFundingTarget } from '../campaigns/public.ts'
import { applyIntent } from './apply-funding-outcome.ts'
import { cancelFunding, failUnsent } from './cancel-funding.ts'
import { chargedCents, type Funding, secondsToNextHour, startedPayments } from './funding.ts'
import type { FundingDeps } from './funding-deps.ts'
import {
  attachIntent,
  insertFunding,
  keepAgreed,
  listOpenFundings,
  readPaymentsOfDay,
} from './funding-store.ts'
import { PaymentNotStarted, requestIntent } from './request-intent.ts'

export const paymentsPerHourDefault = 10
export const firstPaymentsDefault = { countMax: 10, centsMax: 100_000_000 }

export interface WantedFunding {
  readonly brand: { readonly userId: UserId; readonly brandId: BrandId }
  readonly campaignId: CampaignId
  readonly amountCents: Cents
  readonly requestId?: string | undefined
}

export interface StartedFunding {
  readonly clientSecret: string
  readonly fundingId: FundingId
  readonly amountCents: Cents
  readonly feeCents: Cents
}

type AskedFunding = Parameters<typeof insertFunding>[1]
type NewFunding = AskedFunding & Pick<Funding, 'campaignName'>

/** Attempts for the same amount requested at once: a payment may end between two looks at it. */
const triesMax = 3

/**
 * Commits the funding, then requests a payment that the browser confirms. Returns an open one of
 * the same campaign and amount again; cancels one of another amount.
 */
export async function startFunding(
  deps: FundingDeps,
  wanted: WantedFunding,
): Promise<StartedFunding> {
  for (let tries = 1; tries <= triesMax; tries += 1) {
    const started = await tryToStart(deps, wanted)
    if (started !== undefined) return started
  }
  throw new Unavailable(
    'payment-changing',
    'Another payment of this campaign is being made. Try again.',
  )
}

async function tryToStart(
  deps: FundingDeps,
  wanted: WantedFunding,
): Promise<StartedFunding | undefined> {
  const feeCents = feeOn(wanted.amountCents, deps.platformFeeBps)
  const asked = {
    id: newId<FundingId>(),
    campaignId: wanted.campaignId,
    brandId: wanted.brand.brandId,
    amountCents: wanted.amountCents,
    feeCents,
    createdAt: deps.clock.now(),
  }
  refuseTooLarge(asked)
  const { funding, others } = await deps.database.transaction((tx) =>
    openFunding(tx, {
      asked,
      wanted,
      perHour: deps.paymentsPerHour,
      firstPayments: deps.firstPayments,
    }),
  )
  for (const other of others) await cancelFunding(deps, other)
  const clientSecret = await offer(deps, funding)
  if (clientSecret === null) return undefined
  return { clientSecret, fundingId: funding.id, amountCents: wanted.amountCents, feeCents }
}

function refuseTooLarge(funding: Pick<Funding, 'amountCents' | 'feeCents'>): void {
  if (chargedCents(funding) <= fundingMaximumCents) return
  throw new Rejected(
    'funding-too-large',
    `Amount and fee together can be at most ${formatCents(fundingMaximumCents)} in one payment.`,
  )
}

/** Under the campaign's lock: returns the open one, or a new funding. */
async function openFunding(
  tx: Transaction,
  request: {
    asked: AskedFunding
    wanted: WantedFunding
    perHour: number
    firstPayments: FundingDeps['firstPayments']
  },
): Promise<{ funding: NewFunding & Pick<Funding, 'stripePaymentIntentId'>; others: Funding[] }> {
  const { asked, wanted } = request
  await lockFundingTarget(tx, { ...asked, at: asked.createdAt })
  const open = await listOpenFundings(tx, asked.campaignId)
  const same = open.find((each) => isSameCharge(each, asked))
  const others = open.filter((each) => each !== same)
  if (same !== undefined) {
    await keepAgreed(tx, { fundingId: same.id, text: paymentTerms })
    return { funding: same, others }
  }
  await countStart(tx, asked, request.perHour)
  await refuseBeyondDay(tx, asked, request.firstPayments)
  const { campaignName } = await insertFunding(tx, asked)
  await keepAgreed(tx, { fundingId: asked.id, text: paymentTerms })
  await writeAudit(tx, {
    actor: { kind: 'brand', userId: wanted.brand.userId },
    action: 'funding.start',
    objectType: 'funding',
    objectId: asked.id,
    after: {
      campaignId: asked.campaignId,
      amountCents: asked.amountCents,
      feeCents: asked.feeCents,
    },
    requestId: wanted.requestId,
  })
  return { funding: { ...asked, campaignName, stripePaymentIntentId: null }, others }
}

function isSameCharge(
  one: Pick<Funding, 'amountCents' | 'feeCents'>,
  other: Pick<Funding, 'amountCents' | 'feeCents'>,
): boolean {
  return one.amountCents === other.amountCents && one.feeCents === other.feeCents
}

/** Unpaid payments by the dozen are how stolen cards are tested. */
async function countStart(tx: Transaction, asked: AskedFunding, perHour: number): Promise<void> {
  if (await countUse(tx, { ...startedPayments(asked), max: perHour })) return
  const retryAfterSeconds = secondsToNextHour(asked.createdAt)
  const minutes = Math.ceil(retryAfterSeconds / 60)
  throw new Rejected(
    'too-many-payments',
    `You started ${perHour} payments in an hour and did not pay them. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { retryAfterSeconds },
  )
}

/**
 * The provider keeps its fee of a payment that is refunded: someone who pays and refunds in a circle would
 * cost us without a limit. Counted under the brand's row of `countStart`, so two starts do not pass together.
 */
async function refuseBeyondDay(
  tx: Transaction,
  asked: AskedFunding,
  { countMax, centsMax }: FundingDeps['firstPayments'],
): Promise<void> {
  const { createdAt: at } = asked
  const day = await readPaymentsOfDay(tx, { ...asked, at })
  if (day.earnedCents >= trackRecordCents) return
  if (day.count < countMax && day.cents + chargedCents(asked) <= centsMax) return
  const again = addHours(day.firstAt ?? at, 24)
  throw new Rejected(
    'first-payments',
    `Until creators have earned ${formatCents(toCents(trackRecordCents))} from your campaigns, you can make ${countMax} payments and pay ${formatCents(toCents(centsMax))} within 24 hours. You can pay again from ${utcTime(again)}; write to support if you need more.`,
    { retryAfterSeconds: Math.max(60, Math.ceil((again.getTime() - at.getTime()) / 1000)) },
  )
}

/** The secret the browser pays with; null if the payment is no longer open. */
async function offer(
  deps: FundingDeps,
  funding: NewFunding & Pick<Funding, 'stripePaymentIntentId'>,
): Promise<string | null> {
  if (funding.stripePaymentIntentId === null) {
    const intent = await createIntent(deps, funding)
    if (intent === null) return null
    await deps.database.transaction((tx) =>
      attachIntent(tx, { fundingId: funding.id, intentId: intent.id }),
    )
    return intent.clientSecret
  }
  const intent = await deps.provider.retrieveFundingIntent(funding.stripePaymentIntentId)
  if (intent.status === 'open') return intent.clientSecret
  await deps.database.transaction((tx) => applyIntent(tx, { ...deps, funding, intent }))
  return null
}

/**
 * A refusal is definite; without a response the funding stays pending and is reconciled later. Null for
 * one that never reached the provider and never can.
 */
async function createIntent(
  deps: FundingDeps,
  funding: NewFunding,
): Promise<{ id: string; clientSecret: string } | null> {
  try {
    return await requestIntent(deps.provider, funding)
  } catch (error) {
    if (error instanceof Rejected) await failUnsent(deps, funding, error.message)
    if (error instanceof PaymentNotStarted) return null
    throw error
  }
}
