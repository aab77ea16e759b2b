import type { SocialAccountId, SubmissionId } from '@permille/contract/ids'
import type { HeldSignal } from '@permille/contract/risk/signals'
import type { PostFacts } from '#integrations/social-platform.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, firstRow, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { resubmitUntil, type Submission, titleOf } from '../submission.ts'

type Corrected = Parameters<typeof resubmitUntil>[0] & Pick<Submission, 'campaignId' | 'creatorId'>

/**
 * Until when the post may be submitted again; null if not at all. The deadline is stopped while its creator is
 * suspended and while the campaign accepts no posts, and ends with the campaign (rules §3).
 */
export async function readResubmitUntil(
  db: Database,
  rejected: Corrected,
  at: Date,
): Promise<Date | null> {
  const until = resubmitUntil(rejected)
  if (until === null) return null
  const { campaignId, creatorId, rejectedAt } = rejected
  const moved = await firstRow(
    db,
    sql<{ until: Date }>`SELECT moved_deadline(${rejectedAt}, ${until},
        suspended_times(r.user_id, ${at}) + campaign_closed_times(c.id, ${at})) AS until
      FROM campaigns c, creators r
      WHERE c.id = ${campaignId} AND r.id = ${creatorId} AND c.status <> 'completed'`,
  )
  return moved?.until ?? null
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
