import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { platforms } from '../enums.ts'
import { campaignId, creatorId } from '../ids.ts'
import { riskFilters } from '../risk/signals.ts'
import { cents, paging, reverse, search, timestamp } from '../shapes.ts'
import { queueOrders } from './orders.ts'
import { brandSubmission } from './submissions.ts'

/**
 * `risk`: pending with risk flags. `overdue`: pending past its deadline, waiting for an admin.
 * `pending`: not decided yet. These three list the next deadline first. `doubted`: approved, with
 * earnings that are set aside, the longest first.
 */
export const submissionQueues = ['risk', 'overdue', 'doubted', 'pending', 'all'] as const
export type SubmissionQueue = (typeof submissionQueues)[number]

export const adminSubmission = z.extend(brandSubmission, {
  brandName: z.string(),
  /** Why its new earnings are frozen; null if they are not. */
  doubt: z.nullable(z.object({ reason: z.string(), since: timestamp, setAsideCents: cents })),
})
export type AdminSubmission = z.output<typeof adminSubmission>

export const listAllSubmissionsCall = endpoint({
  name: 'listAllSubmissions',
  method: 'GET',
  path: '/api/admin/submissions',
  summary: 'Submissions of every brand, by queue; all of them newest first unless sorted otherwise',
  access: ['admin'],
  scope: 'submissions:read',
  query: z.strictObject({
    queue: z._default(z.enum(submissionQueues), 'all'),
    creatorId: z.optional(creatorId),
    campaignId: z.optional(campaignId),
    platform: z.optional(z.enum(platforms)),
    risk: z.optional(z.enum(riskFilters)),
    search,
    sort: z.optional(z.enum(queueOrders)),
    reverse,
    ...paging,
  }),
  response: z.array(adminSubmission),
})
