import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { platforms } from '../enums.ts'
import { campaignParams, creatorId } from '../ids.ts'
import { cents, timestamp } from '../shapes.ts'
import { keyToBrand, nameToBrand } from '../teams/names.ts'

/** Views gained by approved posts, and what they cost. */
const share = { postCount: z.int(), viewCount: z.int(), spentCents: cents }

export const activityKinds = [
  'created',
  'funded',
  'live',
  'paused',
  'resumed',
  'lifted',
  'completed',
  'edited',
] as const
export type ActivityKind = (typeof activityKinds)[number]

const activity = z.object({
  id: z.string(),
  at: timestamp,
  kind: z.enum(activityKinds),
  actor: z.enum(['brand', 'admin', 'system']),
  by: nameToBrand,
  key: keyToBrand,
  /** Why it was paused; null for other events. */
  reason: z.nullable(z.string()),
  /** The amount funded. */
  amountCents: z.nullable(cents),
  /** The terms that were edited. */
  changed: z.array(z.string()),
})
export type CampaignActivity = z.output<typeof activity>

export const campaignInsight = z.object({
  platforms: z.array(z.object({ platform: z.enum(platforms), ...share })),
  /** The top five by views. */
  creators: z.array(
    z.object({
      creatorId,
      handle: z.string(),
      displayName: z.string(),
      avatarUrl: z.nullable(z.string()),
      ...share,
    }),
  ),
  /** The 20 most recent. */
  activity: z.array(activity),
})
export type Insight = z.output<typeof campaignInsight>

export const readCampaignInsightCall = endpoint({
  name: 'readCampaignInsight',
  method: 'GET',
  path: '/api/brand/campaigns/{id}/insight',
  summary: 'One of your campaigns by platform and by creator, with its activity',
  access: ['brand'],
  scope: 'campaigns:read',
  refusals: ['campaign-not-found'],
  params: campaignParams,
  response: campaignInsight,
})
