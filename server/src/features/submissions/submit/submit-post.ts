import type { SubmissionId } from '@permille/contract/ids'
import type { HeldSignal } from '@permille/contract/risk/signals'
import { lockRow } from '../../../money/locks.ts'
import { onlyReading } from '../../../platform/database/begin-transaction.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { inTurn } from '../../../platform/database/query.ts'
import { invariant, Rejected } from '../../../platform/errors/errors.ts'
import { newId } from '../../../platform/ids.ts'
import { requireNotSuspended } from '../../accounts/public.ts'
import { isBlocked } from '../../campaigns/public.ts'
import { AccountNotFound, holdClaim } from '../../connections/public.ts'
import { findSignals, readAccountFigures, readRiskSettings } from '../../risk/public.ts'
import { keepPicture } from '../pictures/keep-picture.ts'
import { recordTransition } from '../record-transition.ts'
import type { SubmitDeps } from '../submission-deps.ts'
import {
  holdReviewTerms,
  insertFirstReading,
  insertSubmission,
  insertTotals,
  lockPost,
  type ReviewTerms,
  readReviewTerms,
} from '../submission-store.ts'
import { countPosts, isPostTaken } from './check-store.ts'
import { type CheckedPost, checkSubmission, type SubmissionRequest } from './check-submission.ts'
import {
  checkBlock,
  checkLimits,
  checkPlaces,
  checkUnique,
  type RefusingCheck,
} from './submission-checks.ts'

/** Stores a post that passed every check, under the campaign's current terms. */
export async function submitPost(
  deps: SubmitDeps,
  request: SubmissionRequest,
): Promise<{ id: SubmissionId; status: 'pending' }> {
  const { checks, accepted } = await checkSubmission(deps, request)
  if (accepted === null) throw new SubmissionRefused(checks)
  const id = newId<SubmissionId>()
  const at = deps.clock.now()
  const risks = await assess(deps, request, accepted)
  const submitted = {
    platform: accepted.url.platform,
    externalPostId: accepted.post.externalPostId,
    creatorId: request.creatorId,
  }
  return deps.database.transaction(async (tx) => {
    const [, { removedAt }, , isTaken, terms] = await inTurn([
      requireNotSuspended(tx, request.userId),
      holdClaim(tx, request.socialAccountId),
      lockPost(tx, submitted),
      isPostTaken(onlyReading(tx), submitted),
      readReviewTerms(onlyReading(tx), request.campaignId),
    ])
    if (removedAt !== null) throw new AccountNotFound()
    if (isTaken) throw new SubmissionRefused([checkUnique(true)])
    const limits = await lockLimits(tx, request, {
      ...terms,
      at,
      submitsPerDay: deps.submitsPerDay,
    })
    if (limits.some(({ passed }) => !passed)) throw new SubmissionRefused(limits)
    const [, isStored] = await inTurn([
      keepPicture(tx, { ...submitted, ...accepted.post, at }),
      insertSubmission(tx, { ...request, ...accepted, id, risks, at }),
    ])
    if (!isStored) throw new SubmissionRefused([campaignStopped])
    await inTurn([
      insertTotals(tx, id),
      insertFirstReading(tx, { id: newId(), submissionId: id, post: accepted.post, at }),
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

async function assess(
  deps: SubmitDeps,
  request: SubmissionRequest,
  { account, post }: CheckedPost,
): Promise<HeldSignal[]> {
  const figures = await readAccountFigures(deps.database, {
    creatorId: request.creatorId,
    socialAccountId: account.id,
  })
  const { settings } = await readRiskSettings(deps.database)
  return findSignals({ ...post, ...figures, before: null }, settings)
}

/** Serialises the counts of a creator's posts, and of a campaign's creators: takes the creator's lock, after the campaign's. */
async function lockLimits(
  tx: Transaction,
  { campaignId, creatorId }: SubmissionRequest,
  known: { at: Date; submitsPerDay: number } & Pick<ReviewTerms, 'creatorsMax'>,
): Promise<RefusingCheck[]> {
  const { at, submitsPerDay } = known
  const [campaign, , counts, hasBlocked] = await inTurn([
    holdReviewTerms(tx, campaignId, known),
    lockRow(tx, 'creator', creatorId),
    countPosts(tx, { campaignId, creatorId, at }),
    isBlocked(tx, { campaignId, creatorId }),
  ])
  return [
    ...checkBlock(hasBlocked),
    checkLimits(counts, { ...campaign, at, submitsPerDay }),
    ...checkPlaces(counts, campaign),
  ]
}

/** The campaign paused or ended between the checks and the insert. */
const campaignStopped = {
  code: 'campaign-live',
  passed: false,
  message: 'This campaign is not taking submissions right now.',
} as const

/** Carries the message of the first failed check; all checks are in the details. */
export class SubmissionRefused extends Rejected {
  constructor(checks: readonly RefusingCheck[]) {
    const failed = checks.find((check) => !check.passed)
    invariant(failed !== undefined, 'a post is refused although it passed every check')
    super(failed.code, failed.message, { details: { checks } })
  }
}
