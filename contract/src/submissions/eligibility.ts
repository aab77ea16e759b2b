import * as z from 'zod/mini'
import { inviteQuery } from '../campaigns/campaigns.ts'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { campaignId, campaignParams } from '../ids.ts'

/** Why a campaign accepts no post from a creator, whatever the post; in the order in which it is checked. */
export const eligibilityCodes = [
  'campaign-live',
  'own-campaign',
  'creator-blocked',
  'creator-limits',
  'campaign-places',
] as const
export type EligibilityCode = (typeof eligibilityCodes)[number]

export const notLiveLabels = 'Not accepting posts right now'
export const fullWords = 'Full right now'

/** In the place of the button that leads to submitting. */
export const eligibilityLabels: Readonly<Record<EligibilityCode, string>> = {
  'campaign-live': notLiveLabels,
  'own-campaign': 'Your own campaign',
  'creator-blocked': 'Takes no posts from you',
  'creator-limits': 'Your limit is reached',
  'campaign-places': fullWords,
}

export const readEligibilityCall = endpoint({
  name: 'readEligibility',
  method: 'GET',
  path: '/api/campaigns/{id}/standing',
  summary:
    'Whether the campaign takes posts from you at the moment, before an account or a post is chosen; an invite-only one with its token, or once joined',
  access: ['creator'],
  refusals: ['campaign-not-found'],
  params: campaignParams,
  query: inviteQuery,
  /** `refusal`: what submitting would be refused with; null where a post can be submitted. */
  response: z.object({
    refusal: z.nullable(z.object({ code: z.enum(eligibilityCodes), message: z.string() })),
  }),
})
export type Eligibility = ResponseOf<typeof readEligibilityCall>

export const listEligibilitiesCall = endpoint({
  name: 'listEligibilities',
  method: 'GET',
  path: '/api/creator/standings',
  summary:
    'The live campaigns that take no posts from you alone, and the full ones in which you have a place; any other is to you what it is to everyone',
  access: ['creator'],
  /** `closed`: why the campaign takes no more posts from you, in a few words; null where it does. */
  response: z.array(z.object({ campaignId, closed: z.nullable(z.string()) })),
})
