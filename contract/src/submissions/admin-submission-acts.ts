import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { submissionStatuses } from '../enums.ts'
import { submissionId, submissionParams } from '../ids.ts'
import { evidenceMaxLength } from '../limits.ts'
import { cents, reason } from '../shapes.ts'
import { rejectionCodes } from './reasons.ts'

/** What an admin does to a post after its decision; each has a reason that creator and brand read. */
const act = {
  method: 'POST',
  access: ['admin'],
  needsFreshSignIn: true,
  params: submissionParams,
} as const

export const reverseApprovalCall = endpoint({
  name: 'reverseApproval',
  ...act,
  path: '/api/admin/submissions/{id}/reverse',
  summary:
    'Reverse the approval of an approved, locked or paid post, with evidence; unpaid money returns to the campaign, paid money becomes a debt',
  refusals: ['submission-not-found', 'not-approved', 'dispute-open', 'payout-on-its-way'],
  body: z.strictObject({
    code: z.enum(rejectionCodes, 'Choose a reason'),
    reason,
    evidence: z
      .string('Evidence is required')
      .check(
        z.trim(),
        z.minLength(1, 'Evidence is required'),
        z.maxLength(
          evidenceMaxLength,
          `The evidence must be ${evidenceMaxLength.toLocaleString('en-US')} characters or less`,
        ),
      ),
  }),
  response: z.object({
    id: submissionId,
    status: z.enum(submissionStatuses),
    takenBackCents: cents,
    /** The part that had been paid out: the creator owes it. */
    owedCents: cents,
  }),
})

export const approveAgainCall = endpoint({
  name: 'approveAgain',
  ...act,
  path: '/api/admin/submissions/{id}/approve-again',
  summary: 'Approve a rejected or locked post after all; reversed money is paid again',
  refusals: [
    'submission-not-found',
    'account-lost',
    'cap-reached',
    'creator-gone',
    'not-reopenable',
    'post-taken',
    'window-over',
    'withdrawn',
  ],
  body: z.strictObject({ reason }),
  response: z.object({
    id: submissionId,
    status: z.enum(submissionStatuses),
    /** Paid again out of the campaign, and at the marketplace’s expense. */
    reinstatedCents: cents,
    /** What its campaign, which has ended, no longer has. */
    goodwillCents: cents,
    /** What is unpaid until the campaign has money. */
    waitsCents: cents,
    /** The campaign has one creator more than it has places now. */
    isBeyondPlaces: z.boolean(),
  }),
})

export const freezePostMoneyCall = endpoint({
  name: 'freezePostMoney',
  ...act,
  path: '/api/admin/submissions/{id}/hold',
  summary: 'Hold the post’s unpaid money and new earnings for review',
  refusals: ['already-held', 'nothing-to-hold', 'submission-not-found'],
  body: z.strictObject({ reason }),
  response: z.object({ frozenCents: cents }),
})

export const releasePostCall = endpoint({
  name: 'releasePost',
  ...act,
  path: '/api/admin/submissions/{id}/release',
  summary: 'End the hold on a post, which releases its money to the creator',
  refusals: ['not-held', 'submission-not-found'],
  body: z.strictObject({ reason }),
  response: z.object({ releasedCents: cents }),
})

/** More than any post ever had: a typing mistake. */
export const viewsMax = 10_000_000_000
const count = z
  .int('Enter a whole number')
  .check(z.minimum(0, 'Enter a whole number'), z.maximum(viewsMax, 'Enter at most 10 billion'))

export const enterReadingCall = endpoint({
  name: 'enterReading',
  ...act,
  path: '/api/admin/submissions/{id}/readings',
  summary:
    'Enter a manual reading, with a reason as its note; it is settled like any other, and a count far above the last one is set aside',
  refusals: ['submission-not-found', 'payout-on-its-way', 'dispute-open', 'nothing-to-correct'],
  body: z.strictObject({
    viewCount: count,
    likeCount: z.optional(z.nullable(count)),
    commentCount: z.optional(z.nullable(count)),
    shareCount: z.optional(z.nullable(count)),
    /** False for a note, which is shown and never paid. */
    counts: z._default(z.boolean(), true),
    /**
     * An earlier manual reading of an approved post was too high: what it earned beyond this count, and was not
     * withdrawn, returns to the campaign.
     */
    corrects: z._default(z.boolean(), false),
    reason,
  }),
  response: z.object({
    /**
     * For a pending post: counts with its approval, instead of earlier readings. False for a note, for a count
     * below the highest one of an approved post, and where views no longer count.
     */
    counted: z.boolean(),
    accruedCents: cents,
    /** The part that was frozen, because the views are flagged or the money is held. */
    setAsideCents: cents,
    /** What a corrected reading had earned. */
    takenBackCents: cents,
  }),
})
