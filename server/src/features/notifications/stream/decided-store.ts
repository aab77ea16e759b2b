import type { SubmissionId, UserId } from '@permille/contract/ids'
import type { DecisionAct } from '@permille/contract/notifications/stream'
import type { Database } from '../../../platform/database/database.ts'
import { manyRows } from '../../../platform/database/query.ts'
import { sql } from '../../../platform/database/sql.ts'

/** A decision on a post, for one who sees it on a screen. */
export interface DecidedPost {
  readonly userId: UserId
  readonly submissionId: SubmissionId
  readonly act: DecisionAct
  readonly at: Date
}

/**
 * Decisions since then that these people’s open pages show: of a kept approval and its end only those who
 * gave and undid it, of everything else the brand and the admins (decision 37).
 */
export async function listDecisionsSince(
  db: Database,
  { since, userIds }: { since: Date; userIds: readonly UserId[] },
): Promise<DecidedPost[]> {
  const listening = sql<never>`u.id = ANY(${userIds}::uuid[])`
  return await manyRows(
    db,
    sql<DecidedPost>`SELECT u.id AS user_id, k.submission_id, 'approve' AS act, k.decided_at AS at
        FROM kept_approvals k JOIN users u ON u.id = k.reviewer_user_id
        WHERE k.decided_at >= ${since} AND ${listening}
      UNION ALL SELECT u.id, a.object_id, 'undo', a.at
        FROM audit_log a JOIN users u ON u.id = a.actor_user_id OR u.id::text = a.before ->> 'by'
        WHERE a.action = 'submission.undo-approval' AND a.at >= ${since} AND ${listening}
      UNION ALL SELECT u.id, h.submission_id, CASE h.to_status WHEN 'approved' THEN 'final' ELSE 'reject' END, h.at
        FROM submission_status_changes h JOIN submissions s ON s.id = h.submission_id
          JOIN campaigns c ON c.id = s.campaign_id JOIN brands b ON b.id = c.brand_id
          JOIN users u ON u.id = b.owner_user_id OR u.role = 'admin'
        WHERE h.at >= ${since} AND h.from_status = 'pending' AND ${listening}`,
  )
}
