import type { SubmissionId } from '@permille/contract/ids'
import type { HeldSignal } from '@permille/contract/risk/signals'
import type { AdminReason } from '@permille/contract/submissions/reasons'
import { isToReview } from '#features/campaigns/public.ts'
import { readingToAccept } from '#money/approval-pay.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { DueCheck } from './approval-check.ts'
import { dueSources, waitsForAdmin } from './auto-approval-store.ts'

/** Leases posts past their deadline whose approval needs only a reading. */
export function leaseDueChecks(
  db: Database,
  { at, leasedUntil, postsMax }: { at: Date; leasedUntil: Date; postsMax: number },
): Promise<DueCheck[]> {
  return manyRows(
    db,
    sql<DueCheck>`WITH due AS (
        SELECT s.id FROM ${dueSources} LEFT JOIN approval_checks k ON k.submission_id = s.id
        WHERE ${isToReview} AND s.auto_approves_at <= ${at} AND NOT ${waitsForAdmin}
          AND (k.submission_id IS NULL OR (k.next_check_at <= ${at}
            AND (k.leased_until IS NULL OR k.leased_until < ${at})))
        ORDER BY coalesce(k.next_check_at, s.auto_approves_at), s.id LIMIT ${postsMax}
      ), leased AS (
        INSERT INTO approval_checks AS k (submission_id, next_check_at, leased_until)
        SELECT id, ${at}::timestamptz, ${leasedUntil}::timestamptz FROM due ORDER BY id
        ON CONFLICT (submission_id) DO UPDATE SET leased_until = excluded.leased_until
          WHERE k.leased_until IS NULL OR k.leased_until < ${at}
        RETURNING submission_id, failed_count, unread_since
      )
      SELECT s.id AS submission_id, s.creator_id, s.platform, s.social_account_id, a.platform_user_id,
        s.external_post_id, s.post_url, s.needs_disclosure, l.failed_count, l.unread_since
      FROM leased l JOIN submissions s ON s.id = l.submission_id
      JOIN social_accounts a ON a.id = s.social_account_id
      ORDER BY s.social_account_id, s.id`,
  )
}

/** Ends this worker's leases on those posts it still holds, which are due as before. */
export async function returnChecks(
  db: Database,
  { submissionIds, leasedUntil }: { submissionIds: readonly SubmissionId[]; leasedUntil: Date },
): Promise<void> {
  await run(
    db,
    sql`UPDATE approval_checks SET leased_until = NULL
      WHERE submission_id = ANY(${submissionIds}::uuid[]) AND leased_until = ${leasedUntil}`,
  )
}

interface Leased {
  readonly submissionId: SubmissionId
  readonly leasedUntil: Date
}

/**
 * Ends the lease of a post that was seen, or that its platform no longer shows. Returns false if it is no longer
 * this worker’s. The caller holds the post’s lock.
 */
export async function saveSeen(
  tx: Transaction,
  seen: Leased & { at: Date; nextCheckAt: Date; reasons: readonly AdminReason[] },
): Promise<boolean> {
  const { reasons, at } = seen
  const refusedAt = reasons.length === 0 ? null : at
  const saved = await run(
    tx,
    sql`UPDATE approval_checks SET leased_until = NULL, next_check_at = ${seen.nextCheckAt},
        failed_count = 0, unread_since = NULL, seen_at = ${at}, reasons = ${reasons},
        refused_at = ${refusedAt}
      WHERE submission_id = ${seen.submissionId} AND leased_until = ${seen.leasedUntil}`,
  )
  return saved === 1
}

/** Ends the lease of a post that could not be read. */
export async function saveUnread(
  db: Transaction,
  unread: Leased & { at: Date; nextCheckAt: Date; reasons: readonly AdminReason[] },
): Promise<void> {
  const { reasons, at } = unread
  const refusedAt = reasons.length === 0 ? null : at
  await run(
    db,
    sql`UPDATE approval_checks SET leased_until = NULL, next_check_at = ${unread.nextCheckAt},
        failed_count = failed_count + 1, unread_since = coalesce(unread_since, ${at}),
        reasons = ${reasons}, refused_at = ${refusedAt}
      WHERE submission_id = ${unread.submissionId} AND leased_until = ${unread.leasedUntil}`,
  )
}

/** The count that an approval would pay by now; 0 if none was read. */
export async function readViewsToAccept(db: Database, submissionId: SubmissionId): Promise<number> {
  const { views } = await exactlyOne(
    db,
    sql<{ views: number }>`SELECT coalesce((SELECT view_count FROM submission_metrics
        WHERE id = ${readingToAccept}), 0) AS views
      FROM submissions s WHERE s.id = ${submissionId}`,
  )
  return views
}

export async function saveRisks(
  tx: Transaction,
  found: { submissionId: SubmissionId; risks: readonly HeldSignal[] },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE submissions SET risks = ${found.risks.map(({ text }) => text)},
        risk_codes = ${found.risks.map(({ code }) => code)}
      WHERE id = ${found.submissionId}`,
  )
}
