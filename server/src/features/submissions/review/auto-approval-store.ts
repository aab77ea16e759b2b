import type { SubmissionId } from '@permille/contract/ids'
import type { AdminReason } from '@permille/contract/submissions/reasons'
import { isToReview } from '#features/campaigns/public.ts'
import { type ApprovalPay, approvalPay } from '#money/approval-pay.ts'
import { lockRows } from '#money/locks.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { seenSecondsMax } from './approval-check.ts'

/** Post `o` is approved, or the system will approve it before submission `s`. */
const comesBefore = sql<never>`(o.campaign_id = s.campaign_id
  AND (o.status IN ('approved', 'locked', 'paid')
    OR (o.status = 'pending' AND cardinality(o.risks) = 0
      AND (o.auto_approves_at, o.id) < (s.auto_approves_at, s.id))))`

/** The campaign’s posts of the same creator that come first. */
const approvedBefore = sql<never>`(SELECT count(*) FROM submissions o
    WHERE o.creator_id = s.creator_id AND ${comesBefore})`

/** Account `x` is the same channel as account `a`, proven by another person. */
const provenElsewhere = sql<never>`(x.platform = a.platform AND x.platform_user_id = a.platform_user_id
    AND x.user_id <> a.user_id AND x.verified_at IS NOT NULL)`

/** The campaign’s earlier posts of the same channel, whoever submitted them. */
const channelBefore = sql<never>`(SELECT count(*) FROM social_accounts x
    JOIN creators r ON r.user_id = x.user_id
    JOIN submissions o ON o.creator_id = r.id AND o.social_account_id = x.id
    WHERE x.platform = a.platform AND x.platform_user_id = a.platform_user_id AND ${comesBefore}
      AND (o.creator_id = s.creator_id OR o.proven_at IS NOT NULL))`

/**
 * Why the system never approves submission `s` of account `a`: empty if it will (rules §3). The
 * auto-approver and every screen read this one expression; a new rule is one more line in it.
 */
const adminReasons = sql<never>`array_cat(array_remove(ARRAY[
    CASE WHEN greatest(${approvedBefore}, ${channelBefore}) >= (SELECT approved_posts_max FROM campaigns
      WHERE id = s.campaign_id) THEN 'creator-limit' END,
    CASE WHEN cardinality(s.risks) > 0 THEN 'flagged' END,
    CASE WHEN a.verified_at IS NULL THEN 'account-not-verified' END,
    CASE WHEN EXISTS (SELECT FROM social_accounts x WHERE ${provenElsewhere})
      THEN 'channel-shared' END,
    CASE WHEN is_creator_suspended(s.creator_id) THEN 'creator-suspended' END
  ]::text[], NULL), coalesce((SELECT array_remove(k.reasons, 'flagged') FROM approval_checks k
    WHERE k.submission_id = s.id), '{}'))`

/** For a pending submission: only a person can approve it. */
export const waitsForAdmin = sql<never>`(cardinality(${adminReasons}) > 0)`

/** What happens to a pending post without a decision, and what its approval pays. */
export interface Deadline {
  /** While pending: the deadline of the decision. */
  readonly decisionDueAt: Date | null
  /** The same time if the system then approves the post; null if an admin decides. */
  readonly autoApprovesAt: Date | null
  readonly adminReasons: readonly AdminReason[]
  readonly approvalPay: ApprovalPay | null
  /** While pending: when its platform showed it last. */
  readonly lastSeenAt: Date | null
  /** While due: since when it cannot be read, which delays the system’s approval. */
  readonly unreadSince: Date | null
}

/** Beside submission `s` of account `a`: why it waits for an admin, `w.admin_reasons`. OFFSET 0: found once, not for each column. */
export const deadlineSource = sql<never>`CROSS JOIN LATERAL (
    SELECT CASE WHEN s.status = 'pending' THEN ${adminReasons} ELSE '{}' END AS admin_reasons OFFSET 0) w`

/** Of the `deadlineSource`, and of a post's shown views `v`. */
export const deadlineColumns = sql<Deadline>`
  CASE WHEN s.status = 'pending' THEN s.auto_approves_at END AS decision_due_at,
  CASE WHEN s.status = 'pending' AND cardinality(w.admin_reasons) = 0 THEN s.auto_approves_at END
    AS auto_approves_at,
  w.admin_reasons,
  ${approvalPay(sql`v.views`)} AS approval_pay,
  CASE WHEN s.status = 'pending' THEN (SELECT max(m.snapshot_time) FROM submission_metrics m
    WHERE m.submission_id = s.id AND m.source = 'api') END AS last_seen_at,
  CASE WHEN s.status = 'pending' THEN (SELECT k.unread_since FROM approval_checks k
    WHERE k.submission_id = s.id) END AS unread_since`

/** The account is looked up post by post: few posts are due at a time, and a join would read all accounts. */
export const dueSources = sql<never>`submissions s
  CROSS JOIN LATERAL (SELECT * FROM social_accounts x WHERE x.id = s.social_account_id OFFSET 0) a`

/** Due submissions that the system may approve: it has just seen them. */
export async function listDueApprovals(db: Database, at: Date): Promise<SubmissionId[]> {
  const rows = await manyRows(
    db,
    sql<{ id: SubmissionId }>`SELECT s.id FROM ${dueSources}
      JOIN approval_checks k ON k.submission_id = s.id
      WHERE ${isToReview} AND s.auto_approves_at <= ${at} AND ${wasJustSeen(at)}
        AND NOT ${waitsForAdmin}
      ORDER BY s.auto_approves_at, s.id LIMIT 200`,
  )
  return rows.map((row) => row.id)
}

/** For submission `s` with its check `k`: read a few minutes ago at most, and since it was last submitted. */
function wasJustSeen(at: Date) {
  return sql<never>`coalesce(k.seen_at >= ${at}::timestamptz - make_interval(secs => ${seenSecondsMax})
    AND k.seen_at >= coalesce(s.resubmitted_at, s.submitted_at), false)`
}

/** Due submissions that an admin must decide. Returns the new ones. */
export async function moveToAdmins(tx: Transaction, at: Date): Promise<SubmissionId[]> {
  const due = sql<{ id: SubmissionId }>`SELECT s.id FROM ${dueSources}
    WHERE ${isToReview} AND s.auto_approves_at <= ${at} AND NOT s.needs_admin AND ${waitsForAdmin}`
  const ids = await lockRows(tx, 'submission', due)
  if (ids.length === 0) return []
  // Checked again, because they may have changed while waiting for the locks.
  const rows = await manyRows(
    tx,
    sql<{ id: SubmissionId }>`UPDATE submissions SET needs_admin = true
      WHERE id IN (${due} AND s.id = ANY(${ids}::uuid[])) RETURNING id`,
  )
  return rows.map((row) => row.id)
}

/** Why the system must not approve a post now. */
export interface Bar {
  readonly reasons: readonly AdminReason[]
  /** It would approve something other than what it has just read. */
  readonly isUnseen: boolean
  /** It waits for an admin since its deadline. */
  readonly needsAdmin: boolean
}

/** Read again under the locks of an approval: it may have changed since it was listed. */
export function findBar(tx: Transaction, submissionId: SubmissionId, at: Date): Promise<Bar> {
  return exactlyOne(
    tx,
    sql<Bar>`SELECT ${adminReasons} AS reasons, NOT ${wasJustSeen(at)} AS is_unseen,
        s.needs_admin
      FROM ${dueSources} LEFT JOIN approval_checks k ON k.submission_id = s.id
      WHERE s.id = ${submissionId}`,
  )
}
