import type { CreatorId, SubmissionId, UserId } from '@permille/contract/ids'
import { parsePostUrl } from '@permille/contract/post-url'
import { resubmitHours } from '@permille/contract/submissions/deadlines'
import type { PostFacts } from '../../../integrations/social-platform.ts'
import { lockRow } from '../../../money/locks.ts'
import { addHours } from '../../../platform/clock.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { Rejected } from '../../../platform/errors/errors.ts'
import { newId } from '../../../platform/ids.ts'
import { requireNotSuspended } from '../../accounts/public.ts'
import { isBlocked } from '../../campaigns/public.ts'
import { holdClaim, readAccount } from '../../connections/public.ts'
import { keepPicture } from '../pictures/keep-picture.ts'
import { recordTransition } from '../record-transition.ts'
import { SubmissionNotFound } from '../review.ts'
import { resubmitUntil, type Submission, withinCampaignEnd } from '../submission.ts'
import type { SubmitDeps } from '../submission-deps.ts'
import {
  findOwnSubmission,
  insertFirstReading,
  lockPost,
  lockReviewTerms,
  lockSubmissionState,
  markResubmitted,
} from '../submission-store.ts'
import { countPosts, isDisputed, isPostTaken } from './check-store.ts'
import type { Asker } from './post-readings.ts'
import {
  checkBlock,
  checkDisclosure,
  checkLimits,
  checkPlaces,
  checkPublic,
  checkUnique,
  type Places,
  type PostLimits,
} from './submission-checks.ts'
import { SubmissionRefused } from './submit-post.ts'

type Deps = Pick<SubmitDeps, 'database' | 'clock' | 'readings'>

/** rejected → pending: once, within 72 hours, if the reason can be fixed (rules §3). */
export async function resubmitPost(
  deps: Deps,
  own: { submissionId: SubmissionId; creatorId: CreatorId; userId: UserId; address?: string },
): Promise<{ id: SubmissionId; status: 'pending' }> {
  const { submissionId } = own
  const found = await findOwnSubmission(deps.database, own)
  if (found === undefined) throw new SubmissionNotFound()
  requireResubmittable(found, deps.clock.now())
  const post = await readPublic(deps, found, own)
  return deps.database.transaction(async (tx) => {
    await requireNotSuspended(tx, own.userId)
    const { evictedAt } = await holdClaim(tx, found.socialAccountId)
    if (evictedAt !== null) throw new AccountLost()
    await lockPost(tx, found)
    await keepPicture(tx, { ...found, ...post, at: deps.clock.now() })
    const campaign = await lockReviewTerms(tx, found.campaignId)
    await lockRow(tx, 'creator', found.creatorId)
    const submission = await lockSubmissionState(tx, submissionId)
    const at = deps.clock.now()
    requireResubmittable(submission, at)
    if (await isDisputed(tx, submissionId)) throw new DisputeOpen()
    if (campaign.completedAt !== null) {
      throw new Rejected('campaign-completed', 'This campaign has ended.')
    }
    if (await isPostTaken(tx, submission)) throw new SubmissionRefused([checkUnique(true)])
    await requireRoom(tx, submission, { ...campaign, at })

    const deadline = addHours(at, campaign.autoApproveAfterHours)
    await markResubmitted(tx, {
      submissionId,
      at,
      autoApprovesAt: withinCampaignEnd(deadline, campaign.completedAt),
    })
    await insertFirstReading(tx, { id: newId(), submissionId, post, at })
    await recordTransition(tx, {
      submissionId,
      from: 'rejected',
      to: 'pending',
      actor: 'creator',
      actorUserId: own.userId,
      note: null,
      at,
    })
    return { id: submissionId, status: 'pending' }
  })
}

/** A day's limit on submissions is about new posts. */
async function requireRoom(
  tx: Transaction,
  submission: Submission,
  limits: Omit<PostLimits, 'submitsPerDay'> & Places,
): Promise<void> {
  const counts = await countPosts(tx, { ...submission, at: limits.at })
  const checks = [
    ...checkBlock(await isBlocked(tx, submission)),
    checkLimits(counts, { ...limits, submitsPerDay: Number.POSITIVE_INFINITY }),
    ...checkPlaces(counts, limits),
  ]
  if (checks.some(({ passed }) => !passed)) throw new SubmissionRefused(checks)
}

class AccountLost extends Rejected {
  constructor() {
    super(
      'account-lost',
      'Another creator has verified this account, so its posts cannot be submitted again.',
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

function requireResubmittable(submission: Submission, at: Date): void {
  const until = resubmitUntil(submission)
  if (until !== null && at <= until) return
  throw new Rejected(
    submission.status === 'rejected' ? 'not-resubmittable' : 'nothing-to-resubmit',
    submission.status === 'rejected'
      ? `This post cannot be submitted again: that is possible once, within ${resubmitHours} hours, when the brief, the disclosure or the visibility was the reason.`
      : `This submission is ${submission.status}, so there is nothing to submit again.`,
  )
}

async function readPublic(deps: Deps, submission: Submission, asker: Asker): Promise<PostFacts> {
  const account = await readAccount(deps.database, submission.socialAccountId)
  const url = parsePostUrl(submission.postUrl)
  if (account === undefined || !url.ok) throw new SubmissionNotFound()
  const post = await deps.readings.read(account, url.reference, asker)
  if (post === null) throw new SubmissionRefused([checkPublic(null)])
  const disclosure = checkDisclosure(post, submission)
  if (disclosure.some(({ passed }) => !passed)) throw new SubmissionRefused(disclosure)
  return post
}
