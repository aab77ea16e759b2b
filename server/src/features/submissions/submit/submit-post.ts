import type { SubmissionId } from '@permille/contract/ids'
import { requireNotSuspended } from '#features/accounts/public.ts'
import { AccountNotFound, shareLockClaim } from '#features/connections/public.ts'
import { readOnly } from '#platform/database/begin-transaction.ts'
import type { Transaction } from '#platform/database/database.ts'
import { pipelined } from '#platform/database/query.ts'
import { newId } from '#platform/ids.ts'
import { keepPicture } from '../pictures/keep-picture.ts'
import { recordTransition } from '../record-transition.ts'
import type { SubmitDeps } from '../submission-deps.ts'
import {
  insertReading,
  insertSubmission,
  lockPost,
  type NewSubmission,
} from '../submission-store.ts'
import { assessPost, checkPostNow, lockLimits, requirePassed } from './assess-post.ts'
import { findTaking } from './check-store.ts'
import type { CheckedPost, SubmissionRequest } from './check-submission.ts'
import { takenBy } from './find-taken.ts'
import { checkLive, checkUnique } from './submission-checks.ts'

type Submitted = SubmissionRequest & CheckedPost & NewSubmission
type Unassessed = Omit<Submitted, 'risks'>

/** Stores a post that passed every check, under the campaign's current terms. */
export async function submitPost(
  deps: SubmitDeps,
  request: SubmissionRequest,
): Promise<{ id: SubmissionId; status: 'pending' }> {
  const checked = await checkPostNow(deps, request)
  const submitted = { ...request, ...checked, id: newId<SubmissionId>(), at: deps.clock.now() }
  return deps.database.transaction(async (tx) => {
    const { submitsPerDay } = deps
    const { risks } = await lockAndCheck(tx, { ...submitted, submitsPerDay })
    await storeSubmission(tx, { ...submitted, risks })
    return { id: submitted.id, status: 'pending' }
  })
}

/**
 * Locks the account against its removal or its loss, the post against other submissions of it, and what keeps the
 * limits. Throws if the creator is suspended, the account was removed, or a check no longer passes. Returns what is
 * unusual about the post.
 */
async function lockAndCheck(
  tx: Transaction,
  submitted: Unassessed & { readonly submitsPerDay: number },
): Promise<Pick<Submitted, 'risks'>> {
  const { userId, socialAccountId, campaignId, creatorId, url, post } = submitted
  const { platform } = url
  const { externalPostId } = post
  const { risks, claim, taking, limits } = await pipelined({
    user: requireNotSuspended(tx, userId),
    risks: assessPost(readOnly(tx), submitted, submitted),
    claim: shareLockClaim(tx, socialAccountId),
    post: lockPost(tx, { platform, externalPostId }),
    taking: findTaking(readOnly(tx), { platform, externalPostId, campaignId, creatorId }),
    limits: lockLimits(tx, submitted),
  })
  if (claim.removedAt !== null) throw new AccountNotFound()
  requirePassed([checkUnique(await takenBy(tx, taking, submitted))])
  requirePassed(limits.checks)
  return { risks }
}

/**
 * Stores the post with its first reading and the start of its history. Throws if its campaign is not live. Sent together:
 * whoever else submits to the campaign waits from here to the commit.
 */
async function storeSubmission(tx: Transaction, submitted: Submitted): Promise<void> {
  const { id: submissionId, userId, url, post, at } = submitted
  await pipelined({
    picture: keepPicture(tx, { ...post, platform: url.platform, at }),
    submission: insertLive(tx, submitted),
    reading: insertReading(tx, { id: newId(), submissionId, post, at }),
    history: recordTransition(tx, {
      submissionId,
      from: null,
      to: 'pending',
      actor: 'creator',
      actorUserId: userId,
      note: null,
      at,
    }),
  })
}

async function insertLive(tx: Transaction, submitted: NewSubmission): Promise<void> {
  if (await insertSubmission(tx, submitted)) return
  requirePassed([checkLive({ status: 'completed', endsAt: null }, submitted.at)])
}
