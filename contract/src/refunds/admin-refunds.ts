import * as z from 'zod/mini'
import { refund, refundableCampaign, refundRefusals } from '../billing/billing.ts'
import { endpoint } from '../endpoint.ts'
import { campaignParams, refundParams } from '../ids.ts'
import { byProvider } from '../refusals/outside.ts'
import { confirmedCents, reason, reference } from '../shapes.ts'

/** What an admin does about refunds, for a brand that cannot or a card that cannot take one. */
const act = { method: 'POST', access: ['admin'], needsFreshSignIn: true } as const

export const listAnyRefundableCall = endpoint({
  name: 'listAnyRefundable',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/refundable',
  summary: 'The refundable money of one campaign; empty if nothing is left',
  access: ['admin'],
  params: campaignParams,
  response: z.array(refundableCampaign),
})

export const refundAnyCampaignCall = endpoint({
  name: 'refundAnyCampaign',
  ...act,
  path: '/api/admin/campaigns/{id}/refund',
  summary: 'Refund the rest of an ended campaign for its brand, by the same rules',
  refusals: [...refundRefusals, ...byProvider],
  params: campaignParams,
  body: z.strictObject({ reason }),
  response: z.array(refund),
})

export const payRefundOtherwiseCall = endpoint({
  name: 'payRefundOtherwise',
  ...act,
  path: '/api/admin/refunds/{id}/pay-otherwise',
  summary: 'Record that a refund its card could not accept was paid outside Stripe',
  refusals: [
    'refund-not-found',
    'refund-not-failed',
    'amount-changed',
    'campaign-not-over',
    'payment-disputed',
    'paused-by-admin',
    'money-reserved',
    'nothing-to-refund',
  ],
  params: refundParams,
  body: z.strictObject({
    reason,
    reference,
    /** The amount paid, as confirmation; omitted: what its campaign can still return. */
    expectedCents: z.optional(confirmedCents),
  }),
  response: refund,
})
