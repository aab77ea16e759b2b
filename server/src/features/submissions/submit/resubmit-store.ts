import type { SocialAccountId, SubmissionId } from '@permille/contract/ids'
import type { HeldSignal } from '@permille/contract/risk/signals'
import { resubmitHours } from '@permille/contract/submissions/deadlines'
import type { PostFacts } from '#integrations/social-platform.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, firstRow, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { resubmitUntil, type Submission, titleOf } from '../submission.ts'

type Corrected = Parameters<typeof resubmitUntil>[0] & Pick<Submission, 'id'>

interface ResubmitTime {
  readonly id: SubmissionId
  readonly until: Date
  /** Not while its campaign takes no posts, or a dispute about it is open. */
  readonly isPossibleNow: boolean
}

/**
 * Until when each post may be submitted again, of those that may. The deadline is stopped while its creator is
 * suspended and while the campaign accepts no posts, and ends with the campaign (rules §3).
 */
export async function listResubmitTimes(
  db: Database,
  rejected: readonly Corrected[],
  at: Date,
): Promise<ResubmitTime[]> {
  const ids = rejected.filter((each) => resubmitUntil(each) !== null).map(({ id }) => id)
  if (ids.length === 0) return []
  return await manyRows(
    db,
    sql<ResubmitTime>`SELECT s.id, moved_deadline(s.rejected_at,
        s.rejected_at + make_interval(hours => ${resubmitHours}),
        suspended_times(r.user_id, ${at}) + campaign_closed_times(c.id, ${at})) AS until,
        c.status = 'live' AND NOT EXISTS (SELECT FROM disputes d
          WHERE d.submission_id = s.id AND d.status = 'open') AS is_possible_now
      FROM submissions s JOIN campaigns c ON c.id = s.campaign_id JOIN creators r ON r.id = s.creator_id
      WHERE s.id = ANY(${ids}::uuid[]) AND c.status <> 'completed'`,
  )
}

/** Until when the post may be submitted again; null if not at all. */
export async function readResubmitUntil(
  db: Database,
  rejected: Corrected,
  at: Date,
): Promise<Date | null> {
  const [time] = await listResubmitTimes(db, [rejected], at)
  return time?.until ?? null
}

export interface Claim {
  readonly removedAt: Date | null
  /** Since when another creator has proven the account. */
  readonly evictedAt: Date | null
}

export function readClaim(db: Database, accountId: SocialAccountId): Promise<Claim> {
  return exactlyOne(
    db,
    sql<Claim>`SELECT removed_at, evicted_at FROM social_accounts WHERE id = ${accountId}`,
  )
}

export interface Resubmitted {
  readonly submissionId: SubmissionId
  /** The one that its creator has connected now. */
  readonly socialAccountId: SocialAccountId
  readonly post: PostFacts
  readonly risks: readonly HeldSignal[]
  readonly changes: string | null
  readonly at: Date
  readonly autoApprovesAt: Date
}

/**
 * The signals of the first try no longer count. Fails on the unique index if the post has been submitted again since.
 */
export async function markResubmitted(tx: Transaction, resubmitted: Resubmitted): Promise<void> {
  const { submissionId, socialAccountId, post, risks } = resubmitted
  await run(
    tx,
    sql`UPDATE submissions s SET status = 'pending', resubmitted_at = ${resubmitted.at},
        auto_approves_at = ${resubmitted.autoApprovesAt}, reason = NULL, needs_admin = false,
        risks = ${risks.map(({ text }) => text)}, risk_codes = ${risks.map(({ code }) => code)},
        title = ${titleOf(post)}, description = ${post.description},
        resubmit_changes = ${resubmitted.changes},
        social_account_id = a.id, proven_at = CASE WHEN a.id = s.social_account_id THEN s.proven_at
          ELSE a.verified_at END
      FROM social_accounts a WHERE s.id = ${submissionId} AND a.id = ${socialAccountId}`,
  )
  await run(tx, sql`DELETE FROM approval_checks WHERE submission_id = ${submissionId}`)
}

/** From an earlier try; readings that never count show nothing. */
export async function readHighestViews(db: Database, submissionId: SubmissionId): Promise<number> {
  const row = await firstRow(
    db,
    sql<{ highest: number }>`SELECT max(view_count) AS highest FROM submission_metrics
      WHERE submission_id = ${submissionId} AND NOT is_note AND view_count IS NOT NULL
      HAVING count(*) > 0`,
  )
  return row?.highest ?? 0
}
