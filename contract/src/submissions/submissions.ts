import * as z from 'zod/mini'
import { campaignPause } from '../campaigns/campaigns.ts'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { platforms, submissionStatuses } from '../enums.ts'
import { campaignId, creatorId, socialAccountId, submissionId, submissionParams } from '../ids.ts'
import { pastedPostMaxLength, rejectionNoteMaxLength } from '../limits.ts'
import { byPlatform } from '../refusals/outside.ts'
import { riskFilters, signalCodes } from '../risk/signals.ts'
import { cents, paging, reverse, search, timestamp } from '../shapes.ts'
import { assessmentRefusals } from './checks.ts'
import { deskOrders, ownSubmissionOrders } from './orders.ts'
import { rejectionCodes } from './reasons.ts'
import { deadline, income, receipt } from './receipt.ts'

/** The post's link, or a text that contains it. */
const postUrl = z
  .string('Post URL is required')
  .check(
    z.trim(),
    z.minLength(1, 'Post URL is required'),
    z.maxLength(pastedPostMaxLength, 'Post URL is too long'),
  )

const submissionRequest = { campaignId, socialAccountId, postUrl }

export const submitPostCall = endpoint({
  name: 'submitPost',
  method: 'POST',
  path: '/api/submissions',
  summary: 'Submit a post to a live campaign',
  access: ['creator'],
  refusals: [
    'campaign-not-found',
    'account-not-found',
    'suspended',
    ...assessmentRefusals,
    ...byPlatform,
  ],
  body: z.strictObject(submissionRequest),
  response: z.object({ id: submissionId, status: z.enum(submissionStatuses) }),
  status: 201,
})

export const submissionCheck = z.object({
  code: z.string(),
  passed: z.boolean(),
  message: z.string(),
})
export type SubmissionCheck = z.output<typeof submissionCheck>

/** What submitting a post now would find. */
export const previewedSubmission = z.object({
  checks: z.array(submissionCheck),
  /** The post as it was read; null if no check got that far. */
  post: z.nullable(
    z.object({
      title: z.nullable(z.string()),
      viewCount: z.nullable(z.int()),
      /** Which of your accounts published it; null if none did. */
      authorAccountId: z.nullable(socialAccountId),
    }),
  ),
})
export type PreviewedPost = NonNullable<z.output<typeof previewedSubmission>['post']>

export const previewSubmissionCall = endpoint({
  name: 'previewSubmission',
  method: 'GET',
  path: '/api/submissions/preview',
  summary: 'Check a submission without storing anything',
  access: ['creator'],
  refusals: ['campaign-not-found', 'account-not-found', ...byPlatform],
  query: z.strictObject(submissionRequest),
  response: previewedSubmission,
})

export const previewPictureCall = endpoint({
  name: 'previewPicture',
  method: 'GET',
  path: '/api/submissions/preview/picture',
  summary: 'The still of a post before it is submitted, as a data URL; nothing is stored',
  access: ['creator'],
  refusals: ['account-not-found'],
  query: z.strictObject(submissionRequest),
  response: z.object({ picture: z.nullable(z.string()) }),
})

/** What its creator says they changed before they submitted it again; null if nothing. */
const changes = z.nullable(z.string())

const ownSubmission = z.object({
  id: submissionId,
  title: z.nullable(z.string()),
  campaignId,
  campaignName: z.string(),
  platform: z.enum(platforms),
  socialAccountUsername: z.string(),
  postUrl: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  status: z.enum(submissionStatuses),
  isWithdrawn: z.boolean(),
  /** It earns nothing before the creator verifies its account. */
  needsProof: z.boolean(),
  reason: z.nullable(z.string()),
  /** Before the approval: what was read when it was submitted. */
  viewCount: z.int(),
  earnings: cents,
  submittedAt: timestamp,
})

/** A creator's own submission, as it appears in every list of theirs. */
export const creatorSubmission = z.extend(ownSubmission, {
  /** Views gained in each of the last 14 times 24 hours, newest last; none before the first reading. */
  recentViews: z.array(z.int()),
  /** Until when it may be submitted again; null if it may not, or not while its campaign takes no posts. */
  resubmitUntil: z.nullable(timestamp),
})
export type CreatorSubmission = z.output<typeof creatorSubmission>

export const listCreatorSubmissionsCall = endpoint({
  name: 'listCreatorSubmissions',
  method: 'GET',
  path: '/api/creator/submissions',
  summary: 'Your submissions, newest first unless sorted otherwise',
  access: ['creator'],
  query: z.strictObject({
    status: z.optional(z.enum(submissionStatuses)),
    /** Searches the title and the campaign. */
    search,
    sort: z._default(z.enum(ownSubmissionOrders), 'newest'),
    reverse,
    ...paging,
  }),
  response: z.array(creatorSubmission),
})

export const readCreatorSubmissionCall = endpoint({
  name: 'readCreatorSubmission',
  method: 'GET',
  path: '/api/creator/submissions/{id}',
  summary: 'One of your submissions, with its receipt',
  access: ['creator'],
  refusals: ['submission-not-found'],
  params: submissionParams,
  response: z.extend(ownSubmission, {
    ...receipt,
    ...income,
    changes,
    campaignPause,
  }),
})
export type OwnSubmission = ResponseOf<typeof readCreatorSubmissionCall>

/** A submission on the review desk. */
export const brandSubmission = z.object({
  id: submissionId,
  creatorId,
  creatorName: z.string(),
  creatorHandle: z.string(),
  campaignId,
  campaignName: z.string(),
  platform: z.enum(platforms),
  socialAccountUsername: z.string(),
  isAccountVerified: z.boolean(),
  isWithdrawn: z.boolean(),
  /** Nothing is paid for it until its account is verified. */
  needsProof: z.boolean(),
  postUrl: z.string(),
  title: z.nullable(z.string()),
  thumbnailUrl: z.nullable(z.string()),
  status: z.enum(submissionStatuses),
  reason: z.nullable(z.string()),
  /** Before the approval: what was read when it was submitted. */
  viewCount: z.int(),
  earnings: cents,
  submittedAt: timestamp,
  /** When it was submitted again, after a rejection. */
  resubmittedAt: z.nullable(timestamp),
  /** Why it had been rejected, as its creator read it. */
  rejectedBefore: z.nullable(z.string()),
  changes,
  ...deadline,
  /** What its campaign can still pay; shared by all of its posts. */
  campaignLeftCents: cents,
  /** Approved, and until then that can be undone. */
  approvalFinalAt: z.nullable(timestamp),
  /** The signals of its submission and of its latest reading; the detail has their numbers. */
  riskCodes: z.array(z.enum(signalCodes)),
})
export type BrandSubmission = z.output<typeof brandSubmission>

/** What `day` means on the desk. */
export const dueSoonHours = 24
/** Pending posts whose deadline is near, with what happens then. */
export const dueFilters = ['day', 'approves', 'admin'] as const
export type DueFilter = (typeof dueFilters)[number]

/** What the review desk narrows its list by. */
export const deskFilter = z.strictObject({
  status: z.optional(z.enum(submissionStatuses)),
  campaignId: z.optional(campaignId),
  platform: z.optional(z.enum(platforms)),
  risk: z.optional(z.enum(riskFilters)),
  due: z.optional(z.enum(dueFilters)),
  search,
})

export const listBrandSubmissionsCall = endpoint({
  name: 'listBrandSubmissions',
  method: 'GET',
  path: '/api/brand/submissions',
  summary:
    'Submissions to the brand’s campaigns; pending ones by deadline, others newest first unless sorted otherwise',
  access: ['brand'],
  scope: 'submissions:read',
  query: z.extend(deskFilter, { sort: z.optional(z.enum(deskOrders)), reverse, ...paging }),
  response: z.array(brandSubmission),
})

export const readBrandSubmissionCall = endpoint({
  name: 'readBrandSubmission',
  method: 'GET',
  path: '/api/brand/submissions/{id}',
  summary: 'One submission with the facts a decision needs',
  access: ['brand', 'admin'],
  scope: 'submissions:read',
  refusals: ['submission-not-found'],
  params: submissionParams,
  response: z.extend(brandSubmission, {
    ...receipt,
    /** The caption, as the platform showed it at submission. */
    description: z.nullable(z.string()),
    publishedAt: z.nullable(timestamp),
    /** The page on this server that plays it in its platform's player; null if its link names no post there. */
    player: z.nullable(z.string()),
    brief: z.object({
      contentRequirements: z.nullable(z.string()),
      availableContentUrl: z.nullable(z.string()),
    }),
    /** What was checked for the reviewer, failed ones first. */
    checks: z.array(submissionCheck),
    /** The campaign’s brand has blocked them. */
    isCreatorBlocked: z.boolean(),
    /** Their account is deleted: nothing more can be paid for the post. */
    isCreatorDeleted: z.boolean(),
    creatorFollowerCount: z.int(),
    creatorApproved: z.int(),
    creatorRejected: z.int(),
    /** The creator’s approved posts in this campaign, and how many of them it wants. */
    approvedHere: z.int(),
    approvedHereMax: z.int(),
    /** Approving it after all exceeds the campaign's places for creators. */
    isBeyondPlaces: z.boolean(),
  }),
})
export type ReviewedSubmission = ResponseOf<typeof readBrandSubmissionCall>

const decided = z.object({ id: submissionId, status: z.enum(submissionStatuses) })

export const approveSubmissionCall = endpoint({
  name: 'approveSubmission',
  method: 'POST',
  path: '/api/submissions/{id}/approve',
  summary:
    'Approve a pending post; final for the brand once it can no longer be undone, at approvalFinalAt',
  access: ['brand', 'admin'],
  scope: 'submissions:review',
  refusals: ['submission-not-found', 'already-decided', 'needs-admin', 'needs-person'],
  params: submissionParams,
  response: z.extend(decided, { approvalFinalAt: z.nullable(timestamp) }),
})

const noteTooLong = `The note must be ${rejectionNoteMaxLength.toLocaleString('en-US')} characters or less`

export const rejectSubmissionCall = endpoint({
  name: 'rejectSubmission',
  method: 'POST',
  path: '/api/submissions/{id}/reject',
  summary: 'Reject a pending post, with a reason',
  access: ['brand', 'admin'],
  scope: 'submissions:review',
  refusals: ['already-decided', 'submission-not-found'],
  params: submissionParams,
  body: z
    .strictObject({
      code: z.enum(rejectionCodes, 'Choose a reason'),
      note: z.optional(
        z.nullable(z.string().check(z.trim(), z.maxLength(rejectionNoteMaxLength, noteTooLong))),
      ),
    })
    .check(
      z.refine((body) => body.code !== 'other' || Boolean(body.note), {
        message: 'Say why in the note',
        path: ['note'],
      }),
    ),
  response: decided,
})
