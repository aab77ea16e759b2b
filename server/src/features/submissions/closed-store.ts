import type { CampaignId, CreatorId, PayoutId, SubmissionId } from '@permille/contract/ids'
import type { LockReason } from '@permille/contract/submissions/reasons'
import { lockRows } from '#money/locks.ts'
import { isTakenBack } from '#money/reversed-money.ts'
import type { Transaction } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

export async function markLocked(
  tx: Transaction,
  locked: { submissionId: SubmissionId; reason: LockReason; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE submissions SET status = 'locked', lock_reason = ${locked.reason},
        locked_at = ${locked.at}
      WHERE id = ${locked.submissionId}`,
  )
}

export async function markPaid(
  tx: Transaction,
  paid: { submissionId: SubmissionId; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE submissions SET status = 'paid', paid_at = ${paid.at}
      WHERE id = ${paid.submissionId}`,
  )
}

/** Returns those that were paid. */
export async function markUnpaid(
  tx: Transaction,
  submissionIds: readonly SubmissionId[],
): Promise<SubmissionId[]> {
  await lockRows(tx, 'submission', submissionIds)
  const rows = await manyRows(
    tx,
    sql<{ id: SubmissionId }>`UPDATE submissions SET status = 'locked', paid_at = NULL
      WHERE id = ANY (${submissionIds}::uuid[]) AND status = 'paid' RETURNING id`,
  )
  return rows.map(({ id }) => id).sort()
}

/** The submissions whose money is in this payout. */
export async function listPaidByPayout(
  tx: Transaction,
  payoutId: PayoutId,
): Promise<SubmissionId[]> {
  const rows = await manyRows(
    tx,
    sql<{ submissionId: SubmissionId }>`SELECT DISTINCT a.submission_id
      FROM payout_accruals p JOIN earning_accruals a ON a.id = p.accrual_id
      WHERE p.payout_id = ${payoutId} AND a.submission_id IS NOT NULL`,
  )
  return rows.map((row) => row.submissionId)
}

/** A campaign's locked submissions, under its creators' locks, so that no transfer is booked at the same time. */
export async function listLockedOf(
  tx: Transaction,
  campaignId: CampaignId,
): Promise<SubmissionId[]> {
  await lockRows(
    tx,
    'creator',
    sql`SELECT creator_id FROM submissions WHERE campaign_id = ${campaignId} AND status = 'locked'`,
  )
  const rows = await manyRows(
    tx,
    sql<{ id: SubmissionId }>`SELECT id FROM submissions
      WHERE campaign_id = ${campaignId} AND status = 'locked'`,
  )
  return rows.map((row) => row.id)
}

/** What submission `s` earned, less what was taken back. */
const keptAccruals = sql<never>`earning_accruals a
  WHERE a.submission_id = s.id AND NOT ${isTakenBack}
    AND NOT EXISTS (SELECT FROM accrual_corrections k WHERE k.accrual_id = a.id)`

/**
 * The locked submissions that earned something and whose every accrual is in a paid payout. One that is owed
 * more stays locked while its campaign can still be topped up.
 */
export async function findPaidInFull(
  tx: Transaction,
  submissionIds: readonly SubmissionId[],
): Promise<SubmissionId[]> {
  await lockRows(tx, 'submission', submissionIds)
  const rows = await manyRows(
    tx,
    sql<{ id: SubmissionId }>`SELECT s.id FROM submissions s
      WHERE s.id = ANY (${submissionIds}::uuid[]) AND s.status = 'locked'
        AND EXISTS (SELECT FROM ${keptAccruals})
        AND NOT EXISTS (
          SELECT FROM ${keptAccruals} AND NOT EXISTS (
            SELECT FROM payout_accruals l JOIN payouts p ON p.id = l.payout_id
            WHERE l.accrual_id = a.id AND p.status = 'paid'))
        AND NOT EXISTS (
          SELECT FROM submission_totals t JOIN campaigns c ON c.id = t.campaign_id
          WHERE t.submission_id = s.id 
            AND (t.owed_again_cents > 0 OR c.completed_at IS NULL AND post_waits_cents(s, t) > 0))
      ORDER BY s.id`,
  )
  return rows.map((row) => row.id)
}

const openPostsOf = (creatorId: CreatorId) =>
  sql<never>`FROM submissions WHERE creator_id = ${creatorId} AND status IN ('pending', 'approved')`

/** The campaigns of a creator's posts that are in review or earning. */
export async function lockCampaignsOfOpenPosts(
  tx: Transaction,
  creatorId: CreatorId,
): Promise<void> {
  await lockRows(tx, 'campaign', sql`SELECT campaign_id AS id ${openPostsOf(creatorId)}`)
}

/** A creator's posts that are in review or earning. */
export async function lockOpenPosts(
  tx: Transaction,
  creatorId: CreatorId,
): Promise<SubmissionId[]> {
  return await lockRows(tx, 'submission', sql`SELECT id ${openPostsOf(creatorId)}`)
}
