import type { CreatorId, SocialAccountId, SubmissionId, UserId } from '@permille/contract/ids'
import { resubmitHours } from '@permille/contract/submissions/deadlines'
import { requireNotSuspended } from '#features/accounts/public.ts'
import { findAuthorAccount, readAccount, shareLockClaim } from '#features/connections/public.ts'
import { addHours } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import { keepPicture } from '../pictures/keep-picture.ts'
import { recordTransition } from '../record-transition.ts'
import { SubmissionNotFound } from '../review.ts'
import { type Submission, withinCampaignEnd } from '../submission.ts'
import type { SubmitDeps } from '../submission-deps.ts'
import {
  findOwnSubmission,
  insertReading,
  lockPost,
  lockSubmissionState,
  readReviewTerms,
} from '../submission-store.ts'
import { assessPost, checkPostNow, lockLimits, requirePassed } from './assess-post.ts'
import { isDisputed } from './check-store.ts'
import { type SubmissionRequest, submitsPerDayOf } from './check-submission.ts'
import { findTaken } from './find-taken.ts'
import { type Claim, markResubmitted, readClaim, readResubmitUntil } from './resubmit-store.ts'
import { checkUnique } from './submission-checks.ts'

interface Own {
  readonly submissionId: SubmissionId
  readonly creatorId: CreatorId
  readonly userId: UserId
  readonly address?: string | undefined
}

interface Resubmission extends Own {
  /** What the creator says they changed, for the reviewer. */
  readonly changes?: string | null | undefined
}

/**
 * rejected → pending: once, within 72 hours, if the reason can be fixed (rules §3). It is assessed like a first
 * submission, and nothing of the first try counts any more.
 */
export async function resubmitPost(
  deps: SubmitDeps,
  target: Resubmission,
): Promise<{ id: SubmissionId; status: 'pending' }> {
  const { submissionId } = target
  const { found, request } = await findResubmittable(deps, target)
  const checked = await checkPostNow(deps, request)
  return deps.database.transaction(async (tx) => {
    await requireNotSuspended(tx, target.userId)
    await shareLockClaim(tx, request.socialAccountId).then(requireHeld)
    await lockPost(tx, found)
    const { campaign, checks } = await lockLimits(tx, {
      ...request,
      ...checked,
      submitsPerDay: submitsPerDayOf(deps, request),
      at: deps.clock.now(),
    })
    const submission = await lockSubmissionState(tx, submissionId)
    const at = deps.clock.now()
    await requireResubmittable(tx, submission, at)
    const taken = await findTaken(tx, { ...found, ...request }, at)
    requirePassed([checkUnique(taken), ...checks])

    const deadline = addHours(at, campaign.autoApproveAfterHours)
    const autoApprovesAt = withinCampaignEnd(deadline, campaign.completedAt)
    const changes = target.changes || null
    await markResubmitted(tx, {
      ...request,
      ...checked,
      risks: await assessPost(tx, request, checked),
      submissionId,
      changes,
      at,
      autoApprovesAt,
    })
    await keepPicture(tx, { ...found, ...checked.post, at })
    await insertReading(tx, { id: newId(), submissionId, post: checked.post, at })
    await recordTransition(tx, {
      submissionId,
      from: 'rejected',
      to: 'pending',
      actor: 'creator',
      actorUserId: target.userId,
      note: null,
      at,
    })
    return { id: submissionId, status: 'pending' }
  })
}

/** Returns the rejected submission, with the request that makes it again; throws if that is not allowed. */
export async function findResubmittable(
  deps: SubmitDeps,
  target: Own,
): Promise<{ found: Submission; request: SubmissionRequest }> {
  const found = await findOwnSubmission(deps.database, target)
  if (found === undefined) throw new SubmissionNotFound()
  await requireResubmittable(deps.database, found, deps.clock.now())
  return { found, request: await requestOf(deps, found, target) }
}

async function requireResubmittable(db: Database, submission: Submission, at: Date): Promise<void> {
  const { id, status, campaignId } = submission
  const { completedAt } = await readReviewTerms(db, campaignId)
  if (status === 'rejected' && completedAt !== null) {
    throw new Rejected('campaign-completed', 'This campaign has ended.')
  }
  const until = await readResubmitUntil(db, submission, at)
  if (until === null || at > until) throw notResubmittable(status)
  if (await isDisputed(db, id)) throw new DisputeOpen()
}

/** The first try as a new request. */
async function requestOf(
  deps: SubmitDeps,
  found: Submission,
  { userId, creatorId, address }: Own,
): Promise<SubmissionRequest> {
  const { campaignId, postUrl } = found
  const socialAccountId = await findConnected(deps, found, userId)
  return { userId, creatorId, address, campaignId, postUrl, socialAccountId, again: found }
}

/** The post's account, or the same account connected again since. */
async function findConnected(
  { database }: SubmitDeps,
  { socialAccountId }: Submission,
  userId: UserId,
): Promise<SocialAccountId> {
  const { removedAt, evictedAt } = await readClaim(database, socialAccountId)
  if (removedAt === null) return socialAccountId
  if (evictedAt !== null) throw new AccountLost()
  const removed = await readAccount(database, socialAccountId)
  const connected = removed && (await findAuthorAccount(database, { ...removed, userId }))
  if (connected === undefined) throw new AccountRemoved()
  return connected
}

function requireHeld(claim: Claim): void {
  if (claim.evictedAt !== null) throw new AccountLost()
  if (claim.removedAt !== null) throw new AccountRemoved()
}

class AccountLost extends Rejected {
  constructor() {
    super(
      'account-lost',
      'Another creator has verified this account, so its posts cannot be submitted again.',
    )
  }
}

class AccountRemoved extends Rejected {
  constructor() {
    super(
      'account-removed',
      'You removed the account that published this post. Connect it again, then submit the post again.',
    )
  }
}

class DisputeOpen extends Rejected {
  constructor() {
    super(
      'dispute-open',
      'You dispute the rejection of this post. It cannot be submitted again until an admin has decided.',
    )
  }
}

function notResubmittable(status: Submission['status']): Rejected {
  return status === 'rejected'
    ? new Rejected(
        'not-resubmittable',
        `This post cannot be submitted again. That is possible once, within ${resubmitHours} hours, if it was rejected for the brief, the disclosure or its visibility.`,
      )
    : new Rejected(
        'nothing-to-resubmit',
        `This submission is ${status}, so there is nothing to submit again.`,
      )
}
