import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { payoutStatuses } from '../enums.ts'
import { payoutId, payoutParams, userParams } from '../ids.ts'
import { acknowledged, cents, reason } from '../shapes.ts'

/** What an admin does to payouts; the creator reads the reason of a hold. */
const act = { method: 'POST', access: ['admin'], needsFreshSignIn: true } as const
const body = z.strictObject({ reason })
const response = z.object({ id: payoutId, status: z.enum(payoutStatuses) })

export const holdPayoutsCall = endpoint({
  ...act,
  path: '/api/admin/users/{id}/hold-payouts',
  summary: 'Hold a creator’s payouts for a review: none is requested, and a queued one is not sent',
  params: userParams,
  body,
  response: acknowledged,
})

export const releasePayoutsCall = endpoint({
  ...act,
  path: '/api/admin/users/{id}/release-payouts',
  summary: 'End the hold of a creator’s payouts; a queued one continues at once',
  params: userParams,
  body,
  response: acknowledged,
})

export const holdPayoutCall = endpoint({
  ...act,
  path: '/api/admin/payouts/{id}/hold',
  summary: 'Hold a queued payout until it is sent or failed by an admin',
  params: payoutParams,
  body,
  response,
})

export const retryPayoutCall = endpoint({
  ...act,
  path: '/api/admin/payouts/{id}/retry',
  summary: 'Request a failed payout’s money again for its creator, once; returns the new payout',
  params: payoutParams,
  body,
  response,
})

export const writeOffDebtCall = endpoint({
  ...act,
  path: '/api/admin/users/{id}/write-off-debt',
  summary:
    'Give up what a creator or a brand still owes, at the marketplace’s expense; this is final',
  params: userParams,
  body,
  response: z.object({ writtenOffCents: cents }),
})
