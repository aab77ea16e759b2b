import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { submissionStatuses } from '../enums.ts'
import { submissionId, submissionParams } from '../ids.ts'
import { changesMaxLength } from '../limits.ts'
import { byPlatform } from '../refusals/outside.ts'
import { assessmentRefusals } from './checks.ts'
import { resubmitHours } from './deadlines.ts'
import { previewedSubmission } from './submissions.ts'

const decided = z.object({ id: submissionId, status: z.enum(submissionStatuses) })

export const withdrawPostCall = endpoint({
  name: 'withdrawPost',
  method: 'POST',
  path: '/api/submissions/{id}/withdraw',
  summary: 'Withdraw your own post while it is in review; you can submit it again',
  access: ['creator'],
  refusals: ['already-decided', 'submission-not-found'],
  params: submissionParams,
  response: decided,
})

export const undoApprovalCall = endpoint({
  name: 'undoApproval',
  method: 'POST',
  path: '/api/submissions/{id}/undo-approval',
  summary: 'Undo an approval before it is final',
  access: ['brand', 'admin'],
  scope: 'submissions:review',
  refusals: ['approval-final', 'submission-not-found'],
  params: submissionParams,
  response: decided,
})

/** Why a post cannot be submitted again, whatever it is like now. */
const resubmitRefusals = [
  'submission-not-found',
  'account-lost',
  'account-not-found',
  'account-removed',
  'campaign-completed',
  'campaign-not-found',
  'dispute-open',
  'not-resubmittable',
  'nothing-to-resubmit',
  ...byPlatform,
] as const

export const previewResubmissionCall = endpoint({
  name: 'previewResubmission',
  method: 'GET',
  path: '/api/submissions/{id}/resubmit',
  summary: 'Check a rejected post as it is now, before it is submitted again; stores nothing',
  access: ['creator'],
  refusals: resubmitRefusals,
  params: submissionParams,
  response: previewedSubmission,
})

/** What its creator says they changed; nothing if they left it empty. */
const changes = z
  .string()
  .check(z.trim(), z.maxLength(changesMaxLength, `Write ${changesMaxLength} characters or less`))

export const resubmitPostCall = endpoint({
  name: 'resubmitPost',
  method: 'POST',
  path: '/api/submissions/{id}/resubmit',
  summary: `Submit a rejected post again; once, within ${resubmitHours} hours, if the reason can be fixed`,
  access: ['creator'],
  refusals: [...resubmitRefusals, 'suspended', ...assessmentRefusals],
  params: submissionParams,
  body: z._default(z.strictObject({ changes: z.optional(z.nullable(changes)) }), {}),
  response: decided,
})
