import * as z from 'zod/mini'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { campaignStatuses, platforms } from '../enums.ts'
import { historyDay } from '../history/history.ts'
import { campaignId, reportLinkId, reportLinkParams } from '../ids.ts'
import { day } from '../input/day.ts'
import { passwordMaxLength, passwordMinLength } from '../limits.ts'
import { acknowledged, cents, timestamp } from '../shapes.ts'
import { makingScopes } from '../teams/scopes.ts'

export const reportLinksMax = 50
export const reportNameMaxLength = 80
export const reportCampaignsMax = 100
export const reportDaysDefault = 90
export const reportDaysMax = 365
/** How long a password opens a report in one browser. */
export const unlockedHours = 12
/** How many posts a shared report shows. */
export const sharedPostsMax = 10

const name = z
  .string('A name is required')
  .check(
    z.trim(),
    z.minLength(1, 'A name is required'),
    z.maxLength(reportNameMaxLength, `At most ${reportNameMaxLength} characters`),
  )
const password = z
  .string()
  .check(
    z.minLength(passwordMinLength, `At least ${passwordMinLength} characters`),
    z.maxLength(passwordMaxLength, `At most ${passwordMaxLength} characters`),
  )
const days = z
  .int('Choose an end')
  .check(z.minimum(1), z.maximum(reportDaysMax, 'A link lasts for a year at most'))

const shown = {
  name,
  /** Null for all of the brand’s campaigns, those to come included. */
  campaignIds: z.nullable(
    z
      .array(campaignId)
      .check(
        z.minLength(1, 'Choose at least one campaign'),
        z.maxLength(reportCampaignsMax, `At most ${reportCampaignsMax} campaigns`),
      ),
  ),
  showsMoney: z.boolean(),
  showsCreators: z.boolean(),
  /** The first UTC day that it shows. */
  since: z.nullable(day),
}

const ofBrand = { access: ['brand'], scope: makingScopes.reportLinks, keys: 'never' } as const

export const listReportLinksCall = endpoint({
  name: 'listReportLinks',
  method: 'GET',
  path: '/api/brand/reports',
  summary: 'The links by which your brand shares its results, newest first; ended ones are gone',
  ...ofBrand,
  response: z.array(
    z.object({
      id: reportLinkId,
      name: z.string(),
      /** For the address of the report’s page: `/r/{token}`; null if the server’s key for it is lost. */
      token: z.nullable(z.string()),
      /** Null for all campaigns; one that was deleted is left out. */
      campaigns: z.nullable(z.array(z.object({ id: campaignId, name: z.string() }))),
      hasPassword: z.boolean(),
      showsMoney: z.boolean(),
      showsCreators: z.boolean(),
      since: z.nullable(day),
      expiresAt: timestamp,
      openedCount: z.int(),
      lastOpenedAt: z.nullable(timestamp),
      createdAt: timestamp,
      createdBy: z.string(),
      /** Whoever made it has left the brand. */
      isMakerGone: z.boolean(),
    }),
  ),
})
export type ReportLink = ResponseOf<typeof listReportLinksCall>[number]

export const createReportLinkCall = endpoint({
  name: 'createReportLink',
  method: 'POST',
  path: '/api/brand/reports',
  summary: 'Make a link to your results for someone without an account',
  ...ofBrand,
  refusals: ['campaign-not-found', 'report-links-max', 'scope-missing'],
  body: z.strictObject({
    ...shown,
    password: z._default(z.nullable(password), null),
    expiresInDays: z._default(days, reportDaysDefault),
  }),
  response: z.object({ id: reportLinkId }),
  status: 201,
})

export const editReportLinkCall = endpoint({
  name: 'editReportLink',
  method: 'PUT',
  path: '/api/brand/reports/{id}',
  summary: 'Change what a link shows, its password or its end; its address stays',
  ...ofBrand,
  refusals: ['campaign-not-found', 'report-link-not-found', 'scope-missing'],
  params: reportLinkParams,
  body: z.strictObject({
    ...shown,
    /** Null removes it; it stays if left out. */
    password: z.optional(z.nullable(password)),
    /** From now on; the end stays if left out. */
    expiresInDays: z.optional(days),
  }),
  response: acknowledged,
})

export const revokeReportLinkCall = endpoint({
  name: 'revokeReportLink',
  method: 'DELETE',
  path: '/api/brand/reports/{id}',
  summary: 'Revoke a link; whoever opens it next finds nothing',
  ...ofBrand,
  worksWhileSuspended: true,
  refusals: ['report-link-not-found'],
  params: reportLinkParams,
  response: acknowledged,
})

const tokenParams = z.strictObject({ token: z.string().check(z.maxLength(200)) })
const moneyIfShown = z.nullable(cents)

const sharedReport = z.object({
  name: z.string(),
  brandName: z.string(),
  brandLogoUrl: z.nullable(z.string()),
  showsMoney: z.boolean(),
  showsCreators: z.boolean(),
  since: z.nullable(day),
  /** When the link ends. */
  expiresAt: timestamp,
  /** The days that it covers; null if no campaign was live by then. */
  firstDay: z.nullable(day),
  lastDay: z.nullable(day),
  /** When its numbers were read. */
  at: timestamp,
  viewCount: z.int(),
  spentCents: moneyIfShown,
  /** How many posts there are now, whenever they were submitted; withdrawn ones count as rejected. */
  posts: z.object({ inReview: z.int(), approved: z.int(), rejected: z.int() }),
  /** Only those that were live. */
  campaigns: z.array(
    z.object({
      name: z.string(),
      status: z.enum(campaignStatuses),
      viewCount: z.int(),
      spentCents: moneyIfShown,
    }),
  ),
  days: z.array(z.object({ ...historyDay.shape, amountCents: moneyIfShown })),
  /** The approved posts with the most views. */
  topPosts: z.array(
    z.object({
      platform: z.enum(platforms),
      campaignName: z.string(),
      viewCount: z.int(),
      spentCents: moneyIfShown,
      /** Null unless the link shows creators, and once this one’s account is deleted: a picture often shows who made it, and platforms want them named beside it. */
      post: z.nullable(
        z.object({
          title: z.nullable(z.string()),
          url: z.string(),
          thumbnailUrl: z.nullable(z.string()),
          creatorName: z.string(),
        }),
      ),
    }),
  ),
})
export type SharedReport = z.output<typeof sharedReport>

/** UTC days, both included. */
export const sharedRange = z.strictObject({ from: z.optional(day), to: z.optional(day) })

export const readSharedReportCall = endpoint({
  name: 'readSharedReport',
  method: 'GET',
  path: '/api/reports/{token}',
  summary: 'The results that a brand shares by a link, for all time or a range of days',
  access: 'public',
  refusals: ['report-link-not-found', 'report-locked'],
  params: tokenParams,
  query: sharedRange,
  response: sharedReport,
})

export const unlockReportCall = endpoint({
  name: 'unlockReport',
  method: 'POST',
  path: '/api/reports/{token}/unlock',
  summary: 'Open a shared report that has a password, in this browser for 12 hours',
  access: 'public',
  refusals: ['report-link-not-found', 'report-password-wrong'],
  params: tokenParams,
  body: z.strictObject({ password: z.string().check(z.maxLength(passwordMaxLength)) }),
  response: acknowledged,
})
