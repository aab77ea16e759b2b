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
  insertTotals,
  lockPost,
  type NewSubmission,
  type ReviewTerms,
  readReviewTerms,
} from '../submission-store.ts'
import { assessPost, lockLimits, requirePassed } from './assess-post.ts'
import { findTaking, type TakingRow } from './check-store.ts'
import type { SubmissionRequest } from './check-submission.ts'
import { takenBy } from './find-taken.ts'
import { checkLive, checkUnique } from './submission-checks.ts'

type Submitted = SubmissionRequest & NewSubmission

/** Stores a post that passed every check, under the campaign's current terms. */
export async function submitPost(
  deps: SubmitDeps,
  request: SubmissionRequest,
): Promise<{ id: SubmissionId; status: 'pending' }> {
  const assessment = await assessPost(deps, request)
  const submitted = { ...request, ...assessment, id: newId<SubmissionId>(), at: deps.clock.now() }
  return deps.database.transaction(async (tx) => {
    const { taking, terms } = await lockAccountAndPost(tx, submitted)
    requirePassed([checkUnique(await takenBy(tx, taking, submitted))])
    const limited = { ...submitted, submitsPerDay: deps.submitsPerDay }
    const { checks } = await lockLimits(tx, limited, terms)
    requirePassed(checks)
    await storeSubmission(tx, submitted)
    return { id: submitted.id, status: 'pending' }
  })
}

/**
 * Locks the account against its removal or its loss, and the post against other submissions of it. Returns what
 * may prevent this one. Throws if the creator is suspended or the account was removed.
 */
async function lockAccountAndPost(
  tx: Transaction,
  { userId, socialAccountId, campaignId, creatorId, url, post }: Submitted,
): Promise<{ taking: TakingRow | undefined; terms: ReviewTerms }> {
  const { platform } = url
  const { externalPostId } = post
  const { claim, taking, terms } = await pipelined({
    user: requireNotSuspended(tx, userId),
    claim: shareLockClaim(tx, socialAccountId),
    post: lockPost(tx, { platform, externalPostId }),
    taking: findTaking(readOnly(tx), { platform, externalPostId, campaignId, creatorId }),
    terms: readReviewTerms(readOnly(tx), campaignId),
  })
  if (claim.removedAt !== null) throw new AccountNotFound()
  return { taking, terms }
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
    totals: insertTotals(tx, submissionId),
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

async function insertLive(tx: Transaction, submitted: Submitted): Promise<void> {
  if (await insertSubmission(tx, submitted)) return
  requirePassed([checkLive({ status: 'completed', endsAt: null }, submitted.at)])
}
