import type { CampaignStatus } from '@permille/contract/enums'
import type { CampaignId, CreatorId, SubmissionId, UserId } from '@permille/contract/ids'
import type { HeldSignal } from '@permille/contract/risk/signals'
import type { PostFacts } from '#integrations/social-platform.ts'
import { lockRow, shareRow } from '#money/locks.ts'
import { readOnly, safeOutsideTransaction } from '#platform/database/begin-transaction.ts'
import { columns } from '#platform/database/columns.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, firstRow, pipelined, run } from '#platform/database/query.ts'
import { nothingSql, type Statement, sql } from '#platform/database/sql.ts'
import { pictureUrlOf } from './pictures/picture-store.ts'
import type { ReviewViewer } from './review.ts'
import { type StatusChange, type Submission, titleOf } from './submission.ts'
import type { CheckedPost } from './submit/check-submission.ts'

const submissionColumns = columns<Submission>('s')([
  'id',
  'campaignId',
  'creatorId',
  'socialAccountId',
  'platform',
  'postUrl',
  'externalPostId',
  'status',
  'rejectionCode',
  'approvedAt',
  'rejectedAt',
  'resubmittedAt',
  'autoApprovesAt',
  'ratePerKViewsCents',
  'minPayoutCents',
  'maxPayoutCents',
  'flatBonusCents',
  'needsDisclosure',
])

export interface NewSubmission extends Omit<CheckedPost, 'campaign'> {
  readonly id: SubmissionId
  readonly campaignId: CampaignId
  readonly creatorId: CreatorId
  /** What was unusual, in words with its numbers, and which signals they are. */
  readonly risks: readonly HeldSignal[]
  readonly at: Date
}

/**
 * Stores the post under the campaign's current terms, with its totals. Returns false if the campaign is not live.
 * The caller has locked the campaign, so that a pause or an end either waits or came first.
 */
export async function insertSubmission(
  tx: Transaction,
  submission: NewSubmission,
): Promise<boolean> {
  const { account, url } = submission
  const post: PostFacts = submission.post
  const inserted = await run(
    tx,
    sql`WITH submission AS (
        INSERT INTO submissions (id, campaign_id, creator_id, social_account_id, platform, post_url,
          external_post_id, title, description, thumbnail_url, published_at, risks, risk_codes,
          rate_per_k_views_cents, min_payout_cents, max_payout_cents, flat_bonus_cents,
          needs_disclosure, submitted_at, auto_approves_at)
        SELECT ${submission.id}, id, ${submission.creatorId}, ${account.id}, ${url.platform},
          ${url.canonicalUrl}, ${post.externalPostId}, ${titleOf(post)}, ${post.description},
          ${pictureUrlOf({ ...post, platform: url.platform })}, ${post.publishedAt},
          ${submission.risks.map(({ text }) => text)}, ${submission.risks.map(({ code }) => code)}, reward_rate_per_k_views_cents,
          min_payout_cents, max_payout_cents, flat_bonus_cents, needs_disclosure, ${submission.at}::timestamptz,
          ${submission.at}::timestamptz + auto_approve_after_hours * interval '1 hour'
        FROM campaigns WHERE id = ${submission.campaignId} AND status = 'live'
          AND (ends_at IS NULL OR ends_at > ${submission.at}::timestamptz)
        RETURNING id, campaign_id, creator_id
      )
      INSERT INTO submission_totals (submission_id, campaign_id, creator_id)
      SELECT id, campaign_id, creator_id FROM submission`,
  )
  return inserted === 1
}

/** Views from before the approval: they count, and are paid, with the approval. */
export async function insertReading(
  tx: Transaction,
  reading: { id: string; submissionId: SubmissionId; post: PostFacts; at: Date },
): Promise<void> {
  const { viewCount, likeCount, commentCount, shareCount } = reading.post
  await run(
    tx,
    sql`INSERT INTO submission_metrics (id, submission_id, snapshot_time, view_count, like_count,
        comment_count, share_count, source, counted)
      VALUES (${reading.id}, ${reading.submissionId}, ${reading.at}, ${viewCount}, ${likeCount},
        ${commentCount}, ${shareCount}, 'api', false)`,
  )
}

export async function insertStatusChange(tx: Transaction, change: StatusChange): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO submission_status_changes
        (submission_id, from_status, to_status, actor_kind, actor_user_id, key_id, note, at)
      VALUES (${change.submissionId}, ${change.from}, ${change.to}, ${change.actor},
        ${change.actorUserId}, ${change.keyId ?? null}, ${change.note}, ${change.at})`,
  )
}

/** SQL condition on campaign `c`, for the end of a WHERE. */
export function visibleTo(viewer: ReviewViewer): Statement<never> {
  return viewer.kind === 'any' ? nothingSql : sql`AND c.brand_id = ${viewer.brandId}`
}

export function findForReview(
  db: Database,
  submissionId: SubmissionId,
  viewer: ReviewViewer,
): Promise<Submission | undefined> {
  return firstRow(
    db,
    sql<Submission>`SELECT ${submissionColumns} FROM submissions s JOIN campaigns c ON c.id = s.campaign_id
      WHERE s.id = ${submissionId} ${visibleTo(viewer)}`,
  )
}

export function findOwnSubmission(
  db: Database,
  target: { submissionId: SubmissionId; creatorId: CreatorId },
): Promise<Submission | undefined> {
  return firstRow(
    db,
    sql<Submission>`SELECT ${submissionColumns} FROM submissions s
      WHERE s.id = ${target.submissionId} AND s.creator_id = ${target.creatorId}`,
  )
}

/** What a campaign allows now. */
export interface ReviewTerms {
  readonly status: CampaignStatus
  readonly endsAt: Date | null
  readonly completedAt: Date | null
  readonly autoApproveAfterHours: number
  readonly pendingPostsMax: number
  readonly approvedPostsMax: number
  readonly creatorsMax: number | null
  readonly placesLeft: number | null
}

export async function lockReviewTerms(
  tx: Transaction,
  campaignId: CampaignId,
): Promise<ReviewTerms> {
  await lockRow(tx, 'campaign', campaignId)
  return await readReviewTerms(tx, campaignId)
}

/**
 * Share-locks the campaign so that submissions run in parallel; exclusive when places are limited. An approval
 * or the end of the campaign waits for them, and they for it. `creatorsMax` was read before the lock: a live
 * campaign never gets a first limit.
 */
export async function shareLockReviewTerms(
  tx: Transaction,
  campaignId: CampaignId,
  { creatorsMax }: Pick<ReviewTerms, 'creatorsMax'>,
): Promise<ReviewTerms> {
  const lockCampaign = creatorsMax === null ? shareRow : lockRow
  const { terms } = await pipelined({
    campaign: lockCampaign(tx, 'campaign', campaignId),
    terms: readReviewTerms(readOnly(tx), campaignId),
  })
  return terms
}

export function readReviewTerms(db: Database, campaignId: CampaignId): Promise<ReviewTerms> {
  return exactlyOne(
    db,
    sql<ReviewTerms>`SELECT status, ends_at, completed_at, auto_approve_after_hours, pending_posts_max,
      approved_posts_max, creators_max, campaign_places_left(c) AS places_left
      FROM campaigns c WHERE id = ${campaignId}`,
  )
}

export function readCreatorUser(db: Database, creatorId: CreatorId): Promise<{ userId: UserId }> {
  return exactlyOne(
    db,
    sql<{ userId: UserId }>`SELECT user_id FROM creators WHERE id = ${creatorId}`,
  )
}

export async function lockSubmissionState(
  tx: Transaction,
  submissionId: SubmissionId,
): Promise<Submission> {
  await lockRow(tx, 'submission', submissionId)
  return await exactlyOne(
    tx,
    sql<Submission>`SELECT ${submissionColumns} FROM submissions s WHERE s.id = ${submissionId}`,
  )
}

export async function markApproved(
  tx: Transaction,
  approved: { submissionId: SubmissionId; at: Date; tracksUntil: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE submissions SET status = 'approved', approved_at = ${approved.at},
        tracks_until = ${approved.tracksUntil}, needs_admin = false
      WHERE id = ${approved.submissionId}`,
  )
}

export async function markRejected(
  tx: Transaction,
  rejected: { submissionId: SubmissionId; at: Date; code: string; reason: string },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE submissions SET status = 'rejected', rejected_at = ${rejected.at},
        rejection_code = ${rejected.code}, reason = ${rejected.reason}, needs_admin = false
      WHERE id = ${rejected.submissionId}`,
  )
}

/**
 * Serialises submissions of one post until this transaction ends. Taken before any row is locked, so that a
 * submission and a resubmission to one campaign never deadlock.
 */
export async function lockPost(
  tx: Transaction,
  post: Pick<Submission, 'platform' | 'externalPostId'>,
): Promise<void> {
  await exactlyOne(
    tx,
    safeOutsideTransaction(sql`SELECT pg_advisory_xact_lock(hashtextextended(
      ${`post:${post.platform}:${post.externalPostId}`}, 0))::text`),
  )
}

export async function insertReview(
  tx: Transaction,
  review: {
    id: string
    submissionId: SubmissionId
    reviewerUserId: UserId | null
    action: 'approve' | 'reject'
    notes: string | null
    at: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO reviews (id, submission_id, reviewer_user_id, action, notes, created_at)
      VALUES (${review.id}, ${review.submissionId}, ${review.reviewerUserId}, ${review.action},
        ${review.notes}, ${review.at})`,
  )
}

/** rules §2: 72 hours after a campaign's end everything is decided and nothing is tracked. */
export async function shortenDeadlines(
  tx: Transaction,
  campaign: { campaignId: CampaignId; hours: number },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE submissions s
      SET auto_approves_at = least(s.auto_approves_at, c.completed_at + ${campaign.hours}::int * interval '1 hour'),
        tracks_until = least(s.tracks_until, c.completed_at + ${campaign.hours}::int * interval '1 hour')
      FROM campaigns c
      WHERE c.id = ${campaign.campaignId} AND s.campaign_id = c.id
        AND c.completed_at IS NOT NULL AND s.status IN ('pending', 'approved')`,
  )
}
