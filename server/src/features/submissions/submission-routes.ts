import { listAllSubmissionsCall } from '@permille/contract/submissions/admin-submissions'
import {
  previewResubmissionCall,
  resubmitPostCall,
  undoApprovalCall,
  withdrawPostCall,
} from '@permille/contract/submissions/corrections'
import {
  approveSubmissionCall,
  listBrandSubmissionsCall,
  listCreatorSubmissionsCall,
  previewPictureCall,
  previewSubmissionCall,
  readBrandSubmissionCall,
  readCreatorSubmissionCall,
  rejectSubmissionCall,
  submitPostCall,
} from '@permille/contract/submissions/submissions'
import { asActing, asBrand, asCreator } from '#platform/http/actor.ts'
import { withFiles } from '#platform/http/calls/list-file.ts'
import { respondWithPage } from '#platform/http/calls/list-page.ts'
import type { RawRoute } from '#platform/http/calls/raw-route.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import { countInWindow } from '#platform/limits/call-window.ts'
import { deskRoutes } from './desk-routes.ts'
import { noteRoutes } from './notes/note-routes.ts'
import { accrualRoutes } from './read/accrual-routes.ts'
import {
  listAllSubmissions,
  listBrandSubmissions,
  listOwnSubmissions,
} from './read/list-submissions.ts'
import { readBrandSubmission, readOwnSubmission } from './read/read-submission.ts'
import { actRoutes } from './review/act-routes.ts'
import { decideApproval, undoApproval } from './review/decide-approval.ts'
import { rejectSubmission } from './review/reject-submission.ts'
import { reviewerOf } from './review/reviewer-of.ts'
import { viewerOf } from './review.ts'
import type { SubmissionDeps } from './submission-deps.ts'
import { submissionFiles } from './submission-files.ts'
import { eligibilityRoutes } from './submit/eligibility-routes.ts'
import { previewPicture, previewSubmission } from './submit/preview-submission.ts'
import { findResubmittable, resubmitPost } from './submit/resubmit-post.ts'
import { submitPost } from './submit/submit-post.ts'
import { withdrawPost } from './submit/withdraw-post.ts'

const previewsPerMinute = { name: 'previews', callsMax: 20, windowSeconds: 60 }
const previewPicturesPerMinute = { ...previewsPerMinute, name: 'preview-pictures' }
/** Counts attempts, refused ones too; stored posts have their own limit. */
const submitsMax = 20
const submitsPerHour = {
  name: 'submits',
  callsMax: submitsMax,
  windowSeconds: 3600,
  refusal: `You tried to submit ${submitsMax} posts in an hour, the most you can. Wait a while and try again.`,
}

export function submissionRoutes(deps: SubmissionDeps): (Route | RawRoute)[] {
  const routes = [
    ...creatorRoutes(deps),
    ...secondTryRoutes(deps),
    ...eligibilityRoutes(deps),
    ...reviewRoutes(deps),
    ...actRoutes(deps),
    ...noteRoutes(deps),
    ...deskRoutes(deps),
    ...accrualRoutes(deps),
  ]
  return withFiles(routes, submissionFiles)
}

function creatorRoutes(deps: SubmissionDeps): Route[] {
  const { database, clock } = deps
  return [
    route(submitPostCall, async (call) => {
      const creator = asCreator(call)
      const { address } = call.request
      await countInWindow(database, submitsPerHour, creator.userId)
      return call.once(
        (once) => submitPost({ ...deps, database: once }, { ...creator, ...call.body, address }),
        ({ id, status }) => ({ id, status }),
      )
    }),
    route(previewSubmissionCall, async (call) => {
      const creator = asCreator(call)
      const { address } = call.request
      await countInWindow(database, previewsPerMinute, creator.userId)
      return previewSubmission(deps, { ...creator, ...call.query, address })
    }),
    route(previewPictureCall, async (call) => {
      const creator = asCreator(call)
      const { address } = call.request
      await countInWindow(database, previewPicturesPerMinute, creator.userId)
      const picture = await previewPicture(deps, { ...creator, ...call.query, address })
      return { picture }
    }),
    route(listCreatorSubmissionsCall, async (call) => {
      const { creatorId } = asCreator(call)
      const page = await listOwnSubmissions(database, {
        ...call.query,
        creatorId,
        at: clock.now(),
      })
      return respondWithPage(call, page)
    }),
    route(readCreatorSubmissionCall, (call) => {
      const target = { ...asCreator(call), submissionId: call.params.id }
      return readOwnSubmission(database, target, clock.now())
    }),
    route(withdrawPostCall, (call) => {
      const target = {
        ...asCreator(call),
        submissionId: call.params.id,
        requestId: call.request.id,
      }
      return call.once(
        (once) => withdrawPost({ ...deps, database: once }, target),
        ({ id, status }) => ({ id, status }),
      )
    }),
  ]
}

function secondTryRoutes(deps: SubmissionDeps): Route[] {
  const { database } = deps
  return [
    route(previewResubmissionCall, async (call) => {
      const { address } = call.request
      const target = { ...asCreator(call), submissionId: call.params.id, address }
      await countInWindow(database, previewsPerMinute, target.userId)
      const { request } = await findResubmittable(deps, target)
      return previewSubmission(deps, request)
    }),
    route(resubmitPostCall, async (call) => {
      const { address } = call.request
      const target = { ...asCreator(call), submissionId: call.params.id, address }
      await countInWindow(database, submitsPerHour, target.userId)
      return call.once(
        (once) =>
          resubmitPost({ ...deps, database: once }, { ...target, changes: call.body.changes }),
        ({ id, status }) => ({ id, status }),
      )
    }),
  ]
}

function reviewRoutes(deps: SubmissionDeps): Route[] {
  const { database, clock } = deps
  return [
    route(listAllSubmissionsCall, async (call) => {
      const page = await listAllSubmissions(database, call.query, clock.now())
      return respondWithPage(call, page)
    }),
    route(listBrandSubmissionsCall, async (call) => {
      const page = await listBrandSubmissions(database, asBrand(call).brandId, {
        ...call.query,
        now: clock.now(),
      })
      return respondWithPage(call, page)
    }),
    route(readBrandSubmissionCall, (call) =>
      readBrandSubmission(database, call.params.id, viewerOf(reviewerOf(asActing(call)))),
    ),
    route(approveSubmissionCall, (call) => {
      const request = {
        submissionId: call.params.id,
        requestId: call.request.id,
        reviewer: reviewerOf(asActing(call)),
      }
      return call.once(
        (once) => decideApproval({ ...deps, database: once }, request),
        ({ id, status, approvalFinalAt }) => ({ id, status, approvalFinalAt }),
      )
    }),
    route(undoApprovalCall, (call) => {
      const request = {
        submissionId: call.params.id,
        requestId: call.request.id,
        reviewer: reviewerOf(asActing(call)),
      }
      return call.once(
        (once) => undoApproval({ ...deps, database: once }, request),
        ({ id, status }) => ({ id, status }),
      )
    }),
    route(rejectSubmissionCall, (call) => {
      const request = {
        submissionId: call.params.id,
        requestId: call.request.id,
        code: call.body.code,
        note: call.body.note ?? null,
        reviewer: reviewerOf(asActing(call)),
      }
      return call.once(
        (once) => rejectSubmission({ ...deps, database: once }, request),
        ({ id, status }) => ({ id, status }),
      )
    }),
  ]
}
