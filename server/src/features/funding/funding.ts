import type { FundingStatus } from '@permille/contract/enums'
import type { BrandId, CampaignId, FundingId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import type { FundingIntent } from '#integrations/stripe/payment-provider.ts'
import type { UsageWindow } from '#platform/limits/usage.ts'

/** Money a brand pays into a campaign: the creators' part and, separately, the fee. */
export interface Funding {
  readonly id: FundingId
  readonly campaignId: CampaignId
  /** When the payment was started; null for payments from before it was stored. */
  readonly campaignName: string | null
  readonly brandId: BrandId
  readonly stripePaymentIntentId: string | null
  readonly amountCents: Cents
  readonly feeCents: Cents
  readonly status: FundingStatus
  readonly createdAt: Date
}

/** The amount charged to the card. */
export function chargedCents(funding: Pick<Funding, 'amountCents' | 'feeCents'>): Cents {
  return toCents(funding.amountCents + funding.feeCents)
}

/** Seconds after which an unpaid payment is cancelled at the provider (invariant I19). */
const unpaidSecondsMax = 24 * 3600

export function isUnpaidTooLong(funding: Funding, at: Date): boolean {
  return at.getTime() - funding.createdAt.getTime() >= unpaidSecondsMax * 1000
}

const hourMs = 3_600_000

/** The counter of a brand's started payments; a paid one is uncounted (rules §2). */
export function startedPayments({
  brandId,
  createdAt,
}: Pick<Funding, 'brandId' | 'createdAt'>): UsageWindow {
  const startMs = createdAt.getTime() - (createdAt.getTime() % hourMs)
  const windowStartsAt = new Date(startMs)
  return { scope: `payments:${brandId}`, windowStartsAt, windowSeconds: hourMs / 1000 }
}

/** Seconds until a brand's counter starts again. */
export function secondsToNextHour(at: Date): number {
  return Math.ceil((hourMs - (at.getTime() % hourMs)) / 1000)
}

const wrongPayment = 'This payment was made for something else.'
const wrongAmount = 'The amount received differs from the amount requested.'

const sentBack = 'This payment went back to the card.'

/** A payment that an admin has sent back no longer belongs to a campaign. */
export function assessResubmitted({ status }: Funding): Verdict {
  return status === 'pending' ? { kind: 'failed', lastError: sentBack } : { kind: 'unchanged' }
}

/** Why a completed payment is not booked: an admin has to review it. */
export const mismatchReasons: readonly string[] = [wrongPayment, wrongAmount]

/** What the provider's state means for a funding. A funding never leaves `succeeded`. */
export type Verdict =
  | { readonly kind: 'succeeded' | 'unchanged' }
  | { readonly kind: 'failed'; readonly lastError: string }
  | { readonly kind: 'pending'; readonly lastError: string | null; readonly isProcessing: boolean }
  | { readonly kind: 'mismatch'; readonly lastError: string }

/**
 * Pure and monotone: pending → failed → succeeded, never back. A declined card keeps it pending; a success
 * counts only with the exact amount, in our currency, for this funding. A failed funding whose payment turns
 * out to be made succeeds: the money has arrived.
 */
export function verdictOn(funding: Funding, intent: FundingIntent): Verdict {
  if (funding.status === 'succeeded') return { kind: 'unchanged' }
  const known = funding.stripePaymentIntentId
  const isNamed = isUnreadable(intent) ? known === intent.id : intent.fundingId === funding.id
  if (!isNamed || (known !== null && known !== intent.id)) {
    return { kind: 'mismatch', lastError: wrongPayment }
  }
  if (intent.status === 'succeeded') return verdictOnPaid(funding, intent)
  if (funding.status === 'failed') return { kind: 'unchanged' }
  if (intent.status === 'canceled') {
    return { kind: 'failed', lastError: intent.lastError ?? 'The payment was cancelled.' }
  }
  const isProcessing = intent.status === 'processing'
  return { kind: 'pending', lastError: intent.lastError, isProcessing }
}

/** The id of its funding is damaged, so only our own row can identify it. */
function isUnreadable({ fundingId, damaged = [] }: FundingIntent): boolean {
  return fundingId === null && damaged.some(({ field }) => field === 'fundingId')
}

function verdictOnPaid(funding: Funding, intent: FundingIntent): Verdict {
  const isExact = intent.amountReceivedCents === chargedCents(funding) && intent.isOwnCurrency
  if (isExact) return { kind: 'succeeded' }
  return { kind: 'mismatch', lastError: wrongAmount }
}
