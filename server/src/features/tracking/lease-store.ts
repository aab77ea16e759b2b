import type { Platform } from '@permille/contract/enums'
import type { SubmissionId } from '@permille/contract/ids'
import type { Database } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import type { DuePost } from './due-post.ts'

interface Leasing {
  readonly platform: Platform
  readonly now: Date
  readonly leasedUntil: Date
  readonly postsMax: number
}

/** Leases due posts of one platform until `leasedUntil`; other workers skip them. */
export function leaseDuePosts(db: Database, request: Leasing): Promise<DuePost[]> {
  const due = sql`
    SELECT submission_id FROM tracking_schedule
    WHERE platform = ${request.platform} AND next_read_at <= ${request.now}
      AND (leased_until IS NULL OR leased_until < ${request.now})
    ORDER BY next_read_at LIMIT ${request.postsMax} FOR UPDATE SKIP LOCKED`
  return lease(db, request.leasedUntil, due)
}

/** How many of the posts due next are considered for each one needed, to find those that may be read early. */
const candidatesPerPost = 10

/**
 * Leases posts that are due next, to fill a call: those past half of their interval, five minutes at least.
 * With `billedDay`, only what that day bills anyway: posts read since its start or due before its end; of those
 * that every day bills, each last read five minutes ago.
 */
export function leaseSoonDue(
  db: Database,
  request: Leasing & { billedDay: { start: Date; end: Date } | null },
): Promise<DuePost[]> {
  const { platform, now, postsMax, billedDay } = request
  const start = billedDay?.start ?? null
  const end = billedDay?.end ?? null
  const soonDue = sql`
    WITH near AS MATERIALIZED (
      SELECT submission_id FROM tracking_schedule
      WHERE platform = ${platform} AND next_read_at > ${now}
      ORDER BY next_read_at LIMIT ${postsMax * candidatesPerPost})
    SELECT k.submission_id FROM near JOIN tracking_schedule k USING (submission_id)
      JOIN submission_totals t USING (submission_id)
    WHERE k.next_read_at > ${now} AND k.trouble IS NULL AND k.missed_count = 0
      AND (k.leased_until IS NULL OR k.leased_until < ${now})
      AND t.last_read_at <= ${now}::timestamptz - interval '5 minutes'
      AND (k.next_read_at - ${now}::timestamptz <= ${now}::timestamptz - t.last_read_at
        OR (${start}::timestamptz IS NOT NULL AND k.next_read_at < t.last_read_at + interval '1 day'))
      AND (${start}::timestamptz IS NULL OR t.last_read_at >= ${start} OR k.next_read_at < ${end})
    ORDER BY k.next_read_at LIMIT ${postsMax} FOR UPDATE OF k SKIP LOCKED`
  return lease(db, request.leasedUntil, soonDue)
}

async function lease(
  db: Database,
  leasedUntil: Date,
  chosen: Statement<unknown>,
): Promise<DuePost[]> {
  return await manyRows(
    db,
    sql<DuePost>`
      WITH leased AS (
        UPDATE tracking_schedule SET leased_until = ${leasedUntil}
        WHERE submission_id IN (${chosen})
        RETURNING *
      )
      SELECT s.id AS submission_id, s.platform, s.social_account_id, a.platform_user_id,
        s.external_post_id, s.approved_at, s.published_at, l.views_per_hour, l.missed_count,
        l.failed_count, l.trouble, l.absent_since, s.rate_per_k_views_cents, s.min_payout_cents,
        s.max_payout_cents,
        CASE WHEN 'budget_exhausted' = ANY(c.pause_reasons) THEN 'spent'
          WHEN campaign_left_cents(c) * 10 <= c.budget_cents THEN 'little'
          ELSE 'enough' END AS campaign_money,
        t.view_count AS highest_view_count, t.last_read_at
      FROM leased l JOIN submissions s ON s.id = l.submission_id
      JOIN submission_totals t ON t.submission_id = s.id
      JOIN social_accounts a ON a.id = s.social_account_id
      JOIN campaigns c ON c.id = s.campaign_id
      WHERE s.status = 'approved'
      ORDER BY s.social_account_id, s.id`,
  )
}

/** Extends this worker's leases on those posts it still holds, and returns them. */
export async function renewLeases(
  db: Database,
  lease: { submissionIds: readonly SubmissionId[]; leasedUntil: Date; until: Date },
): Promise<ReadonlySet<SubmissionId>> {
  const rows = await manyRows(
    db,
    sql<{ submissionId: SubmissionId }>`UPDATE tracking_schedule SET leased_until = ${lease.until}
      WHERE submission_id = ANY(${lease.submissionIds}::uuid[])
        AND leased_until = ${lease.leasedUntil}
      RETURNING submission_id`,
  )
  return new Set(rows.map((row) => row.submissionId))
}

/** Ends this worker's leases on those posts it still holds, which are due as before. */
export async function returnLeases(
  db: Database,
  lease: { submissionIds: readonly SubmissionId[]; leasedUntil: Date },
): Promise<void> {
  await run(
    db,
    sql`UPDATE tracking_schedule SET leased_until = NULL
      WHERE submission_id = ANY(${lease.submissionIds}::uuid[])
        AND leased_until = ${lease.leasedUntil}`,
  )
}

/** The posts whose lease this worker still holds. */
export async function findLeased(
  db: Database,
  lease: { submissionIds: readonly SubmissionId[]; leasedUntil: Date },
): Promise<ReadonlySet<SubmissionId>> {
  const rows = await manyRows(
    db,
    sql<{ submissionId: SubmissionId }>`SELECT submission_id FROM tracking_schedule
      WHERE submission_id = ANY(${lease.submissionIds}::uuid[])
        AND leased_until = ${lease.leasedUntil}`,
  )
  return new Set(rows.map((row) => row.submissionId))
}
