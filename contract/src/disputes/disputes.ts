import * as z from 'zod/mini'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { disputeStatuses, platforms, submissionStatuses } from '../enums.ts'
import { campaignId, disputeId, submissionId, submissionParams } from '../ids.ts'
import { formatCents } from '../money.ts'
import { cents, paging, search, timestamp } from '../shapes.ts'
import { disputeAnswerDays, disputeDays } from '../submissions/deadlines.ts'

/** What a creator may dispute: a rejection, a reversal by an admin, a lock, or money on hold. */
export const disputeMatters = ['rejection', 'reversal', 'lock', 'hold'] as const
export type DisputeMatter = (typeof disputeMatters)[number]

/** How a dispute is resolved for the creator; goodwill may come with the other two. */
export const disputeRemedies = ['approve', 'release', 'goodwill'] as const
export type DisputeRemedy = (typeof disputeRemedies)[number]

export const disputeTextMaxLength = 2000
/** A guard against a slip of the hand. */
export const disputeGoodwillMaxCents = 1_000_000
export const goodwillTooMuch = `The amount must be ${formatCents(disputeGoodwillMaxCents)} or less`

/** The side that has to act; null once the dispute is decided. */
const turn = z.nullable(z.enum(['brand', 'admin']))

/** The clock of a dispute, the same on every screen. */
const clock = {
  matter: z.enum(disputeMatters),
  status: z.enum(disputeStatuses),
  turn,
  createdAt: timestamp,
  /** The brand may answer once until then; an admin decides afterwards, or after the answer. */
  answerDueAt: timestamp,
  answeredAt: z.nullable(timestamp),
  /** The admin's decision. */
  decisionDueAt: timestamp,
  decidedAt: z.nullable(timestamp),
}

/** Read by the creator, the brand and admins alike. */
const dispute = z.object({
  id: disputeId,
  ...clock,
  reason: z.string(),
  answer: z.nullable(z.string()),
  resolutionNotes: z.nullable(z.string()),
  remedy: z.nullable(z.enum(disputeRemedies)),
  goodwillCents: cents,
})
export type Dispute = z.output<typeof dispute>

export const readOwnDisputeCall = endpoint({
  name: 'readOwnDispute',
  method: 'GET',
  path: '/api/creator/submissions/{id}/dispute',
  summary: 'The dispute about one of your posts, or the deadline for opening one',
  access: ['creator'],
  refusals: ['submission-not-found'],
  params: submissionParams,
  response: z.object({
    /** Null if there is nothing to dispute, or the time for it is over. */
    open: z.nullable(
      z.object({
        matter: z.enum(disputeMatters),
        until: timestamp,
        /** What is not paid out yet, and is frozen while the dispute is open. */
        unpaidCents: cents,
      }),
    ),
    dispute: z.nullable(dispute),
    frozenCents: cents,
  }),
})
export type OwnDispute = ResponseOf<typeof readOwnDisputeCall>

export const readDisputeCall = endpoint({
  name: 'readDispute',
  method: 'GET',
  path: '/api/submissions/{id}/dispute',
  summary: 'The dispute about a post, with both sides',
  access: ['brand', 'admin'],
  scope: 'submissions:read',
  refusals: ['submission-not-found'],
  params: submissionParams,
  response: z.object({
    dispute: z.nullable(dispute),
    /** The post's status while the dispute is open. */
    frozenCents: cents,
    /** What an admin may decide now; empty for brands. */
    remedies: z.array(z.enum(disputeRemedies)),
    /** An approval takes the campaign beyond its places for creators. */
    isBeyondPlaces: z.boolean(),
  }),
})
export type DisputeCase = ResponseOf<typeof readDisputeCall>

const text = (words: { missing: string; long: string }) =>
  z
    .string(words.missing)
    .check(
      z.trim(),
      z.minLength(1, words.missing),
      z.maxLength(
        disputeTextMaxLength,
        `${words.long} must be ${disputeTextMaxLength.toLocaleString('en-US')} characters or less`,
      ),
    )

const changed = z.object({ id: disputeId, status: z.enum(disputeStatuses) })

export const openDisputeCall = endpoint({
  name: 'openDispute',
  method: 'POST',
  path: '/api/submissions/{id}/dispute',
  summary: `Dispute a decision about your post; once, within ${disputeDays} days`,
  access: ['creator'],
  refusals: [
    'submission-not-found',
    'already-disputed',
    'nothing-to-dispute',
    'dispute-too-late',
    'suspended',
  ],
  params: submissionParams,
  body: z.strictObject({
    reason: text({ missing: 'Say what is wrong with the decision', long: 'The reason' }),
  }),
  response: changed,
  status: 201,
})

export const answerDisputeCall = endpoint({
  name: 'answerDispute',
  method: 'POST',
  path: '/api/submissions/{id}/dispute/answer',
  summary: `Answer a dispute as the campaign’s brand; once, within ${disputeAnswerDays} days`,
  access: ['brand'],
  scope: 'submissions:review',
  refusals: [
    'submission-not-found',
    'not-disputed',
    'dispute-decided',
    'already-answered',
    'answer-too-late',
  ],
  params: submissionParams,
  body: z.strictObject({ answer: text({ missing: 'Write an answer', long: 'The answer' }) }),
  response: changed,
})

export const decideDisputeCall = endpoint({
  name: 'decideDispute',
  method: 'POST',
  path: '/api/admin/submissions/{id}/dispute/decide',
  summary: 'Resolve a dispute for the creator, or reject it, with notes that both sides read',
  access: ['admin'],
  needsFreshSignIn: true,
  refusals: [
    'submission-not-found',
    'not-disputed',
    'dispute-decided',
    'brand-may-answer',
    'not-rejected',
    'not-held',
    'account-lost',
    'cap-reached',
    'creator-gone',
    'not-reopenable',
    'own-reading',
    'post-taken',
    'window-over',
    'withdrawn',
    'doubt-closed',
    'doubt-not-found',
  ],
  params: submissionParams,
  body: z
    .strictObject({
      decision: z.enum([...disputeRemedies, 'reject'], 'Choose a decision'),
      goodwillCents: z._default(
        z
          .int('The amount must be whole cents')
          .check(
            z.minimum(0, 'The amount must be positive'),
            z.maximum(disputeGoodwillMaxCents, goodwillTooMuch),
          ),
        0,
      ),
      notes: text({ missing: 'Write notes for both sides', long: 'The notes' }),
    })
    .check(
      z.refine((body) => body.decision !== 'goodwill' || body.goodwillCents > 0, {
        message: 'Enter the amount',
        path: ['goodwillCents'],
      }),
      z.refine((body) => body.decision !== 'reject' || body.goodwillCents === 0, {
        message: 'A rejected dispute pays nothing',
        path: ['goodwillCents'],
      }),
    ),
  response: changed,
})

/** A dispute in a list. */
const listedDispute = z.object({
  id: disputeId,
  ...clock,
  submissionId,
  title: z.nullable(z.string()),
  thumbnailUrl: z.nullable(z.string()),
  platform: z.enum(platforms),
  postStatus: z.enum(submissionStatuses),
  campaignName: z.string(),
  brandName: z.string(),
  creatorName: z.string(),
})
export type ListedDispute = z.output<typeof listedDispute>

/** `open` by their next deadline, `decided` newest first. */
export const disputeStates = ['open', 'decided'] as const

const listQuery = {
  state: z._default(z.enum(disputeStates), 'open'),
  platform: z.optional(z.enum(platforms)),
  search,
  ...paging,
}

export const listBrandDisputesCall = endpoint({
  name: 'listBrandDisputes',
  method: 'GET',
  path: '/api/brand/disputes',
  summary: 'Disputes about posts in the brand’s campaigns',
  access: ['brand'],
  scope: 'submissions:read',
  query: z.strictObject({ ...listQuery, campaignId: z.optional(campaignId) }),
  response: z.array(listedDispute),
})

export const listAllDisputesCall = endpoint({
  name: 'listAllDisputes',
  method: 'GET',
  path: '/api/admin/disputes',
  summary: 'Disputes of every brand',
  access: ['admin'],
  query: z.strictObject(listQuery),
  response: z.array(listedDispute),
})

export const countBrandDisputesCall = endpoint({
  name: 'countBrandDisputes',
  method: 'GET',
  path: '/api/brand/disputes/waiting',
  summary: 'The number of disputes that need the brand’s answer, and the first deadline',
  access: ['brand'],
  scope: 'submissions:read',
  response: z.object({ count: z.int(), dueAt: z.nullable(timestamp) }),
})
