import { paymentTerms } from '@permille/contract/funding/funding'
import type { CampaignId, FundingId } from '@permille/contract/ids'
import { fundingMaximumCents } from '@permille/contract/limits'
import { type Cents, feeOn, formatCents } from '@permille/contract/money'
import type { Transaction } from '#platform/database/database.ts'
import { Rejected, Unavailable } from '#platform/errors/errors.ts'
import type { ActingBrand } from '#platform/http/actor.ts'
import { newId } from '#platform/ids.ts'
import { writeAudit } from '../accounts/public.ts'
import { lockFundingTarget } from '../campaigns/public.ts'
import { applyIntent } from './apply-funding-outcome.ts'
import { cancelFunding, failUnsent } from './cancel-funding.ts'
import { chargedCents, type Funding } from './funding.ts'
import type { FundingDeps } from './funding-deps.ts'
import { attachIntent, insertFunding, keepAgreed, listOpenFundings } from './funding-store.ts'
import { countStartedPayment, type FundingDraft, requireWithinDay } from './payment-limits.ts'
import { PaymentNotStarted, requestIntent } from './request-intent.ts'

export interface FundingRequest {
  readonly brand: ActingBrand
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

type NewFunding = FundingDraft & Pick<Funding, 'campaignName'>
type OpenFunding = NewFunding & Pick<Funding, 'stripePaymentIntentId'>

/** Attempts for the same amount at once: a payment may end between two reads of it. */
const triesMax = 3

/**
 * Commits the funding, then requests a payment that the browser confirms. Reuses an open payment of the same amount for
 * the same campaign; cancels open ones of other amounts.
 */
export async function startFunding(
  deps: FundingDeps,
  request: FundingRequest,
): Promise<StartedFunding> {
  for (let tries = 1; tries <= triesMax; tries += 1) {
    const started = await tryToStart(deps, request)
    if (started !== undefined) return started
  }
  throw new Unavailable(
    'payment-changing',
    'Another payment of this campaign is being made. Try again.',
  )
}

async function tryToStart(
  deps: FundingDeps,
  request: FundingRequest,
): Promise<StartedFunding | undefined> {
  const draft = draftOf(deps, request)
  refuseTooLarge(draft)
  const { funding, others } = await deps.database.transaction((tx) =>
    openFunding(tx, deps, { draft, request }),
  )
  for (const other of others) await cancelFunding(deps, other)
  const clientSecret = await offer(deps, funding)
  if (clientSecret === null) return undefined
  const { amountCents, feeCents } = draft
  return { clientSecret, fundingId: funding.id, amountCents, feeCents }
}

function draftOf(
  { clock, platformFeeBps }: FundingDeps,
  { campaignId, brand, amountCents }: FundingRequest,
): FundingDraft {
  return {
    id: newId<FundingId>(),
    campaignId,
    brandId: brand.brandId,
    amountCents,
    feeCents: feeOn(amountCents, platformFeeBps),
    createdAt: clock.now(),
  }
}

function refuseTooLarge(funding: Pick<Funding, 'amountCents' | 'feeCents'>): void {
  if (chargedCents(funding) <= fundingMaximumCents) return
  throw new Rejected(
    'funding-too-large',
    `Amount and fee together can be at most ${formatCents(fundingMaximumCents)} in one payment.`,
  )
}

/** Returns the campaign's open funding of this amount, or a new one, and its other open ones. */
async function openFunding(
  tx: Transaction,
  limits: Pick<FundingDeps, 'paymentsPerHour' | 'firstPayments'>,
  { draft, request }: { draft: FundingDraft; request: FundingRequest },
): Promise<{ funding: OpenFunding; others: Funding[] }> {
  await lockFundingTarget(tx, { ...draft, at: draft.createdAt })
  const open = await listOpenFundings(tx, draft.campaignId)
  const same = open.find((each) => isSameCharge(each, draft))
  const others = open.filter((each) => each !== same)
  if (same === undefined) {
    await countStartedPayment(tx, draft, limits.paymentsPerHour)
    await requireWithinDay(tx, draft, limits.firstPayments)
  }
  const funding = same ?? (await insertAndAudit(tx, draft, request))
  await keepAgreed(tx, { fundingId: funding.id, text: paymentTerms })
  return { funding, others }
}

function isSameCharge(
  one: Pick<Funding, 'amountCents' | 'feeCents'>,
  other: Pick<Funding, 'amountCents' | 'feeCents'>,
): boolean {
  return one.amountCents === other.amountCents && one.feeCents === other.feeCents
}

async function insertAndAudit(
  tx: Transaction,
  draft: FundingDraft,
  { brand, requestId }: FundingRequest,
): Promise<OpenFunding> {
  const { id, campaignId, amountCents, feeCents } = draft
  const { campaignName } = await insertFunding(tx, draft)
  await writeAudit(tx, {
    actor: { kind: 'brand', ...brand },
    action: 'funding.start',
    objectType: 'funding',
    objectId: id,
    after: { campaignId, amountCents, feeCents },
    requestId,
  })
  return { ...draft, campaignName, stripePaymentIntentId: null }
}

/** The secret the browser pays with; null if the payment is no longer open. */
async function offer(deps: FundingDeps, funding: OpenFunding): Promise<string | null> {
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
