import type { CreatorId, SubmissionId } from '@permille/contract/ids'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, firstRow, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

export async function markApprovedAgain(
  tx: Transaction,
  approved: { submissionId: SubmissionId; approvedAt: Date; tracksUntil: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE submissions SET status = 'approved', approved_at = ${approved.approvedAt},
        tracks_until = ${approved.tracksUntil}, reason = NULL, rejection_code = NULL,
        rejected_at = NULL, lock_reason = NULL, locked_at = NULL, paid_at = NULL,
        needs_admin = false
      WHERE id = ${approved.submissionId}`,
  )
}

/** For submission `s` with totals `t`: it has reached its cap. Money frozen for a flag may be taken back. */
export const fillsCap = sql<never>`(s.max_payout_cents > 0 AND t.accrued_cents >= s.max_payout_cents
  AND t.accrued_cents - (SELECT coalesce(sum(f.accrued_cents), 0) FROM money_freezes z
    JOIN earning_accruals a ON a.submission_id = z.submission_id AND covers_accrual(z, a)
    JOIN accrual_freezes f ON f.accrual_id = a.id
    WHERE z.submission_id = s.id AND z.cause = 'doubted' AND z.closed_at IS NULL) >= s.max_payout_cents)`

export async function isLockedForCap(tx: Database, submissionId: SubmissionId): Promise<boolean> {
  const locked = sql`SELECT FROM submissions
    WHERE id = ${submissionId} AND status = 'locked' AND lock_reason = 'cap'`
  return (await firstRow(tx, locked)) !== undefined
}

export async function isAtCap(tx: Database, submissionId: SubmissionId): Promise<boolean> {
  const { isFull } = await exactlyOne(
    tx,
    sql<{
      isFull: boolean
    }>`SELECT ${fillsCap} AS is_full FROM submissions s JOIN submission_totals t ON t.submission_id = s.id
      WHERE s.id = ${submissionId}`,
  )
  return isFull
}

/**
 * Post `s` of campaign `c` is rejected, its creator has no place there any more, and none is left: an admin may
 * approve it anyway (rules §3).
 */
export const isBeyondPlaces = sql<never>`(s.status = 'rejected'
  AND coalesce(campaign_places_left(c) = 0, false)
  AND NOT EXISTS (SELECT FROM campaign_creators k WHERE k.campaign_id = s.campaign_id
    AND k.creator_id = s.creator_id AND k.post_count > 0))`

/** Exact under the campaign’s lock, before the post is approved. */
export async function takesMoreThanPlaces(
  tx: Database,
  submissionId: SubmissionId,
): Promise<boolean> {
  const { isBeyond } = await exactlyOne(
    tx,
    sql<{ isBeyond: boolean }>`SELECT ${isBeyondPlaces} AS is_beyond
      FROM submissions s JOIN campaigns c ON c.id = s.campaign_id WHERE s.id = ${submissionId}`,
  )
  return isBeyond
}

/** A creator who deleted their account gave up what their posts could still get (rules §1). */
export async function hasCreatorLeft(db: Database, creatorId: CreatorId): Promise<boolean> {
  const left = sql`SELECT FROM creators c JOIN users u ON u.id = c.user_id
    WHERE c.id = ${creatorId} AND u.deleted_at IS NOT NULL`
  return (await firstRow(db, left)) !== undefined
}
