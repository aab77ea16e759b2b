import type { ReadingTrouble } from '@permille/contract/administration/attention'
import type { Platform } from '@permille/contract/enums'
import type { CampaignId, SubmissionId } from '@permille/contract/ids'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql, when } from '#platform/database/sql.ts'
import { fillsCap } from '../submissions/public.ts'

/** Starts tracking an approved submission; a second call only sets the time of the next reading. */
export async function insertSchedule(
  tx: Transaction,
  start: { submissionId: SubmissionId; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO tracking_schedule (submission_id, platform, social_account_id, next_read_at)
      SELECT id, platform, social_account_id, ${start.at} FROM submissions
      WHERE id = ${start.submissionId} AND status = 'approved'
      ON CONFLICT (submission_id) DO UPDATE SET next_read_at = excluded.next_read_at`,
  )
}

export async function deleteSchedules(
  tx: Transaction,
  submissionIds: readonly SubmissionId[],
): Promise<void> {
  await run(
    tx,
    sql`DELETE FROM tracking_schedule WHERE submission_id = ANY(${submissionIds}::uuid[])`,
  )
}

export interface NextRead {
  readonly submissionId: SubmissionId
  readonly nextReadAt: Date
  /** What its reading is worth; null while its platform reports nothing about it. */
  readonly wantedSeconds: number | null
  readonly viewsPerHour: number
  readonly missedCount: number
  readonly trouble: ReadingTrouble | null
  readonly failedCount: number
  readonly absentSince: Date | null
}

/** Releases the leases this worker still holds, and returns how many; one statement for the whole batch. */
export async function saveNextReads(
  tx: Transaction,
  { reads, leasedUntil }: { reads: readonly NextRead[]; leasedUntil: Date },
): Promise<number> {
  return await run(
    tx,
    sql`UPDATE tracking_schedule t SET next_read_at = r.at, views_per_hour = r.rate,
        wanted_seconds = r.wanted, missed_count = r.missed, trouble = r.trouble, failed_count = r.failed,
        absent_since = r.absent_since, leased_until = NULL
      FROM unnest(${reads.map((read) => read.submissionId)}::uuid[],
        ${reads.map((read) => read.nextReadAt)}::timestamptz[],
        ${reads.map((read) => read.wantedSeconds)}::real[],
        ${reads.map((read) => read.viewsPerHour)}::double precision[],
        ${reads.map((read) => read.missedCount)}::integer[],
        ${reads.map((read) => read.trouble)}::text[],
        ${reads.map((read) => read.failedCount)}::integer[],
        ${reads.map((read) => read.absentSince)}::timestamptz[])
        AS r (id, at, wanted, rate, missed, trouble, failed, absent_since)
      WHERE t.submission_id = r.id AND t.leased_until = ${leasedUntil}`,
  )
}

/** How many posts of one platform are worth reading about this often. */
export interface WantedReads {
  readonly wantedSeconds: number
  readonly posts: number
}

/** In steps of a fifth, which is as exact as the rates that they come from. */
export function readWanted(db: Database, platform: Platform): Promise<WantedReads[]> {
  return manyRows(
    db,
    sql<WantedReads>`
      SELECT avg(wanted_seconds)::float8 AS wanted_seconds, count(*)::int AS posts
      FROM tracking_schedule WHERE platform = ${platform} AND wanted_seconds IS NOT NULL
      GROUP BY round(ln(wanted_seconds) / ln(1.2::float8))`,
  )
}

/** How many posts of a platform are tracked, and when it last showed the views of one. */
export function readWitnesses(
  db: Database,
  platform: Platform,
): Promise<{ trackedCount: number; lastSeenAt: Date | null }> {
  return exactlyOne(
    db,
    sql<{ trackedCount: number; lastSeenAt: Date | null }>`
      SELECT count(*)::int AS tracked_count, max(t.last_read_at) AS last_seen_at
      FROM tracking_schedule k JOIN submission_totals t USING (submission_id)
      WHERE k.platform = ${platform}`,
  )
}

const witnessesMax = 3

/** Reads a few posts that were visible when last read at the next tick. */
export async function hurryWitnesses(
  db: Database,
  { platform, at }: { platform: Platform; at: Date },
): Promise<void> {
  await run(
    db,
    sql`UPDATE tracking_schedule SET next_read_at = ${at}
      WHERE submission_id IN (
        SELECT submission_id FROM tracking_schedule
        WHERE platform = ${platform} AND trouble IS NULL AND next_read_at > ${at}
        ORDER BY next_read_at LIMIT ${witnessesMax})`,
  )
}

/** Stops reading the post; false if its lease has gone to another worker. */
export async function deleteLeased(
  tx: Transaction,
  { submissionId, leasedUntil }: { submissionId: SubmissionId; leasedUntil: Date },
): Promise<boolean> {
  const deleted = await run(
    tx,
    sql`DELETE FROM tracking_schedule
      WHERE submission_id = ${submissionId} AND leased_until = ${leasedUntil}`,
  )
  return deleted === 1
}

/**
 * A campaign's submissions that a top-up or returned money may pay: approved ones of proven accounts, and
 * locked and paid ones that earned more than there was money for.
 */
export async function findOwedOf(db: Database, campaignId: CampaignId): Promise<SubmissionId[]> {
  const rows = await manyRows(
    db,
    sql<{ id: SubmissionId }>`
      SELECT s.id FROM submissions s JOIN submission_totals t ON t.submission_id = s.id
      WHERE s.campaign_id = ${campaignId} AND s.proven_at IS NOT NULL
        AND NOT EXISTS (SELECT FROM creators k JOIN users p ON p.id = k.user_id
          WHERE k.id = s.creator_id AND p.deleted_at IS NOT NULL)
        AND (s.status = 'approved' OR (s.status IN ('locked', 'paid') AND post_waits_cents(s, t) > 0))
      ORDER BY s.id`,
  )
  return rows.map((row) => row.id)
}

/** Campaigns that can pay what a post is owed, and those that owe a post again what they can never pay. */
export async function listPayablePromises(db: Database): Promise<CampaignId[]> {
  const rows = await manyRows(
    db,
    sql<{ id: CampaignId }>`
      SELECT DISTINCT c.id FROM submission_totals t JOIN submissions s ON s.id = t.submission_id
      JOIN campaigns c ON c.id = t.campaign_id
      WHERE t.bonus_due_cents + t.owed_again_cents > 0 AND post_waits_cents(s, t) > 0
        AND CASE WHEN t.owed_again_cents > 0 THEN campaign_left_cents(c) > 0 OR NOT can_get_money(c)
          ELSE campaign_left_cents(c) >= t.bonus_due_cents END
      ORDER BY c.id LIMIT 100`,
  )
  return rows.map((row) => row.id)
}

export interface EndedTracking {
  readonly submissionId: SubmissionId
  readonly reason: 'window' | 'cap' | 'ended'
}

/** The totals of submission `s`. OFFSET 0: looked up post by post, because a join reads those of all closed posts too. */
const totalsOf = sql<never>`LATERAL (SELECT * FROM submission_totals x WHERE x.submission_id = s.id OFFSET 0)`

/** When submission `s` was last approved; one approved again keeps its `approved_at`. */
const lastApprovedAt = sql<never>`greatest(s.approved_at, (SELECT max(h.at)
  FROM submission_status_changes h WHERE h.submission_id = s.id AND h.to_status = 'approved'))`

/**
 * Approved submissions whose tracking window is over and that were read after its end. An unreadable one stays
 * open until its window ended before `unreadSince`; one approved only after its window, until that approval came
 * before `lateSince`.
 */
export async function findEndedWindows(
  db: Database,
  request: { now: Date; unreadSince: Date; lateSince: Date; max: number },
): Promise<EndedTracking[]> {
  return await manyRows(
    db,
    sql<EndedTracking>`
      SELECT s.id AS submission_id,
        CASE WHEN ${fillsCap} THEN 'cap'
          WHEN c.completed_at IS NULL THEN 'window' ELSE 'ended' END AS reason
      FROM submissions s CROSS JOIN ${totalsOf} t JOIN campaigns c ON c.id = s.campaign_id
      WHERE s.status = 'approved' AND s.tracks_until <= ${request.now}
        AND (t.last_read_at >= s.tracks_until OR CASE WHEN ${lastApprovedAt} > s.tracks_until
          THEN ${lastApprovedAt} <= ${request.lateSince} ELSE s.tracks_until <= ${request.unreadSince} END)
      ORDER BY s.tracks_until LIMIT ${request.max}`,
  )
}

/** Approved submissions that have reached their cap, among these or all. */
export async function findFullSubmissions(
  db: Database,
  { among, max }: { among?: readonly SubmissionId[] | undefined; max: number },
): Promise<EndedTracking[]> {
  return await manyRows(
    db,
    sql<EndedTracking>`
      SELECT s.id AS submission_id, 'cap' AS reason FROM submissions s CROSS JOIN ${totalsOf} t
      WHERE s.status = 'approved' AND ${fillsCap}
        ${when(among, (ids) => sql`AND s.id = ANY(${ids}::uuid[])`)}
      LIMIT ${max}`,
  )
}

/** Makes the last reading of an ended window due now, however rarely the post was read before. */
export async function hurryLastReads(db: Database, now: Date): Promise<number> {
  return await run(
    db,
    sql`UPDATE tracking_schedule k SET next_read_at = ${now}
      FROM submissions s CROSS JOIN ${totalsOf} t
      WHERE s.id = k.submission_id AND s.status = 'approved' AND s.tracks_until <= ${now}
        AND k.next_read_at > ${now} AND k.missed_count = 0
        AND (t.last_read_at IS NULL OR t.last_read_at < s.tracks_until)`,
  )
}

/** Approved submissions without a schedule: repairs a crash between approval and its job. */
export async function insertMissingSchedules(tx: Transaction, at: Date): Promise<number> {
  return await run(
    tx,
    sql`INSERT INTO tracking_schedule (submission_id, platform, social_account_id, next_read_at)
      SELECT s.id, s.platform, s.social_account_id, ${at} FROM submissions s
      LEFT JOIN tracking_schedule t ON t.submission_id = s.id
      WHERE s.status = 'approved' AND t.submission_id IS NULL
      ON CONFLICT (submission_id) DO NOTHING`,
  )
}

/** Reads these posts at the next tick, because a change was reported from outside. */
export async function hurryPosts(
  db: Database,
  request: { platform: Platform; externalPostIds: readonly string[]; at: Date },
): Promise<number> {
  return await run(
    db,
    sql`UPDATE tracking_schedule t SET next_read_at = ${request.at} FROM submissions s
      WHERE s.id = t.submission_id AND s.platform = ${request.platform}
        AND s.external_post_id = ANY(${request.externalPostIds}) AND t.next_read_at > ${request.at}`,
  )
}

/** Reads these posts at the next tick; a failing one keeps its own time. */
export async function hurryReads(
  db: Database,
  { submissionIds, at }: { submissionIds: readonly SubmissionId[]; at: Date },
): Promise<void> {
  await run(
    db,
    sql`UPDATE tracking_schedule SET next_read_at = ${at}
      WHERE submission_id = ANY(${submissionIds}::uuid[]) AND next_read_at > ${at}
        AND missed_count = 0`,
  )
}

/** Reads at the next tick what may have gained views while its campaign had no money. */
export async function hurryFunded(
  db: Database,
  { campaignId, at }: { campaignId: CampaignId; at: Date },
): Promise<void> {
  await run(
    db,
    sql`UPDATE tracking_schedule k SET next_read_at = ${at}
      FROM submissions s JOIN submission_totals t ON t.submission_id = s.id
      WHERE s.id = k.submission_id AND s.campaign_id = ${campaignId} AND k.next_read_at > ${at}
        AND k.missed_count = 0 AND t.last_read_at < ${at}::timestamptz - interval '1 hour'`,
  )
}
