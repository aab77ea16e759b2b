import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { submissionStatuses } from '../enums.ts'
import { submissionId, submissionParams } from '../ids.ts'
import { resubmitHours } from './deadlines.ts'

const decided = z.object({ id: submissionId, status: z.enum(submissionStatuses) })

export const withdrawPostCall = endpoint({
  method: 'POST',
  path: '/api/submissions/{id}/withdraw',
  summary: 'Take your own post back while it is in review; it can be submitted again',
  access: ['creator'],
  params: submissionParams,
  response: decided,
})

export const undoApprovalCall = endpoint({
  method: 'POST',
  path: '/api/submissions/{id}/undo-approval',
  summary: 'Take back an approval before it is final',
  access: ['brand', 'admin'],
  params: submissionParams,
  response: decided,
})

export const resubmitPostCall = endpoint({
  method: 'POST',
  path: '/api/submissions/{id}/resubmit',
  summary: `Submit a rejected post again; once, within ${resubmitHours} hours, if the reason can be fixed`,
  access: ['creator'],
  params: submissionParams,
  response: decided,
})
