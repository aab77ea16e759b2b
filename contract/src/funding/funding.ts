import * as z from 'zod/mini'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { campaignStatuses, fundingStatuses } from '../enums.ts'
import { campaignId, campaignParams, fundingId } from '../ids.ts'
import {
  earlyRefundDays,
  earlyRefundsCents,
  fundingMaximumCents,
  fundingMinimumCents,
  smallRefundCents,
  trackRecordCents,
} from '../limits.ts'
import { formatCents, hasWholeCents } from '../money.ts'
import { byProvider } from '../refusals/outside.ts'
import { cents, paging, timestamp } from '../shapes.ts'

/** Dollars as typed: at most two decimals, $1 to $999,999.99. */
export const fundingAmount = z
  .number('Please enter a valid funding amount')
  .check(
    z.minimum(
      fundingMinimumCents / 100,
      `The smallest funding is ${formatCents(fundingMinimumCents)}`,
    ),
    z.maximum(
      fundingMaximumCents / 100,
      `The largest funding is ${formatCents(fundingMaximumCents)}`,
    ),
    z.refine(hasWholeCents, 'Please enter a valid funding amount'),
  )

/** For a payment under these terms: when a new brand's recent payment can be refunded (rules §7). */
export const earlyRefundTerms = `Until creators have earned and kept ${formatCents(trackRecordCents)} from your campaigns, you can refund ${formatCents(earlyRefundsCents)} in ${earlyRefundDays} days and, beyond that, ${formatCents(smallRefundCents)} of each campaign; more goes back ${earlyRefundDays} days after the campaign’s last payment, or sooner if an admin sends it.`

/** Shown beside the button that pays, and kept with the payment: the bank reads it in a dispute. */
export const paymentTerms = `By paying you agree: creators are paid for their counted views at your campaign’s terms, and what they have earned is not refunded. Once you end the campaign, its posts are decided and closed within 72 hours, or later if an admin has to look at one. Then what creators have not earned goes back to your card in one click. What a creator can still win by objecting to a decision is kept until their 7 days are over or the dispute is decided. ${earlyRefundTerms}`

export const createPaymentIntentCall = endpoint({
  name: 'createPaymentIntent',
  method: 'POST',
  path: '/api/stripe/create-payment-intent',
  summary: 'Start funding a campaign by card; the browser confirms with the provider',
  access: ['brand'],
  scope: 'money:move',
  refusals: [
    'campaign-not-found',
    'campaign-completed',
    'campaign-ended',
    'budget-too-large',
    'funding-too-large',
    'funding-disputed',
    'funding-lost',
    'brand-suspended',
    'too-many-payments',
    'first-payments',
    'payment-changing',
    'payment-not-started',
    ...byProvider,
  ],
  body: z.strictObject({ amount: fundingAmount, campaignId }),
  response: z.object({
    clientSecret: z.string(),
    fundingId,
    amountCents: cents,
    feeCents: cents,
  }),
})
export type StartedPayment = ResponseOf<typeof createPaymentIntentCall>

export const refreshFundingCall = endpoint({
  name: 'refreshFunding',
  method: 'POST',
  path: '/api/campaigns/{id}/refresh-funding',
  summary: 'Check one payment with the provider and book its outcome',
  access: ['brand'],
  scope: 'money:move',
  refusals: ['campaign-not-found'],
  params: campaignParams,
  /** Defaults to the newest pending funding. */
  query: z.strictObject({ fundingId: z.optional(fundingId) }),
  response: z.object({
    campaignStatus: z.enum(campaignStatuses),
    budgetCents: cents,
    fundedCents: cents,
    pendingCents: cents,
    /** The provider's message about the last declined attempt. */
    lastError: z.nullable(z.string()),
  }),
})

/** What a brand sees of a payment that its campaign could not accept. */
export const setApartSentence =
  'Your bank had taken back another payment for this campaign, so it takes no money: this payment was set apart. It is yours, and an admin returns it to you.'

/**
 * What happened to a payment after it was paid: kept out of its campaign, at the cardholder’s bank, or returned
 * to the card.
 */
export const paymentEnds = [
  'set_apart',
  'questioned',
  'disputed',
  'charged_back',
  'refunded',
  'partly_refunded',
] as const
export type PaymentEnd = (typeof paymentEnds)[number]

/** Facts about a payment that its status alone does not show. */
export const paymentFacts = {
  /** Paid and on its way through a bank. A pending payment where this is false was started but not paid. */
  isProcessing: z.boolean(),
  /** The money arrived after the campaign had ended. */
  isLate: z.boolean(),
  /** Null while it is untouched. */
  end: z.nullable(z.enum(paymentEnds)),
}

export const listFundingsCall = endpoint({
  name: 'listFundings',
  method: 'GET',
  path: '/api/campaigns/{id}/fundings',
  summary: 'Every funding of one of your campaigns, newest first',
  access: ['brand'],
  scope: 'billing:read',
  refusals: ['campaign-not-found'],
  params: campaignParams,
  query: z.strictObject({ ...paging }),
  response: z.array(
    z.object({
      id: fundingId,
      amountCents: cents,
      feeCents: cents,
      status: z.enum(fundingStatuses),
      stripePaymentIntentId: z.nullable(z.string()),
      createdAt: timestamp,
      ...paymentFacts,
    }),
  ),
})

export const readPaymentSettingsCall = endpoint({
  name: 'readPaymentSettings',
  method: 'GET',
  path: '/api/stripe/config',
  summary: 'Settings for the provider’s payment form',
  access: ['brand'],
  scope: 'money:move',
  response: z.object({
    publishableKey: z.string(),
    /** URL of the provider's script; null for the provider's default. */
    scriptUrl: z.nullable(z.string()),
    feeBps: z.int(),
  }),
})
