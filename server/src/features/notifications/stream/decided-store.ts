import type { SubmissionId, UserId } from '@permille/contract/ids'
import type { DecisionAct } from '@permille/contract/notifications/stream'
import { brandRoles, scopesOf } from '@permille/contract/teams/scopes'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** A decision on a post, for one who sees it on a screen. */
export interface DecidedPost {
  readonly userId: UserId
  readonly submissionId: SubmissionId
  readonly act: DecisionAct
  readonly at: Date
}

const seesPosts = brandRoles.filter((role) => scopesOf(role).has('submissions:read'))

/**
 * Decisions since then that these people’s open pages show: of a pending approval and its end only those who
 * gave and undid it, of everything else the brand’s people who see posts and the admins (decision 37). At most `max`, if given.
 */
export async function listDecisionsSince(
  db: Database,
  { since, userIds, max }: { since: Date; userIds: readonly UserId[]; max?: number },
): Promise<DecidedPost[]> {
  const listening = sql<never>`u.id = ANY(${userIds}::uuid[])`
  const act = sql<never>`CASE h.to_status WHEN 'approved' THEN 'final' ELSE 'reject' END`
  return await manyRows(
    db,
    sql<DecidedPost>`SELECT u.id AS user_id, k.submission_id, 'approve' AS act, k.decided_at AS at
        FROM kept_approvals k JOIN users u ON u.id = k.reviewer_user_id
        WHERE k.decided_at >= ${since} AND ${listening}
      UNION ALL SELECT u.id, a.object_id, 'undo', a.at
        FROM audit_log a JOIN users u ON u.id = a.actor_user_id OR u.id::text = a.before ->> 'by'
        WHERE a.action = 'submission.undo-approval' AND a.at >= ${since} AND ${listening}
      UNION ALL SELECT u.id, h.submission_id, ${act}, h.at
        FROM users u JOIN brand_people p ON p.user_id = u.id JOIN campaigns c ON c.brand_id = p.brand_id
          JOIN submissions s ON s.campaign_id = c.id JOIN submission_status_changes h ON h.submission_id = s.id
        WHERE h.at >= ${since} AND h.from_status = 'pending' AND u.role <> 'admin' AND ${listening}
          AND p.role = ANY(${seesPosts}::text[])
      UNION ALL SELECT u.id, h.submission_id, ${act}, h.at
        FROM users u JOIN submission_status_changes h ON h.at >= ${since} AND h.from_status = 'pending'
        WHERE u.role = 'admin' AND ${listening}
      LIMIT ${max ?? null}`,
  )
}
