import * as z from 'zod/mini'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { platforms, submissionStatuses } from '../enums.ts'
import { historyDay } from '../history/history.ts'
import { campaignId, campaignParams, creatorId, submissionId } from '../ids.ts'
import { day } from '../input/day.ts'
import { cents, paging, timestamp } from '../shapes.ts'

/** The first and the last UTC day, both included. Without one it begins, or ends, with the campaign. */
const range = { from: z.optional(day), to: z.optional(day) }

/** What posts brought in the range, and what they cost their brand. Null: no platform told. */
const measures = {
  viewCount: z.int(),
  spentCents: cents,
  likeCount: z.nullable(z.int()),
  commentCount: z.nullable(z.int()),
  shareCount: z.nullable(z.int()),
  /** All three together, as far as they are known. */
  engagementCount: z.nullable(z.int()),
  /** The views and the cost of the posts of which any of the three is known. */
  engagedViews: z.int(),
  engagedSpentCents: cents,
}
const ofPosts = { postCount: z.int(), ...measures }

const campaignReport = z.object({
  campaign: z.object({ id: campaignId, name: z.string(), brandName: z.string() }),
  /** The days that it covers; null if the campaign was never live by then. */
  firstDay: z.nullable(day),
  lastDay: z.nullable(day),
  /** When its numbers were read. */
  at: timestamp,
  /** Everything the campaign brought and cost. */
  viewCount: z.int(),
  spentCents: cents,
  /** The approved posts. */
  approved: z.object({ ...ofPosts, creatorCount: z.int() }),
  /** The part of their views that was judged not to count and earns nothing; null for less than all time. */
  voidedViews: z.nullable(z.int()),
  /** Posts whose approval was taken back. What they brought before is in no ranking. */
  reversed: z.object({ postCount: z.int(), viewCount: z.int(), spentCents: cents }),
  platforms: z.array(z.object({ platform: z.enum(platforms), ...ofPosts })),
  days: z.array(historyDay),
})
export type CampaignReport = z.output<typeof campaignReport>

export const readCampaignReportCall = endpoint({
  name: 'readCampaignReport',
  method: 'GET',
  path: '/api/brand/campaigns/{id}/report',
  summary: 'Views, engagement and cost of one of your campaigns, for all time or a range of days',
  access: ['brand'],
  scope: 'campaigns:read',
  refusals: ['campaign-not-found'],
  params: campaignParams,
  query: z.strictObject(range),
  response: campaignReport,
})

/** The highest first. */
export const reportOrders = ['views', 'engagement', 'spent'] as const
export type ReportOrder = (typeof reportOrders)[number]

const ranking = z.strictObject({
  ...range,
  sort: z._default(z.enum(reportOrders), 'views'),
  ...paging,
})

export const listReportPostsCall = endpoint({
  name: 'listReportPosts',
  method: 'GET',
  path: '/api/brand/campaigns/{id}/report/posts',
  summary: 'The approved posts of one of your campaigns, ranked by what they brought or cost',
  access: ['brand'],
  scope: 'campaigns:read',
  refusals: ['campaign-not-found'],
  params: campaignParams,
  query: ranking,
  response: z.array(
    z.object({
      id: submissionId,
      title: z.nullable(z.string()),
      postUrl: z.string(),
      platform: z.enum(platforms),
      socialAccountUsername: z.string(),
      creatorName: z.string(),
      status: z.enum(submissionStatuses),
      publishedAt: z.nullable(timestamp),
      ...measures,
    }),
  ),
})
export type ReportPost = ResponseOf<typeof listReportPostsCall>[number]

export const listReportCreatorsCall = endpoint({
  name: 'listReportCreators',
  method: 'GET',
  path: '/api/brand/campaigns/{id}/report/creators',
  summary:
    'The creators of one of your campaigns, ranked by what their approved posts brought or cost',
  access: ['brand'],
  scope: 'campaigns:read',
  refusals: ['campaign-not-found'],
  params: campaignParams,
  query: ranking,
  response: z.array(
    z.object({
      id: creatorId,
      handle: z.string(),
      displayName: z.string(),
      avatarUrl: z.nullable(z.string()),
      ...ofPosts,
    }),
  ),
})
export type ReportCreator = ResponseOf<typeof listReportCreatorsCall>[number]
