import * as z from 'zod/mini'
import { inviteQuery } from '../campaigns/campaigns.ts'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { campaignId, campaignParams } from '../ids.ts'

/** Why a campaign takes no post of a creator, whatever the post is; in the order in which it is looked for. */
export const standingCodes = [
  'campaign-live',
  'own-campaign',
  'creator-blocked',
  'creator-limits',
  'campaign-places',
] as const
export type StandingCode = (typeof standingCodes)[number]

export const notLiveWords = 'Not accepting posts right now'
export const fullWords = 'Full right now'

/** In the place of the button that leads to submitting. */
export const standingWords: Readonly<Record<StandingCode, string>> = {
  'campaign-live': notLiveWords,
  'own-campaign': 'Your own campaign',
  'creator-blocked': 'Takes no posts from you',
  'creator-limits': 'Your limit is reached',
  'campaign-places': fullWords,
}

export const readStandingCall = endpoint({
  name: 'readStanding',
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
    refusal: z.nullable(z.object({ code: z.enum(standingCodes), message: z.string() })),
  }),
})
export type Standing = ResponseOf<typeof readStandingCall>

export const listStandingsCall = endpoint({
  name: 'listStandings',
  method: 'GET',
  path: '/api/creator/standings',
  summary:
    'The live campaigns that take no posts from you alone, and the full ones in which you have a place; any other is to you what it is to everyone',
  access: ['creator'],
  /** `closed`: why the campaign takes no more posts from you, in a few words; null where it does. */
  response: z.array(z.object({ campaignId, closed: z.nullable(z.string()) })),
})
