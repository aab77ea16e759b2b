import * as z from 'zod/mini'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { kycStatuses, payoutStatuses, platforms } from '../enums.ts'
import { payoutId, payoutParams, submissionId } from '../ids.ts'
import { byProvider } from '../refusals/outside.ts'
import { cents, paging, timestamp } from '../shapes.ts'

export const payout = z.object({
  id: payoutId,
  /** A short number for people, such as "P-1042". */
  number: z.string(),
  totalCents: cents,
  createdAt: timestamp,
  status: z.enum(payoutStatuses),
  /** Why it failed, or how much was returned, in words; null otherwise. */
  reason: z.nullable(z.string()),
})
export type Payout = z.output<typeof payout>

export const listPayoutsCall = endpoint({
  name: 'listPayouts',
  method: 'GET',
  path: '/api/creator/payouts',
  summary: 'Your payouts, newest first',
  access: ['creator'],
  query: z.strictObject({ status: z.optional(z.enum(payoutStatuses)), ...paging }),
  response: z.array(payout),
})

export const readPayoutCall = endpoint({
  name: 'readPayout',
  method: 'GET',
  path: '/api/creator/payouts/{id}',
  summary: 'One of your payouts; its lines add up to its total',
  access: ['creator'],
  refusals: ['payout-not-found'],
  params: payoutParams,
  response: z.extend(payout, {
    settledAt: z.nullable(timestamp),
    /** The transfer at the provider, for questions to its support. */
    transferId: z.nullable(z.string()),
    /** How many posts it pays; none once it has failed, because then another payout pays them. */
    postCount: z.int(),
  }),
})
export type PayoutDetail = ResponseOf<typeof readPayoutCall>

const payoutLine = z.object({
  /** Null for what earlier debts deducted, and for what they or earlier payouts gave back. */
  submissionId: z.nullable(submissionId),
  title: z.nullable(z.string()),
  campaignName: z.nullable(z.string()),
  platform: z.nullable(z.enum(platforms)),
  amountCents: cents,
})
export type PayoutLine = z.output<typeof payoutLine>

export const listPayoutLinesCall = endpoint({
  name: 'listPayoutLines',
  method: 'GET',
  path: '/api/creator/payouts/{id}/lines',
  summary: 'The posts that one of your payouts pays, largest first',
  access: ['creator'],
  refusals: ['payout-not-found'],
  params: payoutParams,
  query: z.strictObject(paging),
  response: z.array(payoutLine),
})

export const createPayoutCall = endpoint({
  name: 'createPayout',
  method: 'POST',
  path: '/api/stripe/create-payout',
  summary: 'Withdraw the whole available balance; an unknown outcome stays queued',
  access: ['creator'],
  refusals: [
    'creator-not-found',
    'suspended',
    'no-balance',
    'payout-too-small',
    'payout-open',
    'payout-account-missing',
    'payouts-held',
    'held-for-review',
    'payouts-stopped',
    'payout-refused',
    ...byProvider,
  ],
  response: z.object({
    id: payoutId,
    totalCents: cents,
    status: z.enum(payoutStatuses),
    /** Why it is still queued, in words; null otherwise. */
    reason: z.nullable(z.string()),
  }),
})

export const readPayoutAccountCall = endpoint({
  name: 'readPayoutAccount',
  method: 'GET',
  path: '/api/stripe/connect/account-status',
  summary: 'State of the payout account',
  access: ['creator'],
  refusals: ['creator-not-found', 'account-invalid', ...byProvider],
  response: z.object({
    detailsSubmitted: z.boolean(),
    payoutsEnabled: z.boolean(),
    kycStatus: z.enum(kycStatuses),
    country: z.nullable(z.string()),
    /** Why the account cannot be paid, in words; null when it can. */
    problem: z.nullable(z.string()),
    /** Its owner can end the problem by continuing the setup. */
    canContinue: z.boolean(),
  }),
})
export type PayoutAccount = ResponseOf<typeof readPayoutAccountCall>

export const readPayoutCountriesCall = endpoint({
  name: 'readPayoutCountries',
  method: 'GET',
  path: '/api/stripe/connect/countries',
  summary: 'The countries of payout accounts, and why some of them cannot be paid',
  access: ['creator'],
  response: z.array(
    z.object({
      /** ISO 3166 code. */
      code: z.string(),
      name: z.string(),
      /** Why accounts there cannot be paid, in words; null when they can. */
      problem: z.nullable(z.string()),
    }),
  ),
})
export type PayoutCountry = ResponseOf<typeof readPayoutCountriesCall>[number]

export const linkPayoutAccountCall = endpoint({
  name: 'linkPayoutAccount',
  method: 'POST',
  path: '/api/stripe/connect/account-link',
  summary: 'Create the payout account for a country, once; returns the onboarding link',
  access: ['creator'],
  needsFreshSignIn: true,
  refusals: [
    'creator-not-found',
    'country-unknown',
    'country-not-available',
    'country-fixed',
    'email-unproven',
    'account-invalid',
    ...byProvider,
  ],
  body: z.strictObject({
    country: z
      .string('Please select your country to continue')
      .check(
        z.trim(),
        z.toUpperCase(),
        z.regex(/^[A-Z]{2}$/, 'Please select your country to continue'),
      ),
  }),
  response: z.object({ url: z.string() }),
})

export const openPayoutDashboardCall = endpoint({
  name: 'openPayoutDashboard',
  method: 'POST',
  path: '/api/stripe/connect/dashboard-link',
  summary: 'Create a single-use link to your dashboard at the provider',
  access: ['creator'],
  needsFreshSignIn: true,
  refusals: ['payout-account-missing', 'account-invalid', ...byProvider],
  response: z.object({ url: z.string() }),
})
