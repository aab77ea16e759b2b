import type { Platform } from '@permille/contract/enums'
import type { CreatorId, SocialAccountId, SubmissionId } from '@permille/contract/ids'
import type { RiskSettings } from '@permille/contract/risk/settings'
import { comparedPostsMax } from '@permille/contract/risk/settings'
import type { HeldSignal } from '@permille/contract/risk/signals'
import { hasComparableViews } from '#money/comparable-views.ts'
import type { Reading } from '#money/reading.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { invariant } from '#platform/errors/errors.ts'

const comparedPostsMin = 3

export interface AccountFigures {
  readonly platform: Platform
  readonly followerCount: number
  readonly medianViewCount: number | null
  readonly payoutSharers: number
}

interface Account {
  readonly id: SocialAccountId
  readonly creatorId: CreatorId
}

interface AccountRow {
  readonly id: SocialAccountId
  readonly platform: Platform
  readonly followerCount: number
  /** The creator's latest posts there, one more than are compared. */
  readonly postIds: readonly SubmissionId[]
  readonly postViews: readonly number[]
  /** How many other creators are paid to one of this creator's bank accounts or cards. */
  readonly payoutSharers: number
}

/** Each account appears once: its posts are read once for all of its readings. */
async function listAccounts(
  db: Database,
  accounts: readonly Account[],
): Promise<ReadonlyMap<SocialAccountId, AccountRow>> {
  const rows = await manyRows(
    db,
    sql<AccountRow>`
      SELECT a.id, a.platform, a.follower_count, latest.post_ids, latest.post_views,
        (SELECT count(DISTINCT other.creator_id) FROM payout_destinations own
          JOIN payout_destinations other USING (fingerprint)
          WHERE own.creator_id = given.creator_id AND other.creator_id <> own.creator_id) AS payout_sharers
      FROM ${given(accounts)} AS given (id, creator_id)
      JOIN social_accounts a ON a.id = given.id
      CROSS JOIN LATERAL (
        SELECT coalesce(array_agg(p.id::text), '{}') AS post_ids,
          coalesce(array_agg(p.view_count), '{}') AS post_views FROM (
          SELECT o.id, ot.view_count FROM submissions o JOIN submission_totals ot ON ot.submission_id = o.id
          WHERE o.creator_id = given.creator_id AND o.social_account_id = given.id
            AND o.status IN ('approved', 'locked', 'paid') AND ot.last_read_at IS NOT NULL
            AND ${hasComparableViews(sql`o`)}
          ORDER BY o.submitted_at DESC, o.id DESC LIMIT ${comparedPostsMax + 1}
        ) p
      ) latest`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** A plan for one account is kept; one for a list of unknown length looks dearer, and is made again each time. */
function given(accounts: readonly Account[]): Statement<never> {
  const [account] = accounts
  if (accounts.length === 1 && account !== undefined) {
    return sql<never>`(SELECT ${account.id}::uuid, ${account.creatorId}::uuid)`
  }
  return sql<never>`unnest(${accounts.map(({ id }) => id)}::uuid[],
    ${accounts.map(({ creatorId }) => creatorId)}::uuid[])`
}

/** The post itself is left out; the median is null while there are too few others. */
function figuresOf(account: AccountRow, except: SubmissionId | null): AccountFigures {
  const { platform, followerCount, payoutSharers, postIds, postViews } = account
  const others = postViews
    .filter((_, index) => postIds[index] !== except)
    .slice(0, comparedPostsMax)
  const middle = others.sort((left, right) => left - right)[Math.ceil(others.length / 2) - 1]
  const medianViewCount = others.length < comparedPostsMin ? null : (middle ?? null)
  return { platform, followerCount, payoutSharers, medianViewCount }
}

/** The history that a new post of the account is compared with. */
export async function readAccountFigures(
  db: Database,
  account: { creatorId: CreatorId; socialAccountId: SocialAccountId },
): Promise<AccountFigures> {
  const { creatorId, socialAccountId: id } = account
  const row = (await listAccounts(db, [{ id, creatorId }])).get(id)
  invariant(row !== undefined, `no account ${id}`)
  return figuresOf(row, null)
}

interface PostRow {
  readonly submissionId: SubmissionId
  readonly creatorId: CreatorId
  readonly accountId: SocialAccountId
  readonly highest: number
  /** The platform's own highest count, if this reading is below the highest count. */
  readonly platformHighest: number | null
  readonly baseViewCount: number | null
  readonly baseHours: number | null
  /** Null while none of its readings has shown a signal. */
  readonly signalsBefore: readonly HeldSignal[] | null
  readonly clearedViews: number | null
  readonly isDoubted: boolean
}

/** The counts that a reading is compared with, and what earlier readings of the post showed. */
export interface ReadingFacts {
  readonly post: PostRow
  readonly account: AccountFigures
  readonly viewCount: number
  readonly likeCount: number | null
}

/** The length of a burst, after a start of the same length. */
const burstHours = 24

/**
 * The facts of approved posts whose count has changed, or that have shown a signal before: one statement
 * for the posts of the whole batch and one for their accounts.
 */
export async function listReadingFacts(
  db: Database,
  readings: readonly Reading[],
  options: { settings: RiskSettings; at: Date },
): Promise<ReadingFacts[]> {
  const posts = await listPosts(db, readings, options)
  if (posts.length === 0) return []
  const owners = new Map(posts.map((post) => [post.accountId, post.creatorId]))
  const pairs = Array.from(owners, ([id, creatorId]) => ({ id, creatorId }))
  const accounts = await listAccounts(db, pairs)
  const counts = new Map(readings.map((reading) => [reading.submissionId, reading]))
  return posts.flatMap((post) => {
    const reading = counts.get(post.submissionId)
    const account = accounts.get(post.accountId)
    if (account === undefined || !reading || reading.viewCount === null) return []
    const { viewCount, likeCount } = reading
    return [{ post, account: figuresOf(account, post.submissionId), viewCount, likeCount }]
  })
}

/**
 * The base is the count a day ago or, later, at the end of the first day after the approval. The platform
 * cannot remove what an admin entered, so a lower reading is compared with what it counted itself.
 */
async function listPosts(
  db: Database,
  readings: readonly Reading[],
  { settings, at }: { settings: RiskSettings; at: Date },
): Promise<PostRow[]> {
  const cut = sql<never>`greatest(${at}::timestamptz, s.approved_at + 2 * ${burstHours}::int * interval '1 hour')
    - ${burstHours}::int * interval '1 hour'`
  return await manyRows(
    db,
    sql<PostRow>`
      SELECT s.id AS submission_id, s.creator_id, s.social_account_id AS account_id,
        t.view_count AS highest,
        CASE WHEN r.views < t.view_count THEN (SELECT max(m.view_count) FROM submission_metrics m
          WHERE m.submission_id = s.id AND m.source = 'api'
            AND (m.counted OR m.snapshot_time >= s.approved_at)) END AS platform_highest,
        base.view_count AS base_view_count, base.hours AS base_hours,
        w.signals AS signals_before, w.cleared_views,
        w.submission_id IS NOT NULL AND EXISTS (SELECT FROM money_freezes f
          WHERE f.submission_id = s.id AND f.cause = 'doubted' AND f.closed_at IS NULL) AS is_doubted
      FROM unnest(${readings.map(({ submissionId }) => submissionId)}::uuid[],
        ${readings.map(({ viewCount }) => viewCount)}::bigint[]) AS r (id, views)
      JOIN submissions s ON s.id = r.id AND s.status = 'approved'
      JOIN submission_totals t ON t.submission_id = s.id
      LEFT JOIN post_signals w ON w.submission_id = s.id
      LEFT JOIN LATERAL (
        SELECT m.view_count,
          ceil(extract(epoch FROM ${at}::timestamptz - least(${cut}, t.last_read_at)) / 3600)::int AS hours
        FROM submission_metrics m
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
