import type { Platform } from '../../../contract/src/enums.ts'
import {
  pacedSeconds,
  viewsToNextCent,
  wantedSeconds,
} from '../../../server/src/features/tracking/cadence.ts'
import type { Database } from '../../../server/src/platform/database/database.ts'
import { run } from '../../../server/src/platform/database/query.ts'
import { sql } from '../../../server/src/platform/database/sql.ts'
import { lifetimeHours, makePost, type Post, viewsPerHourAt, viewsUntil } from './post.ts'
import { seededRandom } from './random.ts'

/** A post whose views arrive during the day. */
export interface DayPost extends Post {
  readonly externalPostId: string
  readonly platform: Platform
  readonly publishedAt: Date
  /** When it was last read. */
  readAt: Date
}

type Timed = Post & Pick<DayPost, 'publishedAt'>

const hourMs = 3_600_000
const sigma = 2

/** Posts of every age, alternating between two platforms; none has been read yet. */
export function makeDayPosts(count: number, start: Date): DayPost[] {
  const random = seededRandom(7)
  return Array.from({ length: count }, (_, index) => {
    const post = makePost(random, sigma)
    const ageHours = post.approvedAfterHours + random() * (lifetimeHours - post.approvedAfterHours)
    const publishedAt = new Date(start.getTime() - ageHours * hourMs)
    const platform = index % 2 === 0 ? 'youtube' : 'x'
    return { ...post, publishedAt, externalPostId: `day-${index}`, platform, readAt: publishedAt }
  })
}

/** Spreads posts over their intervals, as a tracker that has always run at this pace would leave them. */
export function readBefore(
  posts: readonly DayPost[],
  { start, pace }: { start: Date; pace: number },
): void {
  const random = seededRandom(11)
  for (const post of posts) {
    const waited = random() * pacedSeconds(wantedOf(post, start), pace) * 1000
    post.readAt = new Date(Math.max(start.getTime() - waited, approvedAt(post).getTime()))
  }
}

export function viewsAt(post: Timed, at: Date): number {
  return Math.floor(viewsUntil(post, hoursOf(post, at)))
}

export function hoursOf({ publishedAt }: Pick<DayPost, 'publishedAt'>, at: Date): number {
  return (at.getTime() - publishedAt.getTime()) / hourMs
}

function approvedAt(post: Timed): Date {
  return new Date(post.publishedAt.getTime() + post.approvedAfterHours * hourMs)
}

export function wantedOf(post: Timed, now: Date): number {
  const terms = {
    ratePerKViewsCents: Math.round(post.ratePerKViewsCents),
    minPayoutCents: 0,
    maxPayoutCents: 0,
  }
  return wantedSeconds({
    ...terms,
    approvedAt: approvedAt(post),
    now,
    viewsPerHour: viewsPerHourAt(post, hoursOf(post, now)),
    viewsToNextCent: viewsToNextCent({ ...terms, viewCount: viewsAt(post, now) }),
    campaignMoney: 'enough',
  })
}

/** Inserts them into the marketplace, approved and read before, each due at the end of its interval. */
export async function insertDayPosts(
  db: Database,
  posts: readonly DayPost[],
  { start, paces }: { start: Date; paces: ReadonlyMap<Platform, number> },
): Promise<void> {
  await run(
    db,
    sql`INSERT INTO social_accounts (id, user_id, platform, platform_user_id, username, verified_at)
      SELECT uuidv7(), user_id, 'x', 'x' || platform_user_id, username, now() FROM social_accounts`,
  )
  const wanted = posts.map((post) => wantedOf(post, start))
  const waits = posts.map((post, index) =>
    pacedSeconds(wanted[index] ?? 0, paces.get(post.platform) ?? 1),
  )
  await run(
    db,
    sql`WITH campaign AS (
        SELECT id, row_number() OVER (ORDER BY id) - 1 AS at, count(*) OVER () AS count
        FROM campaigns WHERE status = 'live'
      ), account AS (
        SELECT a.id, c.id AS creator_id, a.platform, count(*) OVER (PARTITION BY a.platform) AS count,
          row_number() OVER (PARTITION BY a.platform ORDER BY c.id) - 1 AS at
        FROM creators c JOIN social_accounts a USING (user_id)
      ), given AS (
        SELECT uuidv7() AS id, g.*, row_number() OVER () AS n FROM unnest(
          ${posts.map((post) => post.externalPostId)}::text[],
          ${posts.map((post) => post.platform)}::platform[],
          ${posts.map((post) => post.publishedAt)}::timestamptz[],
          ${posts.map(approvedAt)}::timestamptz[],
          ${posts.map((post) => Math.round(post.ratePerKViewsCents))}::bigint[],
          ${posts.map((post) => viewsAt(post, post.readAt))}::bigint[],
          ${posts.map((post) => post.readAt)}::timestamptz[],
          ${posts.map((post) => viewsPerHourAt(post, hoursOf(post, post.readAt)))}::float8[],
          ${wanted}::float8[], ${waits}::float8[]
        ) g (external_id, platform, published_at, approved_at, rate, views, read_at, per_hour, wanted,
          wait)
      ), post AS (
        INSERT INTO submissions (id, campaign_id, creator_id, social_account_id, platform, post_url,
          external_post_id, published_at, status, rate_per_k_views_cents, min_payout_cents,
          max_payout_cents, flat_bonus_cents, auto_approves_at, approved_at, tracks_until, proven_at)
        SELECT g.id, campaign.id, account.creator_id, account.id, g.platform, 'https://example.test/',
          external_id, published_at, 'approved', rate, 0, 0, 0, approved_at, approved_at,
          approved_at + interval '90 days', approved_at
        FROM given g JOIN campaign ON campaign.at = g.n % campaign.count
          JOIN account ON account.platform = g.platform AND account.at = g.n / 2 % account.count
        RETURNING id, campaign_id, creator_id, social_account_id
      ), total AS (
        INSERT INTO submission_totals (submission_id, campaign_id, creator_id, view_count,
          accrued_cents, earned_cents, last_read_at)
        SELECT id, campaign_id, creator_id, views, views * rate / 1000, views * rate / 1000, read_at
        FROM post JOIN given USING (id)
      )
      INSERT INTO tracking_schedule (submission_id, platform, social_account_id, next_read_at,
        wanted_seconds, views_per_hour)
      SELECT id, platform, social_account_id, read_at + wait * interval '1 second', wanted, per_hour
      FROM post JOIN given USING (id)`,
  )
}
