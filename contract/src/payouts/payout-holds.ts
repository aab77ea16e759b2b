import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { payoutStatuses } from '../enums.ts'
import { payoutHoldId, payoutId, payoutParams, userParams } from '../ids.ts'
import { byProvider } from '../refusals/outside.ts'
import { acknowledged, cents, confirmedCents, reason, reference } from '../shapes.ts'

/** What an admin does to payouts; the creator reads the reason of a hold. */
const act = { method: 'POST', access: ['admin'], needsFreshSignIn: true } as const
const body = z.strictObject({ reason })
const response = z.object({ id: payoutId, status: z.enum(payoutStatuses) })

export const holdPayoutsCall = endpoint({
  name: 'holdPayouts',
  ...act,
  path: '/api/admin/users/{id}/hold-payouts',
  summary:
    'Hold a creator’s payouts for review: they cannot request one, and a queued one is not sent',
  refusals: ['creator-not-found', 'already-held'],
  params: userParams,
  body,
  response: acknowledged,
})

export const releasePayoutsCall = endpoint({
  name: 'releasePayouts',
  ...act,
  path: '/api/admin/users/{id}/release-payouts',
  summary:
    'End one hold on a creator’s payouts; without another hold, a queued payout continues at once',
  refusals: ['creator-not-found', 'not-held', 'several-holds'],
  params: userParams,
  body: z.strictObject({
    reason,
    /** The creator whose hold ends; optional where there is one. */
    holdId: z.optional(payoutHoldId),
  }),
  response: acknowledged,
})

export const holdPayoutCall = endpoint({
  name: 'holdPayout',
  ...act,
  path: '/api/admin/payouts/{id}/hold',
  summary: 'Hold a queued payout until it is sent or failed by an admin',
  refusals: ['payout-not-found', 'already-held', 'payout-settled', 'payout-in-the-air'],
  params: payoutParams,
  body,
  response,
})

export const retryPayoutCall = endpoint({
  name: 'retryPayout',
  ...act,
  path: '/api/admin/payouts/{id}/retry',
  summary: 'Retry a failed payout for its creator, once; returns the new payout',
  refusals: [
    'payout-not-found',
    'creator-not-found',
    'payout-not-retryable',
    'amount-changed',
    'no-balance',
    'payout-too-small',
    'payout-open',
    'payout-account-missing',
    'payouts-held',
    'held-for-review',
    'payouts-stopped',
    'suspended',
    ...byProvider,
  ],
  params: payoutParams,
  body: z.strictObject({
    reason,
    /** The available balance as shown, as confirmation; omitted: any. */
    expectedCents: z.optional(confirmedCents),
  }),
  response,
})

export const payCreatorOtherwiseCall = endpoint({
  name: 'payCreatorOtherwise',
  ...act,
  path: '/api/admin/users/{id}/pay-otherwise',
  summary:
    'Record that a creator whom Stripe cannot pay was paid their available balance outside Stripe',
  refusals: [
    'creator-not-found',
    'payout-possible',
    'amount-changed',
    'no-balance',
    'payout-too-small',
    'payout-open',
    'payouts-held',
    'held-for-review',
    'payouts-stopped',
    'suspended',
  ],
  params: userParams,
  body: z.strictObject({
    reason,
    reference,
    /** The amount paid: the available balance as shown. */
    expectedCents: confirmedCents,
  }),
  response,
})

export const writeOffDebtCall = endpoint({
  name: 'writeOffDebt',
  ...act,
  path: '/api/admin/users/{id}/write-off-debt',
  summary: 'Write off a creator’s or a brand’s debt at the marketplace’s expense; this is final',
  refusals: ['debtor-not-found', 'no-debt'],
  params: userParams,
  body,
  response: z.object({ writtenOffCents: cents }),
})
