import type { CampaignId, CreatorId } from '@permille/contract/ids'
import type { HeldSignal } from '@permille/contract/risk/signals'
import { isBlocked } from '#features/campaigns/public.ts'
import { findSignals, readAccountFigures, readRiskSettings } from '#features/risk/public.ts'
import { lockRow } from '#money/locks.ts'
import { readOnly } from '#platform/database/begin-transaction.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { pipelined } from '#platform/database/query.ts'
import { invariant, Rejected } from '#platform/errors/errors.ts'
import type { SubmitDeps } from '../submission-deps.ts'
import { type ReviewTerms, shareLockReviewTerms } from '../submission-store.ts'
import { type CountedPosts, countPosts } from './check-store.ts'
import { type CheckedPost, checkSubmission, type SubmissionRequest } from './check-submission.ts'
import { checkLimits, checkPlaces } from './limit-checks.ts'
import { readHighestViews } from './resubmit-store.ts'
import { checkBlock, checkLive, type RefusingCheck } from './submission-checks.ts'

/**
 * Reads a post again, for a first try and a second one alike, and throws for the first check that fails (rules §3).
 */
export async function checkPostNow(
  deps: SubmitDeps,
  request: SubmissionRequest,
): Promise<CheckedPost> {
  const { checks, accepted } = await checkSubmission(deps, request, 'readNow')
  if (accepted === null) throw new SubmissionRefused(checks)
  return accepted
}

/**
 * What is unusual about a post. Compares a second try with the first one: views that the platform took back since are a
 * signal.
 */
export async function assessPost(
  db: Database,
  { creatorId, again }: SubmissionRequest,
  { account, post }: CheckedPost,
): Promise<HeldSignal[]> {
  const { figures, risk, highest } = await pipelined({
    figures: readAccountFigures(db, { creatorId, socialAccountId: account.id }),
    risk: readRiskSettings(db),
    highest: again ? readHighestViews(db, again.id) : Promise.resolve(null),
  })
  const before = highest === null ? null : { highest, base: null }
  return findSignals({ ...post, ...figures, before }, risk.settings)
}

interface Limited extends CountedPosts {
  readonly campaignId: CampaignId
  readonly creatorId: CreatorId
  /** As it was before the locks. */
  readonly campaign: Pick<ReviewTerms, 'creatorsMax'>
  readonly submitsPerDay: number
}

/**
 * Repeats the checks whose facts others may have changed since, under the locks that keep them: the campaign's,
 * then the creator's, which serialise the counts of a creator's posts, and of a campaign's creators.
 */
export async function lockLimits(
  tx: Transaction,
  limited: Limited,
): Promise<{ campaign: ReviewTerms; checks: RefusingCheck[] }> {
  const { campaignId, creatorId, submitsPerDay, at } = limited
  const { campaign, counts, hasBlocked } = await pipelined({
    campaign: shareLockReviewTerms(tx, campaignId, limited.campaign),
    creator: lockRow(tx, 'creator', creatorId),
    counts: countPosts(readOnly(tx), limited),
    hasBlocked: isBlocked(readOnly(tx), { campaignId, creatorId }),
  })
  const checks = [
    checkLive(campaign, at),
    ...checkBlock(hasBlocked),
    checkLimits(counts, { ...campaign, at, submitsPerDay }),
    ...checkPlaces(counts, campaign),
  ]
  return { campaign, checks }
}

export function requirePassed(checks: readonly RefusingCheck[]): void {
  if (checks.some(({ passed }) => !passed)) throw new SubmissionRefused(checks)
}

/** Carries the message of the first failed check; all checks are in the details. */
class SubmissionRefused extends Rejected {
  constructor(checks: readonly RefusingCheck[]) {
    const failed = checks.find((check) => !check.passed)
    invariant(failed !== undefined, 'a post is refused although it passed every check')
    super(failed.code, failed.message, { details: { checks } })
  }
}
