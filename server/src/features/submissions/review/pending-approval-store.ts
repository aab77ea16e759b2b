import type { BrandId, KeyId, SubmissionId, UserId } from '@permille/contract/ids'
import { cutOffAt } from '#features/keys/public.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** An approval that can still be undone. */
export interface PendingApproval {
  readonly submissionId: SubmissionId
  readonly reviewerKind: 'brand' | 'admin'
  readonly reviewerUserId: UserId
  /** The API key by which they approved. */
  readonly keyId: KeyId | null
  readonly requestId: string | null
  readonly decidedAt: Date
  readonly finalAt: Date
}

/** Each person’s own; their first one stays, but the person outweighs their key. Returns when it becomes final. */
export function storePendingApproval(
  tx: Transaction,
  kept: PendingApproval,
): Promise<{ finalAt: Date }> {
  return exactlyOne(
    tx,
    sql<{ finalAt: Date }>`INSERT INTO kept_approvals
        (submission_id, reviewer_kind, reviewer_user_id, key_id, request_id, decided_at, final_at)
      VALUES (${kept.submissionId}, ${kept.reviewerKind}, ${kept.reviewerUserId},
        ${kept.keyId}, ${kept.requestId}, ${kept.decidedAt}, ${kept.finalAt})
      ON CONFLICT (submission_id, reviewer_user_id) DO UPDATE SET
        key_id = CASE WHEN excluded.key_id IS NULL THEN NULL ELSE kept_approvals.key_id END
      RETURNING final_at`,
  )
}

/** Of the approval `a`: someone ended its key while it could be undone. */
const isCutOff = sql<never>`EXISTS (SELECT FROM api_keys k WHERE k.id = a.key_id AND ${cutOffAt} < a.final_at)`

/** Drops those whose key someone ended while they could be undone. The submission must be locked. */
export async function dropCutOffApprovals(
  tx: Transaction,
  submissionId: SubmissionId,
): Promise<void> {
  await run(
    tx,
    sql`DELETE FROM kept_approvals a WHERE a.submission_id = ${submissionId} AND ${isCutOff}`,
  )
}

export interface ListedApproval extends PendingApproval {
  readonly brandId: BrandId
  /** Someone ended its key while it could be undone: it never becomes final. */
  readonly isCutOff: boolean
}

/** First the one that becomes final first. The submission must be locked if the result decides something. */
export function listPendingApprovals(
  db: Database,
  submissionId: SubmissionId,
): Promise<ListedApproval[]> {
  return manyRows(
    db,
    sql<ListedApproval>`SELECT a.submission_id, a.reviewer_kind, a.reviewer_user_id, a.key_id,
        a.request_id, a.decided_at, a.final_at, c.brand_id, ${isCutOff} AS is_cut_off
      FROM kept_approvals a JOIN submissions s ON s.id = a.submission_id
        JOIN campaigns c ON c.id = s.campaign_id
      WHERE a.submission_id = ${submissionId} ORDER BY a.final_at, a.reviewer_user_id`,
  )
}

type Whose = Pick<PendingApproval, 'submissionId' | 'reviewerUserId'>

/** Drops one person’s approval. */
export async function dropPendingApproval(tx: Transaction, kept: Whose): Promise<void> {
  await run(
    tx,
    sql`DELETE FROM kept_approvals WHERE submission_id = ${kept.submissionId}
      AND reviewer_user_id = ${kept.reviewerUserId}`,
  )
}

type Dropped = Pick<ListedApproval, 'reviewerUserId' | 'finalAt' | 'isCutOff'>

/** Drops everyone’s approval of a post that is decided now, and returns them. */
export function dropPendingApprovals(
  tx: Transaction,
  submissionId: SubmissionId,
): Promise<Dropped[]> {
  return manyRows(
    tx,
    sql<Dropped>`DELETE FROM kept_approvals a WHERE a.submission_id = ${submissionId}
      RETURNING a.reviewer_user_id, a.final_at, ${isCutOff} AS is_cut_off`,
  )
}

export async function listFinalApprovals(db: Database, at: Date): Promise<SubmissionId[]> {
  const rows = await manyRows(
    db,
    sql<{ submissionId: SubmissionId }>`SELECT submission_id FROM kept_approvals
      WHERE final_at <= ${at} GROUP BY submission_id ORDER BY min(final_at) LIMIT 200`,
  )
  return rows.map((row) => row.submissionId)
}
