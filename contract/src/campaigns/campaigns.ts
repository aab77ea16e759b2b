import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { campaignCategories, campaignStatuses, campaignTypes, platforms } from '../enums.ts'
import { brandId, campaignId, campaignParams } from '../ids.ts'
import { byProvider } from '../refusals/outside.ts'
import { cents, centsPerKViews, paging, reverse, search, timestamp } from '../shapes.ts'
import { campaignEdit, newCampaign } from './campaign-form.ts'
import { goneMoney, waitsCents } from './campaign-money.ts'
import { brandReviews } from './trust.ts'

export const pauseReasons = [
  'manual',
  'budget_exhausted',
  'funding_disputed',
  'funding_lost',
  'admin',
  'suspended',
] as const
export type PauseReason = (typeof pauseReasons)[number]

/** Why a campaign is paused, the reason that says most about its money; null while it is not. */
export const campaignPause = z.nullable(z.enum(pauseReasons))

/** A campaign as seen by its brand and by the creators who may submit to it. */
export const campaign = z.object({
  id: campaignId,
  brandId,
  brandName: z.string(),
  brandLogoUrl: z.nullable(z.string()),
  brandReviews,
  name: z.string(),
  type: z.enum(campaignTypes),
  category: z.enum(campaignCategories),
  status: z.enum(campaignStatuses),
  pauseReason: campaignPause,
  /**
   * Everything that keeps it from being live, each ended by whoever may end it. A funded draft has such reasons
   * too; a completed campaign with `admin` cannot be refunded.
   */
  pauseReasons: z.array(z.enum(pauseReasons)),
  currency: z.literal('usd'),
  budgetCents: cents,
  fundedCents: cents,
  paidOutCents: cents,
  /** Funded and not earned yet; "left" on every screen. */
  leftCents: cents,
  /** Spend per day over the last `paceDays`, or since it went live if that is shorter; 0 unless live or paused. */
  burnPerDayCents: cents,
  rewardRatePerKViewsCents: centsPerKViews,
  minPayoutCents: cents,
  maxPayoutCents: cents,
  flatBonusCents: cents,
  platformsAllowed: z.array(z.enum(platforms)),
  availableContentUrl: z.nullable(z.string()),
  contentRequirements: z.nullable(z.string()),
  thumbnailUrl: z.nullable(z.string()),
  autoApproveAfterHours: z.int(),
  /** How many posts one creator may have in it: pending at a time, and in all. */
  pendingPostsMax: z.int(),
  approvedPostsMax: z.int(),
  /** How many creators it accepts, and how many more it accepts now; null: any number. */
  creatorsMax: z.nullable(z.int()),
  placesLeft: z.nullable(z.int()),
  /** Read and submitted to only by creators who joined by its link. */
  isInviteOnly: z.boolean(),
  /** Whether a post has to be marked as advertising before it is submitted. */
  needsDisclosure: z.boolean(),
  createdAt: timestamp,
  startsAt: z.nullable(timestamp),
  endsAt: z.nullable(timestamp),
  liveAt: z.nullable(timestamp),
})
export type Campaign = z.output<typeof campaign>

export const createCampaignCall = endpoint({
  name: 'createCampaign',
  method: 'POST',
  path: '/api/campaigns',
  summary: 'Save a campaign as a draft',
  access: ['brand'],
  scope: 'campaigns:write',
  refusals: ['campaign-end-passed', 'thumbnail-not-allowed'],
  body: newCampaign,
  response: campaign,
  status: 201,
})

export const editCampaignCall = endpoint({
  name: 'editCampaign',
  method: 'PUT',
  path: '/api/campaigns/{id}',
  summary:
    'Change a campaign: any term of a draft; once live, the name, brief, requirements, thumbnail, further platforms, higher limits and a later end',
  access: ['brand'],
  scope: 'campaigns:write',
  refusals: ['campaign-not-editable', 'campaign-not-found', 'thumbnail-not-allowed'],
  params: campaignParams,
  body: campaignEdit,
  response: campaign,
})

export const readCampaignCall = endpoint({
  name: 'readCampaign',
  method: 'GET',
  path: '/api/campaigns/{id}',
  summary: 'One campaign; visible to its brand in any state, to creators once live',
  access: 'signed-in',
  scope: 'campaigns:read',
  refusals: ['campaign-not-found'],
  params: campaignParams,
  response: z.extend(campaign, {
    /** Whether the brand has blocked the creator who reads this. */
    isBlocked: z.boolean(),
    /** Null for creators, who see what their own posts are owed. */
    waitsCents: z.nullable(waitsCents),
  }),
})

/** Rate and money left: most first. Ending: soonest first, those without an end last. */
export const campaignSorts = ['newest', 'rate', 'left', 'ending'] as const
export type CampaignSort = (typeof campaignSorts)[number]

export const listCampaignsCall = endpoint({
  name: 'listCampaigns',
  method: 'GET',
  path: '/api/campaigns',
  summary: 'Live campaigns, newest first unless sorted otherwise, with search and filters',
  access: 'signed-in',
  scope: 'campaigns:read',
  query: z.strictObject({
    status: z._default(z.literal('live', 'Only live campaigns are listed'), 'live'),
    search,
    platform: z.optional(z.enum(['all', ...platforms])),
    category: z.optional(z.enum(['all', ...campaignCategories])),
    sort: z._default(z.enum(campaignSorts), 'newest'),
    ...paging,
  }),
  response: z.array(campaign),
})

export const campaignActs = ['pause', 'resume', 'complete'] as const
export type CampaignAct = (typeof campaignActs)[number]

/** A brand's own campaign, with its settings. */
export const ownCampaign = z.extend(campaign, {
  /** What the reader may do with it now, and whether it accepts a payment. */
  acts: z.array(z.enum(campaignActs)),
  takesMoney: z.boolean(),
  ...goneMoney,
  /** The reasons that the reader’s Resume ends; the others stay. Empty where it may not be pressed. */
  resumeEnds: z.array(z.enum(pauseReasons)),
  /** Until when it needs money, because what it had is spent: it ends then. Null otherwise. */
  topUpUntil: z.nullable(timestamp),
  pendingSubmissions: z.int(),
  oldestPendingAt: z.nullable(timestamp),
  totalSubmissions: z.int(),
  totalViews: z.int(),
  /** Why an admin paused it, in their words; null otherwise. */
  pauseNote: z.nullable(z.string()),
  pausedBy: z
    .nullable(z.string())
    .check(
      z.describe(
        'Who of the brand paused it, or the name of the API key that did. Null if nobody of the brand did, and to the person who did it; an API key reads every name.',
      ),
    ),
})
export type OwnCampaign = z.output<typeof ownCampaign>

/** `left`: what runs out next; a campaign that cannot spend, such as a draft, comes last, also when reversed. */
/** `money`: those that end without a top-up before the others, both newest first. */
export const ownCampaignOrders = [
  'newest',
  'money',
  'funded',
  'spent',
  'views',
  'left',
  'review',
] as const
export type OwnCampaignOrder = (typeof ownCampaignOrders)[number]

export const listOwnCampaignsCall = endpoint({
  name: 'listOwnCampaigns',
  method: 'GET',
  path: '/api/brand/campaigns',
  summary: 'The brand’s own campaigns, newest first unless sorted otherwise',
  access: ['brand'],
  scope: 'campaigns:read',
  query: z.strictObject({
    status: z.optional(z.enum(campaignStatuses)),
    search,
    sort: z._default(z.enum(ownCampaignOrders), 'newest'),
    reverse,
    ...paging,
  }),
  response: z.array(ownCampaign),
})

export const readOwnCampaignCall = endpoint({
  name: 'readOwnCampaign',
  method: 'GET',
  path: '/api/brand/campaigns/{id}',
  summary: 'One of the brand’s own campaigns, with its counts',
  access: ['brand'],
  scope: 'campaigns:read',
  refusals: ['campaign-not-found'],
  params: campaignParams,
  response: z.extend(ownCampaign, { waitsCents }),
})

export const pauseCampaignCall = endpoint({
  name: 'pauseCampaign',
  method: 'POST',
  path: '/api/campaigns/{id}/pause',
  summary: 'Pause a live campaign, or keep a paused one paused; approved posts keep earning',
  access: ['brand', 'admin'],
  scope: 'campaigns:write',
  refusals: ['campaign-not-found', 'campaign-status'],
  params: campaignParams,
  response: campaign,
})

export const resumeCampaignCall = endpoint({
  name: 'resumeCampaign',
  method: 'POST',
  path: '/api/campaigns/{id}/resume',
  summary:
    'End your own reasons for a pause; the campaign is live again if none is left, and `pauseReasons` says what it still waits for',
  access: ['brand', 'admin'],
  scope: 'campaigns:write',
  refusals: [
    'campaign-not-found',
    'campaign-status',
    'brand-suspended',
    'campaign-ended',
    'campaign-paused-by-another',
    'campaign-without-money',
    'funding-disputed',
  ],
  params: campaignParams,
  response: campaign,
})

export const completeCampaignCall = endpoint({
  name: 'completeCampaign',
  method: 'POST',
  path: '/api/campaigns/{id}/complete',
  summary: 'End a live or paused campaign or a funded draft, for good',
  access: ['brand', 'admin'],
  scope: 'campaigns:write',
  refusals: [
    'campaign-not-found',
    'campaign-status',
    'campaign-never-funded',
    'payment-not-started',
    ...byProvider,
  ],
  params: campaignParams,
  response: campaign,
})

export const deleteDraftCall = endpoint({
  name: 'deleteDraft',
  method: 'DELETE',
  path: '/api/campaigns/{id}',
  summary: 'Delete a draft that was never funded',
  access: ['brand'],
  scope: 'campaigns:write',
  refusals: ['campaign-not-found', 'campaign-not-deletable', 'payment-not-started', ...byProvider],
  params: campaignParams,
  response: z.object({ ok: z.literal(true) }),
})
