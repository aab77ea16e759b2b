import * as z from 'zod/mini'
import { ledgerEvents } from '../books/ledger.ts'
import { endpoint } from '../endpoint.ts'
import { fundingStatuses, ledgerTypes } from '../enums.ts'
import { paymentFacts } from '../funding/funding.ts'
import {
  campaignId,
  campaignParams,
  fundingId,
  fundingParams,
  ledgerEntryId,
  ledgerEntryParams,
  refundId,
  submissionId,
} from '../ids.ts'
import { cents, paging, search, timestamp } from '../shapes.ts'

export const readBillingTotalsCall = endpoint({
  name: 'readBillingTotals',
  method: 'GET',
  path: '/api/brand/billing',
  summary:
    'The brand’s payments and where the money is now; paid in + over-refunded = spent + fees + refunded + charged back + held',
  access: ['brand'],
  scope: 'billing:read',
  response: z.object({
    paidInCents: cents,
    spentCents: cents,
    /** The fee earned so far; the rest of it is in what is held. */
    feesCents: cents,
    /** Returned to cards, including what exceeded the campaigns' money. */
    refundedCents: cents,
    /** Refunded beyond what campaigns had left and not repaid since, and the part still owed. */
    overRefundedCents: cents,
    owedCents: cents,
    /** Taken back by banks, and not by us: unspent money of campaigns whose payment was disputed. */
    chargedBackCents: cents,
    heldCents: cents,
    /** The part of what is held that is reserved for the fee. */
    feeReserveCents: cents,
    /** What is left of completed campaigns where nothing can earn any more, less what is owed and what is reserved. */
    refundableCents: cents,
    /** The part that stays because creators can still dispute decisions about their posts. */
    reservedCents: cents,
    /** Payments still on their way through a bank; included in none of the sums above. */
    pendingCents: cents,
  }),
})

/** One payment by a brand, with everything on its receipt. */
export const brandFunding = z.object({
  id: fundingId,
  /** Such as "R-2026-0042", without a gap within a year; null until it is paid. */
  receiptNumber: z.nullable(z.string()),
  campaignId,
  campaignName: z.string(),
  amountCents: cents,
  feeCents: cents,
  status: z.enum(fundingStatuses),
  stripePaymentIntentId: z.nullable(z.string()),
  /** Why the provider declined it, in the provider's words. */
  lastError: z.nullable(z.string()),
  createdAt: timestamp,
  settledAt: z.nullable(timestamp),
  ...paymentFacts,
})
export type BrandFunding = z.output<typeof brandFunding>

export const listBrandFundingsCall = endpoint({
  name: 'listBrandFundings',
  method: 'GET',
  path: '/api/brand/fundings',
  summary: 'Every payment of the brand, newest first',
  access: ['brand'],
  scope: 'billing:read',
  query: z.strictObject({
    status: z.optional(z.enum(fundingStatuses)),
    /** Searches the campaign’s name and the receipt’s number. */
    search,
    ...paging,
  }),
  response: z.array(brandFunding),
})

export const readBrandFundingCall = endpoint({
  name: 'readBrandFunding',
  method: 'GET',
  path: '/api/brand/fundings/{id}',
  summary: 'One payment of the brand, for its receipt',
  access: ['brand'],
  scope: 'billing:read',
  refusals: ['funding-not-found'],
  params: fundingParams,
  response: z.extend(brandFunding, {
    brandName: z.string(),
    paidByEmail: z.string(),
    /** As the brand's details say now; null where they say nothing. */
    logoUrl: z.nullable(z.string()),
    legalName: z.nullable(z.string()),
    billingAddress: z.nullable(z.string()),
    taxNumber: z.nullable(z.string()),
    /** The card that paid, as the provider names it, such as "visa"; null where it is not known. */
    cardBrand: z.nullable(z.string()),
    cardLast4: z.nullable(z.string()),
  }),
})

export const refundStatuses = ['requested', 'succeeded', 'failed'] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** Money on its way back to the card of one payment. */
export const refund = z.object({
  id: refundId,
  /** All three null for a payment that no campaign could take. */
  campaignId: z.nullable(campaignId),
  campaignName: z.nullable(z.string()),
  /** The payment whose card is credited, and when it was made. */
  fundingId: z.nullable(fundingId),
  paidAt: timestamp,
  totalCents: cents,
  /** The part of it that was reserved for the fee. */
  feeCents: cents,
  /** The part that its campaign did not have left, and how much of that the brand still owes. */
  owedCents: cents,
  openOwedCents: cents,
  status: z.enum(refundStatuses),
  /** The provider has made it; the bank has not answered while it is still requested. */
  isSent: z.boolean(),
  /** Why it is delayed or failed, or how it was paid another way, in words; null otherwise. */
  reason: z.nullable(z.string()),
  /** For a refund paid outside the provider, or one that failed and was replaced by such a payment. */
  paidReference: z.nullable(z.string()),
  createdAt: timestamp,
  settledAt: z.nullable(timestamp),
})
export type Refund = z.output<typeof refund>

/**
 * A bank claims or questions a payment of the campaign; an admin has paused it; posts may still earn its
 * money; creators can still win all that is left of it; a new brand has just paid it, so an admin looks first.
 */
const refundHindrances = [
  'payment-disputed',
  'paused-by-admin',
  'posts-open',
  'money-reserved',
  'paid-lately',
] as const
export type RefundHindrance = (typeof refundHindrances)[number]

/** A campaign with unspent money that is, or will be, its brand's to ask back. */
export const refundableCampaign = z.object({
  campaignId,
  campaignName: z.string(),
  /** Paid and never started; the refund ends it. */
  isDraft: z.boolean(),
  /** Why it cannot be refunded now; null when it can. */
  hindrance: z.nullable(z.enum(refundHindrances)),
  /** Posts that may still earn the money. */
  openPosts: z.int(),
  /**
   * When the last of them is decided and closed, unless an admin has to review it; or when a recent payment can
   * go back without an admin. Null if neither applies.
   */
  possibleAt: z.nullable(timestamp),
  /** What is refunded now, or once nothing prevents it; without what is reserved. */
  totalCents: cents,
  /** The part that is reserved for the fee. */
  feeCents: cents,
  /** The part that repays what the brand owes; the rest goes back to the cards. */
  keptCents: cents,
  /** What stays because creators can still dispute decisions about their posts, including its fee. */
  reservedCents: cents,
  /** The latest of their last days; null where nothing is reserved, or only for disputes that are open. */
  reservedUntil: z.nullable(timestamp),
  /** How many creators it is for, and how many of their posts are disputed now. */
  reservedCreators: z.int(),
  openDisputes: z.int(),
})
export type RefundableCampaign = z.output<typeof refundableCampaign>

/** The user who requests the refund. */
export const refundRefusals = [
  'campaign-not-found',
  'campaign-not-over',
  'payment-disputed',
  'paused-by-admin',
  'money-reserved',
  'paid-lately',
  'nothing-to-refund',
] as const

export const refundCampaignCall = endpoint({
  name: 'refundCampaign',
  method: 'POST',
  path: '/api/campaigns/{id}/refund',
  summary: 'Refund the rest of an ended campaign to the cards that paid, newest payment first',
  access: ['brand'],
  scope: 'money:move',
  refusals: refundRefusals,
  params: campaignParams,
  response: z.array(refund),
})

export const listRefundsCall = endpoint({
  name: 'listRefunds',
  method: 'GET',
  path: '/api/brand/refunds',
  summary: 'Every refund of the brand, newest first',
  access: ['brand'],
  scope: 'billing:read',
  query: z.strictObject({
    campaignId: z.optional(campaignId),
    status: z.optional(z.enum(refundStatuses)),
    /** Searches the campaign’s name. */
    search,
    ...paging,
  }),
  response: z.array(refund),
})

export const listRefundableCall = endpoint({
  name: 'listRefundable',
  method: 'GET',
  path: '/api/brand/refundable',
  summary: 'Ended campaigns and funded drafts with unspent money, most money first',
  access: ['brand'],
  scope: 'billing:read',
  query: z.strictObject({ campaignId: z.optional(campaignId), ...paging }),
  response: z.array(refundableCampaign),
})

/** Filters for the ledger; a month is a UTC month. */
const ledgerFilter = z.strictObject({
  type: z.optional(z.enum(ledgerTypes)),
  campaignId: z.optional(campaignId),
  month: z.optional(
    z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'month must look like 2026-01')),
  ),
})

export const ledgerLine = z.object({
  id: ledgerEntryId,
  type: z.enum(ledgerTypes),
  event: z.enum(ledgerEvents),
  /** Positive towards the brand's campaigns, negative away from them. */
  amountCents: cents,
  campaignId,
  campaignName: z.string(),
  submissionId: z.nullable(submissionId),
  submissionTitle: z.nullable(z.string()),
  creatorName: z.nullable(z.string()),
  createdAt: timestamp,
})
export type LedgerLine = z.output<typeof ledgerLine>

export const listLedgerCall = endpoint({
  name: 'listLedger',
  method: 'GET',
  path: '/api/brand/ledger',
  summary: 'Every movement of the brand’s money, newest first; they add up to what is held',
  access: ['brand'],
  scope: 'billing:read',
  query: z.extend(ledgerFilter, paging),
  response: z.array(ledgerLine),
})

/** One movement, or the sum of what one post's views or one campaign's fee were booked as on one UTC day. */
const ledgerDay = z.extend(ledgerLine, {
  /** Summed over its lines: `createdAt` and `id` are those of the first. */
  lineCount: z.int(),
})
export type LedgerDay = z.output<typeof ledgerDay>

export const listLedgerDaysCall = endpoint({
  name: 'listLedgerDays',
  method: 'GET',
  path: '/api/brand/ledger/days',
  summary:
    'The brand’s ledger, the views of a post and the fee of a campaign as one row for each UTC day, by its first line, newest first',
  access: ['brand'],
  scope: 'billing:read',
  query: z.extend(ledgerFilter, paging),
  response: z.array(ledgerDay),
})

export const listLinesOfDayCall = endpoint({
  name: 'listLinesOfDay',
  method: 'GET',
  path: '/api/brand/ledger/days/{id}/lines',
  summary: 'The lines of one row of the ledger, by its first line, newest first; they add up to it',
  access: ['brand'],
  scope: 'billing:read',
  refusals: ['ledger-day-not-found'],
  params: ledgerEntryParams,
  query: z.strictObject(paging),
  response: z.array(ledgerLine),
})
