import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { submissionStatuses } from '../enums.ts'
import { submissionId, submissionParams } from '../ids.ts'
import { cents, reason } from '../shapes.ts'
import { rejectionCodes } from '../submissions.ts'

/** What an admin does to a post after its decision; each has a reason that creator and brand read. */
const act = {
  method: 'POST',
  access: ['admin'],
  needsFreshSignIn: true,
  params: submissionParams,
} as const

export const reverseApprovalCall = endpoint({
  ...act,
  path: '/api/admin/submissions/{id}/reverse',
  summary:
    'approved, locked or paid → rejected, with evidence: unpaid money returns to the campaign, paid money is owed',
  body: z.strictObject({
    code: z.enum(rejectionCodes, 'Choose a reason'),
    reason,
    evidence: z
      .string('Evidence is required')
      .check(
        z.trim(),
        z.minLength(1, 'Evidence is required'),
        z.maxLength(2000, 'The evidence must be 2,000 characters or less'),
      ),
  }),
  response: z.object({
    id: submissionId,
    status: z.enum(submissionStatuses),
    takenBackCents: cents,
    /** The part of it that had been paid out: the creator owes it. */
    owedCents: cents,
  }),
})

export const approveAgainCall = endpoint({
  ...act,
  path: '/api/admin/submissions/{id}/approve-again',
  summary: 'rejected or locked → approved; what a reversal took back is paid again',
  body: z.strictObject({ reason }),
  response: z.object({
    id: submissionId,
    status: z.enum(submissionStatuses),
    /** Paid again out of the campaign, and at the marketplace’s expense. */
    reinstatedCents: cents,
    goodwillCents: cents,
  }),
})
