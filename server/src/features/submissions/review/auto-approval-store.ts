import type { SubmissionId } from '@permille/contract/ids'
import type { AdminReason } from '@permille/contract/submissions/reasons'
import { type ApprovalPay, approvalPay } from '../../../money/approval-pay.ts'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { exactlyOne, manyRows } from '../../../platform/database/query.ts'
import { sql } from '../../../platform/database/sql.ts'
import { isToReview } from '../../campaigns/public.ts'

/**
 * Posts of the same creator that the campaign has approved, or that the system will approve before
 * this one.
 */
const approvedBefore = sql<never>`(SELECT count(*) FROM submissions o
    WHERE o.campaign_id = s.campaign_id AND o.creator_id = s.creator_id
      AND (o.status IN ('approved', 'locked', 'paid')
        OR (o.status = 'pending' AND cardinality(o.risks) = 0
          AND (o.auto_approves_at, o.id) < (s.auto_approves_at, s.id))))`

/**
 * Why the system never approves submission `s` of account `a`: empty if it will (rules §3). The
 * auto-approver and every screen read this one expression; a new rule is one more line in it.
 */
const adminReasons = sql<never>`array_remove(ARRAY[
    CASE WHEN ${approvedBefore} >= (SELECT approved_posts_max FROM campaigns
      WHERE id = s.campaign_id) THEN 'creator-limit' END,
    CASE WHEN cardinality(s.risks) > 0 THEN 'flagged' END,
    CASE WHEN a.verified_at IS NULL THEN 'account-not-verified' END,
    CASE WHEN is_creator_suspended(s.creator_id) THEN 'creator-suspended' END
  ]::text[], NULL)`

/** Of a pending submission: nobody but a person can approve it. */
export const waitsForAdmin = sql<never>`(cardinality(${adminReasons}) > 0)`

/** What happens to a pending post without a decision, and what its approval pays. */
export interface Deadline {
  /** While pending: the deadline of the decision. */
  readonly decisionDueAt: Date | null
  /** The same time if the system then approves the post; null if it waits for an admin. */
  readonly autoApprovesAt: Date | null
  readonly adminReasons: readonly AdminReason[]
  readonly approvalPay: ApprovalPay | null
}

export const deadlineColumns = sql<Deadline>`
  CASE WHEN s.status = 'pending' THEN s.auto_approves_at END AS decision_due_at,
  CASE WHEN s.status = 'pending' AND NOT ${waitsForAdmin} THEN s.auto_approves_at END
    AS auto_approves_at,
  CASE WHEN s.status = 'pending' THEN ${adminReasons} ELSE '{}' END AS admin_reasons,
  ${approvalPay} AS approval_pay`

const dueSources = sql<never>`submissions s JOIN social_accounts a ON a.id = s.social_account_id`

/** Due submissions that the system may approve. */
export async function listDueApprovals(db: Database, at: Date): Promise<SubmissionId[]> {
  const rows = await manyRows(
    db,
    sql<{ id: SubmissionId }>`SELECT s.id FROM ${dueSources}
      WHERE ${isToReview} AND s.auto_approves_at <= ${at}
        AND NOT ${waitsForAdmin}
      ORDER BY s.auto_approves_at, s.id LIMIT 200`,
  )
  return rows.map((row) => row.id)
}

/** Due submissions that an admin must decide. Returns the new ones. */
export async function moveToAdmins(tx: Transaction, at: Date): Promise<SubmissionId[]> {
  const rows = await manyRows(
    tx,
    sql<{ id: SubmissionId }>`UPDATE submissions SET needs_admin = true
      WHERE id IN (SELECT s.id FROM ${dueSources}
        WHERE ${isToReview} AND s.auto_approves_at <= ${at} AND NOT s.needs_admin
          AND ${waitsForAdmin} FOR NO KEY UPDATE OF s)
      RETURNING id`,
  )
  return rows.map((row) => row.id)
}

/** Read again under the locks of an approval: it may have changed since it was listed. */
export async function findAdminReasons(
  tx: Transaction,
  submissionId: SubmissionId,
): Promise<readonly AdminReason[]> {
  const { reasons } = await exactlyOne(
    tx,
    sql<{ reasons: AdminReason[] }>`SELECT ${adminReasons} AS reasons FROM ${dueSources}
      WHERE s.id = ${submissionId}`,
  )
  return reasons
}
