import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { campaignStatuses } from '../enums.ts'
import { brandId, campaignParams, userId } from '../ids.ts'
import { paging, reason, reverse, search } from '../shapes.ts'
import { campaign, ownCampaign } from './campaigns.ts'

/** Any brand's campaign, with the user who owns the brand. */
export const adminCampaign = z.extend(ownCampaign, { brandUserId: userId })
export type AdminCampaign = z.output<typeof adminCampaign>

/** `left`: what runs out next, as in a brand's own list. */
export const allCampaignOrders = ['newest', 'funded', 'spent', 'left', 'views', 'posts'] as const
export type AllCampaignOrder = (typeof allCampaignOrders)[number]

export const listAllCampaignsCall = endpoint({
  name: 'listAllCampaigns',
  method: 'GET',
  path: '/api/admin/campaigns',
  summary: 'Every brand’s campaigns, newest first unless sorted otherwise, with search and filters',
  access: ['admin'],
  scope: 'campaigns:read',
  query: z.strictObject({
    search,
    status: z.optional(z.enum(campaignStatuses)),
    brandId: z.optional(brandId),
    /** Campaigns of every brand that this user owns. */
    brandUserId: z.optional(userId),
    sort: z._default(z.enum(allCampaignOrders), 'newest'),
    reverse,
    ...paging,
  }),
  response: z.array(adminCampaign),
})

export const pauseForReasonCall = endpoint({
  name: 'pauseForReason',
  method: 'POST',
  path: '/api/admin/campaigns/{id}/pause',
  summary:
    'Pause a campaign of any brand, live, paused or scheduled, with a reason that the brand reads; only an admin ends this pause',
  access: ['admin'],
  refusals: ['campaign-not-found', 'campaign-status'],
  params: campaignParams,
  body: z.strictObject({ reason }),
  response: campaign,
})
