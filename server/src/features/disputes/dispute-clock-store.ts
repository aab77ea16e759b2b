import type { SubmissionId, UserId } from '@permille/contract/ids'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import {
  type Disputable,
  type Dispute,
  type DisputeFacts,
  findDisputeRefusal,
  openUntil,
} from './dispute.ts'
import { findDisputable, findDispute } from './dispute-store.ts'

export async function readDisputeFacts(
  db: Database,
  submissionId: SubmissionId,
  now: Date,
): Promise<DisputeFacts & { readonly earlier: Dispute | undefined }> {
  const earlier = await findDispute(db, submissionId)
  const found = await findDisputable(db, submissionId)
  if (found === undefined) return { earlier, disputable: undefined }
  const until = await readOpenUntil(db, submissionId, { disputable: found, now })
  return { earlier, disputable: { ...found, until } }
}

/**
 * The time up to which a dispute about the decision of that instant is accepted; null if none is, or if its
 * creator is suspended and so cannot open it.
 */
export async function findDisputeEnd(
  db: Database,
  { submissionId, decidedAt }: { submissionId: SubmissionId; decidedAt: Date },
  now: Date,
): Promise<Date | null> {
  const facts = await readDisputeFacts(db, submissionId, now)
  const { disputable } = facts
  if (disputable?.at.getTime() !== decidedAt.getTime()) return null
  if (findDisputeRefusal(facts, now) !== undefined) return null
  return (await isCreatorSuspended(db, submissionId)) ? null : disputable.until
}

async function isCreatorSuspended(db: Database, submissionId: SubmissionId): Promise<boolean> {
  const { isSuspended } = await exactlyOne(
    db,
    sql<{ isSuspended: boolean }>`SELECT u.suspended_at IS NOT NULL AS is_suspended
      FROM submissions s JOIN creators r ON r.id = s.creator_id JOIN users u ON u.id = r.user_id
      WHERE s.id = ${submissionId}`,
  )
  return isSuspended
}

/**
 * The last instant at which the post’s creator may dispute the decision: the deadline is stopped while they are
 * suspended (rules §3).
 */
async function readOpenUntil(
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
 * Extends a restored brand's open deadlines to answer disputes by the time it was suspended. Only for undecided
 * disputes whose deadline was running when it was suspended.
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
