import * as z from 'zod/mini'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { campaignId, campaignParams, creatorId } from '../ids.ts'
import { acknowledged, paging, timestamp } from '../shapes.ts'
import { campaign } from './campaigns.ts'

const invite = z.string().check(z.minLength(20), z.maxLength(200))

export const joinCampaignCall = endpoint({
  name: 'joinCampaign',
  method: 'POST',
  path: '/api/offers/{id}/join',
  summary: 'Join an invite-only campaign with the token from its link',
  access: ['creator'],
  refusals: ['campaign-not-found', 'creator-blocked', 'campaign-places', 'suspended'],
  params: campaignParams,
  body: z.strictObject({ invite }),
  response: z.object({ campaignId }),
})

export const listJoinedCampaignsCall = endpoint({
  name: 'listJoinedCampaigns',
  method: 'GET',
  path: '/api/creator/joined-campaigns',
  summary: 'Live invite-only campaigns that you joined, latest first',
  access: ['creator'],
  query: z.strictObject(paging),
  response: z.array(campaign),
})

export const readCampaignLinkCall = endpoint({
  name: 'readCampaignLink',
  method: 'GET',
  path: '/api/campaigns/{id}/link',
  summary: 'The invitation link of your campaign, if it has one, and how many joined',
  access: ['brand'],
  scope: 'campaigns:write',
  keys: 'never',
  refusals: ['campaign-not-found'],
  params: campaignParams,
  response: z.object({
    /** For the address of the campaign’s page: `/offers/{id}?invite={token}`. */
    token: z.nullable(z.string()),
    madeAt: z.nullable(timestamp),
    joinedCount: z.int(),
  }),
})
export type CampaignLink = ResponseOf<typeof readCampaignLinkCall>

export const makeCampaignLinkCall = endpoint({
  name: 'makeCampaignLink',
  method: 'POST',
  path: '/api/campaigns/{id}/link',
  summary: 'Make the invitation link of your invite-only campaign, unless it has one',
  access: ['brand'],
  scope: 'campaigns:write',
  keys: 'never',
  refusals: ['campaign-not-found', 'campaign-open'],
  params: campaignParams,
  response: acknowledged,
})

export const endCampaignLinkCall = endpoint({
  name: 'endCampaignLink',
  method: 'DELETE',
  path: '/api/campaigns/{id}/link',
  summary: 'Turn the invitation link of your campaign off; those who joined stay',
  access: ['brand'],
  scope: 'campaigns:write',
  keys: 'never',
  refusals: ['campaign-not-found'],
  params: campaignParams,
  response: acknowledged,
})

export const listJoinedCreatorsCall = endpoint({
  name: 'listJoinedCreators',
  method: 'GET',
  path: '/api/campaigns/{id}/joined',
  summary: 'The creators who joined your invite-only campaign, latest first',
  access: ['brand'],
  scope: 'campaigns:read',
  refusals: ['campaign-not-found'],
  params: campaignParams,
  query: z.strictObject(paging),
  response: z.array(
    z.object({
      id: creatorId,
      displayName: z.string(),
      handle: z.string(),
      avatarUrl: z.nullable(z.string()),
      joinedAt: timestamp,
      /** Posts in this campaign that are not rejected. */
      postCount: z.int(),
    }),
  ),
})
export type JoinedCreator = ResponseOf<typeof listJoinedCreatorsCall>[number]
