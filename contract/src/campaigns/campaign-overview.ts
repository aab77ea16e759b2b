import * as z from 'zod/mini'
import { brandFunding, refund } from '../billing/billing.ts'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { campaignParams } from '../ids.ts'
import { cents, paging } from '../shapes.ts'
import { adminCampaign } from './admin-campaigns.ts'
import { campaignInsight } from './campaign-insight.ts'
import { waitsCents } from './campaign-money.ts'

export const readAnyCampaignCall = endpoint({
  name: 'readAnyCampaign',
  method: 'GET',
  path: '/api/admin/campaigns/{id}',
  summary: 'One campaign of any brand, with its numbers',
  access: ['admin'],
  scope: 'campaigns:read',
  refusals: ['campaign-not-found'],
  params: campaignParams,
  response: z.extend(adminCampaign, { waitsCents }),
})

export const readAnyInsightCall = endpoint({
  name: 'readAnyInsight',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/insight',
  summary: 'One campaign by platform and by creator, with its activity',
  access: ['admin'],
  scope: 'campaigns:read',
  refusals: ['campaign-not-found'],
  params: campaignParams,
  response: campaignInsight,
})

export const readCampaignMoneyCall = endpoint({
  name: 'readCampaignMoney',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/money',
  summary:
    'Where a campaign’s money is; paid in + over-refunded = spent + fees + refunded + debts paid + charged back + held',
  access: ['admin'],
  scope: 'campaigns:read',
  refusals: ['campaign-not-found'],
  params: campaignParams,
  response: z.object({
    paidInCents: cents,
    spentCents: cents,
    /** The fee earned so far; the rest of it is in what is held. */
    feesCents: cents,
    /** Returned to its cards, and the part that exceeded this campaign's money. */
    refundedCents: cents,
    overRefundedCents: cents,
    /** Kept to repay the brand’s debt, for this campaign or another. */
    debtPaidCents: cents,
    /** Taken by banks from what nobody had earned. */
    chargedBackCents: cents,
    heldCents: cents,
  }),
})
export type CampaignMoney = ResponseOf<typeof readCampaignMoneyCall>

export const listCampaignPaymentsCall = endpoint({
  name: 'listCampaignPayments',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/payments',
  summary: 'Every payment for one campaign, newest first',
  access: ['admin'],
  params: campaignParams,
  query: z.strictObject({ ...paging }),
  response: z.array(brandFunding),
})

export const listCampaignRefundsCall = endpoint({
  name: 'listCampaignRefunds',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/refunds',
  summary: 'Every refund of one campaign, newest first',
  access: ['admin'],
  params: campaignParams,
  query: z.strictObject({ ...paging }),
  response: z.array(refund),
})
