import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { kycStatuses, payoutStatuses } from './enums.ts'
import { cents, id, paging, timestamp } from './shapes.ts'

export const payout = z.object({
  id,
  totalCents: cents,
  createdAt: timestamp,
  status: z.enum(payoutStatuses),
  /** Why it failed, in words; null otherwise. */
  reason: z.nullable(z.string()),
})
export type Payout = z.output<typeof payout>

export const listPayoutsCall = endpoint({
  method: 'GET',
  path: '/api/creator/payouts',
  summary: 'The own payouts, newest first',
  access: ['creator'],
  query: z.strictObject(paging),
  answer: z.array(payout),
})

export const createPayoutCall = endpoint({
  method: 'POST',
  path: '/api/stripe/create-payout',
  summary: 'Withdraw the whole available balance; an unknown outcome stays queued',
  access: ['creator'],
  answer: z.object({ id, totalCents: cents, status: z.enum(payoutStatuses) }),
})

export const readPayoutAccountCall = endpoint({
  method: 'GET',
  path: '/api/stripe/connect/account-status',
  summary: 'Whether the payout account is set up',
  access: ['creator'],
  answer: z.object({
    detailsSubmitted: z.boolean(),
    payoutsEnabled: z.boolean(),
    kycStatus: z.enum(kycStatuses),
    country: z.nullable(z.string()),
    /** What stands in the way, in words; null when nothing does. */
    problem: z.nullable(z.string()),
  }),
})

export const linkPayoutAccountCall = endpoint({
  method: 'POST',
  path: '/api/stripe/connect/account-link',
  summary: 'Make the payout account in a country, once, and answer where to finish it',
  access: ['creator'],
  body: z.strictObject({
    country: z
      .string('Please select your country to continue')
      .check(
        z.trim(),
        z.toUpperCase(),
        z.regex(/^[A-Z]{2}$/, 'Please select your country to continue'),
      ),
  }),
  answer: z.object({ url: z.string() }),
})

export const openPayoutDashboardCall = endpoint({
  method: 'POST',
  path: '/api/stripe/connect/dashboard-link',
  summary: 'A single-use link to the creator’s own dashboard at the provider',
  access: ['creator'],
  needsFreshSignIn: true,
  answer: z.object({ url: z.string() }),
})
