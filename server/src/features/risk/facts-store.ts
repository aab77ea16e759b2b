import type { CreatorId, SocialAccountId, SubmissionId } from '@permille/contract/ids'
import type { RiskSettings } from '@permille/contract/risk/settings'
import type { HeldSignal } from '@permille/contract/risk/signals'
import type { Reading } from '../../money/reading.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { exactlyOne, manyRows, run } from '../../platform/database/query.ts'
import { type Statement, sql } from '../../platform/database/sql.ts'

const comparedPostsMax = 30
const comparedPostsMin = 3

/**
 * The median of the account's latest posts, as `medians (median)`; null while there are too few. The
 * arguments are columns; one post is left out.
 */
function medianOf(of: {
  creatorId: Statement<never>
  accountId: Statement<never>
  exceptId: Statement<never>
}): Statement<never> {
  return sql`(
    SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY view_count) AS median FROM (
      SELECT ot.view_count FROM submissions o JOIN submission_totals ot ON ot.submission_id = o.id
      WHERE o.creator_id = ${of.creatorId} AND o.social_account_id = ${of.accountId}
        AND o.id IS DISTINCT FROM ${of.exceptId} AND o.status IN ('approved', 'locked', 'paid')
        AND ot.last_read_at IS NOT NULL
      ORDER BY o.submitted_at DESC, o.id DESC LIMIT ${comparedPostsMax}
    ) latest HAVING count(*) >= ${comparedPostsMin}
  )`
}

/** How many other creators are paid to one of this creator's bank accounts or cards. */
function sharersOf(creatorId: Statement<never>): Statement<never> {
  return sql`(SELECT count(DISTINCT other.creator_id) FROM payout_destinations own
    JOIN payout_destinations other USING (fingerprint)
    WHERE own.creator_id = ${creatorId} AND other.creator_id <> own.creator_id)`
}

export interface AccountFigures {
  readonly followerCount: number
  readonly medianViewCount: number | null
  readonly payoutSharers: number
}

/** What a new post of the account is compared with. */
export async function readAccountFigures(
  db: Database,
  account: { creatorId: CreatorId; socialAccountId: SocialAccountId },
): Promise<AccountFigures> {
  const median = medianOf({
    creatorId: sql`of.creator_id`,
    accountId: sql`of.account_id`,
    exceptId: sql`NULL::uuid`,
  })
  return await exactlyOne(
    db,
    sql<AccountFigures>`SELECT a.follower_count, ${median} AS median_view_count,
        ${sharersOf(sql`of.creator_id`)} AS payout_sharers
      FROM (SELECT ${account.creatorId}::uuid AS creator_id, ${account.socialAccountId}::uuid AS account_id) of
      JOIN social_accounts a ON a.id = of.account_id`,
  )
}

/** What a reading is compared with, and what earlier readings of the post showed. */
export interface ReadingFacts extends AccountFigures {
  readonly submissionId: SubmissionId
  readonly viewCount: number
  readonly likeCount: number | null
  readonly highest: number
  readonly baseViewCount: number | null
  readonly baseAt: Date | null
  /** Null while none of its readings has shown a signal. */
  readonly signalsBefore: readonly HeldSignal[] | null
  readonly clearedViews: number | null
  readonly isDoubted: boolean
}

/** A burst is what comes within so long, after as long a start. */
const burstHours = 24

/**
 * The facts of approved posts whose count has changed, or that have shown a signal before. The base is the
 * count a day ago or, later, at the end of the first day after the approval. One statement for the
 * whole batch; a post below every number of the settings costs three look-ups by key.
 */
export async function listReadingFacts(
  db: Database,
  readings: readonly Reading[],
  { settings, at }: { settings: RiskSettings; at: Date },
): Promise<ReadingFacts[]> {
  const median = medianOf({
    creatorId: sql`s.creator_id`,
    accountId: sql`s.social_account_id`,
    exceptId: sql`s.id`,
  })
  const cut = sql<never>`greatest(${at}::timestamptz, s.approved_at + 2 * ${burstHours}::int * interval '1 hour')
    - ${burstHours}::int * interval '1 hour'`
  return await manyRows(
    db,
    sql<ReadingFacts>`
      SELECT s.id AS submission_id, r.views AS view_count, r.likes AS like_count,
        t.view_count AS highest, a.follower_count,
        base.view_count AS base_view_count, base.at AS base_at,
        CASE WHEN ${settings.aboveMedian.effect} <> 'off' AND r.views > t.view_count
          THEN ${median} END AS median_view_count,
        ${sharersOf(sql`s.creator_id`)} AS payout_sharers,
        w.signals AS signals_before, w.cleared_views, f.id IS NOT NULL AS is_doubted
      FROM unnest(${readings.map(({ submissionId }) => submissionId)}::uuid[],
        ${readings.map(({ viewCount }) => viewCount)}::bigint[],
        ${readings.map(({ likeCount }) => likeCount)}::bigint[]) AS r (id, views, likes)
      JOIN submissions s ON s.id = r.id AND s.status = 'approved'
      JOIN submission_totals t ON t.submission_id = s.id
      JOIN social_accounts a ON a.id = s.social_account_id
      LEFT JOIN post_signals w ON w.submission_id = s.id
      LEFT JOIN money_freezes f ON f.submission_id = s.id AND f.cause = 'doubted'
        AND f.closed_at IS NULL
      LEFT JOIN LATERAL (
        SELECT m.view_count, least(${cut}, t.last_read_at) AS at FROM submission_metrics m
        WHERE m.submission_id = s.id AND m.counted AND m.snapshot_time <= ${cut}
          AND r.views > ${settings.burst.viewsMax} AND ${cut} < ${at}::timestamptz
        ORDER BY m.snapshot_time DESC LIMIT 1
      ) base ON true
      WHERE r.views <> t.view_count OR w.submission_id IS NOT NULL`,
  )
}

export interface PostSignals {
  readonly submissionId: SubmissionId
  readonly signals: readonly HeldSignal[]
  /** Whether they set money aside. */
  readonly isDoubtful: boolean
}

/** What the latest reading of each post showed. */
export async function savePostSignals(
  tx: Transaction,
  { posts, at }: { posts: readonly PostSignals[]; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO post_signals (submission_id, signals, doubtful_at)
      SELECT p.id, p.signals, CASE WHEN p.is_doubtful THEN ${at}::timestamptz END
      FROM unnest(${posts.map(({ submissionId }) => submissionId)}::uuid[],
        ${posts.map(({ signals }) => JSON.stringify(signals))}::jsonb[],
        ${posts.map(({ isDoubtful }) => isDoubtful)}::boolean[]) AS p (id, signals, is_doubtful)
      ORDER BY p.id
      ON CONFLICT (submission_id) DO UPDATE SET signals = excluded.signals,
        doubtful_at = coalesce(excluded.doubtful_at, post_signals.doubtful_at)`,
  )
}
