import type { SubmissionId } from '@permille/contract/ids'
import { requireNotSuspended } from '#features/accounts/public.ts'
import { AccountNotFound, holdClaim } from '#features/connections/public.ts'
import { onlyReading } from '#platform/database/begin-transaction.ts'
import { inTurn } from '#platform/database/query.ts'
import { newId } from '#platform/ids.ts'
import { keepPicture } from '../pictures/keep-picture.ts'
import { recordTransition } from '../record-transition.ts'
import type { SubmitDeps } from '../submission-deps.ts'
import {
  insertReading,
  insertSubmission,
  insertTotals,
  lockPost,
  readReviewTerms,
} from '../submission-store.ts'
import { findTaking } from './check-store.ts'
import type { SubmissionRequest } from './check-submission.ts'
import { takenBy } from './find-taken.ts'
import { judgePost, lockLimits, requirePassed } from './judge-post.ts'
import { checkLive, checkUnique } from './submission-checks.ts'

/** Stores a post that passed every check, under the campaign's current terms. */
export async function submitPost(
  deps: SubmitDeps,
  request: SubmissionRequest,
): Promise<{ id: SubmissionId; status: 'pending' }> {
  const judged = await judgePost(deps, request)
  const id = newId<SubmissionId>()
  const at = deps.clock.now()
  const { campaignId, creatorId } = request
  const submitted = {
    platform: judged.url.platform,
    externalPostId: judged.post.externalPostId,
    campaignId,
    creatorId,
  }
  return deps.database.transaction(async (tx) => {
    const [, { removedAt }, , taking, terms] = await inTurn([
      requireNotSuspended(tx, request.userId),
      holdClaim(tx, request.socialAccountId),
      lockPost(tx, submitted),
      findTaking(onlyReading(tx), submitted),
      readReviewTerms(onlyReading(tx), campaignId),
    ])
    if (removedAt !== null) throw new AccountNotFound()
    requirePassed([checkUnique(await takenBy(tx, taking, { creatorId, at }))])
    const limited = { ...request, submitsPerDay: deps.submitsPerDay, at }
    const { checks } = await lockLimits(tx, limited, terms)
    requirePassed(checks)
    const [, isStored] = await inTurn([
      keepPicture(tx, { ...submitted, ...judged.post, at }),
      insertSubmission(tx, { ...request, ...judged, id, at }),
    ])
    if (!isStored) requirePassed([checkLive({ status: 'completed', endsAt: null }, at)])
    await inTurn([
      insertTotals(tx, id),
      insertReading(tx, { id: newId(), submissionId: id, post: judged.post, at }),
      recordTransition(tx, {
        submissionId: id,
        from: null,
        to: 'pending',
        actor: 'creator',
        actorUserId: request.userId,
        note: null,
        at,
      }),
    ])
    return { id, status: 'pending' }
  })
}
