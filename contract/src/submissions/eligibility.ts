import * as z from 'zod/mini'
import { inviteQuery } from '../campaigns/offers.ts'
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
export const overWords = 'This campaign is over'
export const fullWords = 'Full right now'

/** In the place of the button that leads to submitting. */
export const eligibilityLabels: Readonly<Record<EligibilityCode, string>> = {
  'campaign-live': notLiveLabels,
  'own-campaign': 'Your own campaign',
  'creator-blocked': 'Accepts no posts from you',
  'creator-limits': 'Your limit is reached',
  'campaign-places': fullWords,
}

export const readEligibilityCall = endpoint({
  name: 'readEligibility',
  method: 'GET',
  path: '/api/campaigns/{id}/standing',
  summary:
    'Whether the campaign currently accepts your posts, before you choose an account or a post; an invite-only one needs its token, unless you joined',
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
    'Live campaigns that refuse only you, and full ones in which you have a place; all others treat you like everyone else',
  access: ['creator'],
  /** `closed`: why the campaign takes no more posts from you, in a few words; null where it does. */
  response: z.array(z.object({ campaignId, closed: z.nullable(z.string()) })),
})
