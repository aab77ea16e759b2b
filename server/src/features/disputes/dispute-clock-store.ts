import type { SubmissionId, UserId } from '@permille/contract/ids'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { exactlyOne, run } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import { type Disputable, openUntil } from './dispute.ts'

/**
 * The last instant at which the post’s creator may dispute the decision: their time stands still while they are
 * suspended (rules §3).
 */
export async function readOpenUntil(
  db: Database,
  submissionId: SubmissionId,
  { disputable, now }: { disputable: Disputable; now: Date },
): Promise<Date> {
  const { until } = await exactlyOne(
    db,
    sql<{ until: Date }>`SELECT moved_deadline(${disputable.at}, ${openUntil(disputable)},
        suspended_times(r.user_id, ${now})) AS until
      FROM submissions s JOIN creators r ON r.id = s.creator_id WHERE s.id = ${submissionId}`,
  )
  return until
}

/**
 * Gives a restored brand the time back in which it could not answer: of disputes that nobody has decided, and whose time
 * to answer was running when it was suspended.
 */
export async function moveAnswerDeadlines(
  tx: Transaction,
  { userId }: { userId: UserId },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE disputes d SET answer_due_at = moved_deadline(d.created_at, d.answer_due_at,
        tstzmultirange(tstzrange(x.suspended_at, x.restored_at)))
      FROM submissions s, campaigns c, brands b,
        (SELECT suspended_at, restored_at FROM suspensions
          WHERE user_id = ${userId} AND restored_at IS NOT NULL
          ORDER BY suspended_at DESC LIMIT 1) x
      WHERE d.submission_id = s.id AND c.id = s.campaign_id AND b.id = c.brand_id
        AND b.owner_user_id = ${userId} AND d.status = 'open' AND d.answered_at IS NULL`,
  )
}
