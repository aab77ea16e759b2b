import * as z from 'zod/mini'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { cents, timestamp } from '../shapes.ts'

/** How much is missing at the provider, and when it will be. */
export const shortfall = z.object({
  cents,
  /** When the amount owed exceeds the amount held; null if only after campaigns are spent. */
  dueAt: z.nullable(timestamp),
})

export const readProviderMoneyCall = endpoint({
  name: 'readProviderMoney',
  method: 'GET',
  path: '/api/admin/provider-money',
  summary: 'The payment provider’s balance beside our debts',
  access: ['admin'],
  scope: 'books:read',
  response: z.object({
    /**
     * When the provider was last read and the amounts owed were summed; null before the first time, while its
     * balance is unknown.
     */
    readAt: z.nullable(timestamp),
    availableCents: cents,
    /** Card payments that have not settled. */
    pendingCents: cents,
    /** Withdrawable, or in a queued payout. */
    owedNowCents: cents,
    /** Earned, in its hold or frozen. */
    owedLaterCents: cents,
    /** Funded and not yet earned. */
    inCampaignsCents: cents,
    shortfall: z.nullable(shortfall),
    /** Payouts delayed until card payments settle. */
    waiting: z.object({ count: z.int(), cents }),
  }),
})
export type ProviderMoney = ResponseOf<typeof readProviderMoneyCall>
