import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { campaignStatuses } from '../enums.ts'
import { brandId, campaignParams, userId } from '../ids.ts'
import { paging, reason, search } from '../shapes.ts'
import { campaign, ownCampaign } from './campaigns.ts'

/** Any brand's campaign, with the user who owns the brand. */
export const adminCampaign = z.extend(ownCampaign, { brandUserId: userId })
export type AdminCampaign = z.output<typeof adminCampaign>

export const listAllCampaignsCall = endpoint({
  name: 'listAllCampaigns',
  method: 'GET',
  path: '/api/admin/campaigns',
  summary: 'Every brand’s campaigns, newest first, with search and filters',
  access: ['admin'],
  query: z.strictObject({
    search,
    status: z.optional(z.enum(campaignStatuses)),
    brandId: z.optional(brandId),
    /** Campaigns of every brand that this user owns. */
    brandUserId: z.optional(userId),
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
