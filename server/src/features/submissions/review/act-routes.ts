import type { SubmissionId } from '@permille/contract/ids'
import {
  approveAgainCall,
  enterReadingCall,
  freezePostMoneyCall,
  releasePostCall,
  reverseApprovalCall,
} from '@permille/contract/submissions/admin-submission-acts'
import { asAdmin, type Calling } from '#platform/http/actor.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import type { SubmissionDeps } from '../submission-deps.ts'
import type { AdminAct } from './admin-act.ts'
import { approveAgain } from './approve-again.ts'
import { correctReading } from './correct-reading.ts'
import { enterReading } from './enter-reading.ts'
import { freezePostMoney, releasePost } from './freeze-post-money.ts'
import { reverseApproval } from './reverse-approval.ts'

/** What an admin does to a post after its decision. */
export function actRoutes(deps: SubmissionDeps): Route[] {
  return [
    route(reverseApprovalCall, (call) => {
      const { code, evidence } = call.body
      return call.once(
        (database) => reverseApproval({ ...deps, database }, { ...actOf(call), code, evidence }),
        (done) => ({ ...done }),
      )
    }),
    route(approveAgainCall, (call) =>
      call.once(
        (database) => approveAgain({ ...deps, database }, actOf(call)),
        (done) => ({ ...done }),
      ),
    ),
    ...moneyRoutes(deps),
  ]
}

function moneyRoutes(deps: SubmissionDeps): Route[] {
  return [
    route(freezePostMoneyCall, (call) =>
      call.once(
        (database) => freezePostMoney({ ...deps, database }, actOf(call)),
        (done) => ({ ...done }),
      ),
    ),
    route(releasePostCall, (call) =>
      call.once(
        (database) => releasePost({ ...deps, database }, actOf(call)),
        (done) => ({ ...done }),
      ),
    ),
    route(enterReadingCall, (call) => {
      const { viewCount, likeCount = null, commentCount = null, shareCount = null } = call.body
      const { counts, corrects } = call.body
      const reading = { viewCount, likeCount, commentCount, shareCount, counts }
      return call.once(
        (database) => {
          const enter = corrects ? correctReading : enterReading
          return enter({ ...deps, database }, { ...actOf(call), reading })
        },
        (done) => ({ ...done }),
      )
    }),
  ]
}

interface ActCall extends Calling {
  readonly params: { readonly id: SubmissionId }
  readonly body: { readonly reason: string }
  readonly request: { readonly id: string }
}

function actOf(call: ActCall): AdminAct {
  return {
    submissionId: call.params.id,
    adminUserId: asAdmin(call).userId,
    reason: call.body.reason,
    requestId: call.request.id,
  }
}
