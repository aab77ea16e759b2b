import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { submissionStatuses } from '../enums.ts'
import { submissionId, submissionParams } from '../ids.ts'
import { byPlatform } from '../refusals/outside.ts'
import { assessmentRefusals } from './checks.ts'
import { resubmitHours } from './deadlines.ts'

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
  refusals: ['approval-final', 'submission-not-found'],
  params: submissionParams,
  response: decided,
})

export const resubmitPostCall = endpoint({
  name: 'resubmitPost',
  method: 'POST',
  path: '/api/submissions/{id}/resubmit',
  summary: `Submit a rejected post again; once, within ${resubmitHours} hours, if the reason can be fixed`,
  access: ['creator'],
  refusals: [
    'submission-not-found',
    'suspended',
    'account-lost',
    'account-not-found',
    'account-removed',
    'campaign-completed',
    'campaign-not-found',
    'dispute-open',
    'not-resubmittable',
    'nothing-to-resubmit',
    ...assessmentRefusals,
    ...byPlatform,
  ],
  params: submissionParams,
  response: decided,
})
