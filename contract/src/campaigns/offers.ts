import * as z from 'zod/mini'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { campaignParams } from '../ids.ts'
import { campaign } from './campaigns.ts'
import { brandTrust } from './trust.ts'

const termsOfOffer = z.pick(campaign, {
  id: true,
  brandName: true,
  brandLogoUrl: true,
  name: true,
  category: true,
  status: true,
  budgetCents: true,
  fundedCents: true,
  paidOutCents: true,
  leftCents: true,
  burnPerDayCents: true,
  rewardRatePerKViewsCents: true,
  minPayoutCents: true,
  maxPayoutCents: true,
  flatBonusCents: true,
  platformsAllowed: true,
  contentRequirements: true,
  thumbnailUrl: true,
  autoApproveAfterHours: true,
  pendingPostsMax: true,
  approvedPostsMax: true,
  creatorsMax: true,
  placesLeft: true,
  isInviteOnly: true,
  needsDisclosure: true,
  startsAt: true,
  endsAt: true,
})

/** What anyone may read about a campaign that accepts posts, or will at its start: no brief, no history. */
const offer = z.extend(termsOfOffer, { trust: brandTrust })

/** With the token of the link that led to an invite-only campaign. */
export const inviteQuery = z.strictObject({
  invite: z.optional(z.string().check(z.maxLength(200))),
})

export const readOfferCall = endpoint({
  name: 'readOffer',
  method: 'GET',
  path: '/api/offers/{id}',
  summary:
    'The public page of a live or scheduled campaign; an invite-only one needs its token, unless you joined',
  access: 'public',
  refusals: ['campaign-not-found'],
  params: campaignParams,
  query: inviteQuery,
  response: offer,
})
export type PublicOffer = ResponseOf<typeof readOfferCall>
