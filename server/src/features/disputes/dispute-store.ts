import type { DisputeRemedy } from '@permille/contract/disputes/disputes'
import type { SubmissionStatus } from '@permille/contract/enums'
import type {
  BrandId,
  CreatorId,
  DisputeId,
  FreezeId,
  SubmissionId,
  UserId,
} from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { lockRow, lockRows } from '#money/locks.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, firstRow, manyRows, run } from '#platform/database/query.ts'
import { sql, when } from '#platform/database/sql.ts'
import type { Disputable, Dispute } from './dispute.ts'

/** The required owner of the post; any for an admin. */
export type PostOf =
  | { readonly creatorId: CreatorId }
  | { readonly brandId: BrandId }
  | { readonly anyone: true }

export async function findPostStatus(
  db: Database,
  submissionId: SubmissionId,
  of: PostOf,
): Promise<SubmissionStatus | undefined> {
  const { creatorId, brandId } = { creatorId: undefined, brandId: undefined, ...of }
  const row = await firstRow(
    db,
    sql<{ status: SubmissionStatus }>`SELECT s.status FROM submissions s
      JOIN campaigns c ON c.id = s.campaign_id WHERE s.id = ${submissionId}
      ${when(creatorId, (id) => sql`AND s.creator_id = ${id}`)}
      ${when(brandId, (id) => sql`AND c.brand_id = ${id}`)}`,
  )
  return row?.status
}

/** Locks the post after its campaign and its creator: every action on a dispute takes this lock. */
export async function lockDisputedPost(tx: Transaction, submissionId: SubmissionId): Promise<void> {
  const post = sql<never>`FROM submissions WHERE id = ${submissionId}`
  await lockRows(tx, 'campaign', sql`SELECT campaign_id ${post}`)
  await lockRows(tx, 'creator', sql`SELECT creator_id ${post}`)
  await lockRow(tx, 'submission', submissionId)
}

/**
 * The latest decision about the post that its creator may dispute: the one that rejected or locked it, or an
 * admin's hold of its money.
 */
export async function findDisputable(
  db: Database,
  submissionId: SubmissionId,
): Promise<Disputable | undefined> {
  return await firstRow(
    db,
    sql<Disputable>`
      SELECT matter, at FROM (
        (SELECT CASE WHEN h.to_status = 'locked' THEN 'lock' WHEN h.from_status = 'pending'
            THEN 'rejection' ELSE 'reversal' END AS matter, h.at
          FROM submission_status_changes h JOIN submissions s ON s.id = h.submission_id
          WHERE h.submission_id = ${submissionId}
            AND NOT (h.from_status = 'paid' AND h.to_status = 'locked')
            AND s.rejection_code IS DISTINCT FROM 'withdrawn' AND h.to_status =
            CASE s.status WHEN 'rejected' THEN 'rejected'::submission_status
              WHEN 'locked' THEN 'locked' WHEN 'paid' THEN 'locked' END
          ORDER BY h.seq DESC LIMIT 1)
        UNION ALL
        SELECT 'hold', opened_at FROM money_freezes
          WHERE submission_id = ${submissionId} AND closed_at IS NULL
            AND cause IN ('held', 'doubted')
      ) decided ORDER BY at DESC LIMIT 1`,
  )
}

const columns = sql<Dispute>`d.id, d.matter, d.status, d.reason, d.created_at, d.answer_due_at,
  d.answer, d.answered_at, d.decided_at, d.remedy, d.goodwill_cents, d.resolution_notes`

/** The post's latest dispute. */
export async function findDispute(
  db: Database,
  submissionId: SubmissionId,
): Promise<Dispute | undefined> {
  return await firstRow(
    db,
    sql<Dispute>`SELECT ${columns} FROM disputes d WHERE d.submission_id = ${submissionId}
      ORDER BY d.created_at DESC, d.id DESC LIMIT 1`,
  )
}

export interface PostMoney {
  /** In its hold, withdrawable or frozen. */
  readonly unpaidCents: Cents
  readonly frozenCents: Cents
}

export async function readPostMoney(db: Database, submissionId: SubmissionId): Promise<PostMoney> {
  return await exactlyOne(
    db,
    sql<PostMoney>`SELECT
        coalesce(sum(coalesce(h.accrued_cents, w.accrued_cents, f.accrued_cents)), 0)::bigint
          AS unpaid_cents,
        coalesce(sum(f.accrued_cents), 0)::bigint AS frozen_cents
      FROM earning_accruals a
      LEFT JOIN accrual_holds h ON h.accrual_id = a.id
      LEFT JOIN accrual_withdrawables w ON w.accrual_id = a.id
      LEFT JOIN accrual_freezes f ON f.accrual_id = a.id
      WHERE a.submission_id = ${submissionId}`,
  )
}

export async function insertDispute(
  tx: Transaction,
  dispute: Pick<Dispute, 'id' | 'matter' | 'reason' | 'answerDueAt'> & {
    submissionId: SubmissionId
    openedBy: UserId
    at: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO disputes (id, submission_id, opened_by_user_id, matter, reason, answer_due_at,
        created_at)
      VALUES (${dispute.id}, ${dispute.submissionId}, ${dispute.openedBy}, ${dispute.matter},
        ${dispute.reason}, ${dispute.answerDueAt}, ${dispute.at})`,
  )
}

export async function markAnswered(
  tx: Transaction,
  answered: { id: DisputeId; answer: string; answeredBy: UserId; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE disputes SET answer = ${answered.answer}, answered_by = ${answered.answeredBy},
        answered_at = ${answered.at}
      WHERE id = ${answered.id}`,
  )
}

export async function markDecided(
  tx: Transaction,
  decided: {
    id: DisputeId
    /** Null rejects it. */
    remedy: DisputeRemedy | null
    goodwillCents: Cents
    notes: string
    decidedBy: UserId
    at: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE disputes SET status = ${decided.remedy === null ? 'rejected' : 'resolved'},
        remedy = ${decided.remedy}, goodwill_cents = ${decided.goodwillCents},
        resolution_notes = ${decided.notes}, decided_by = ${decided.decidedBy},
        decided_at = ${decided.at}
      WHERE id = ${decided.id}`,
  )
}

/** The holds and flags about the post that are open since before the dispute about them. */
export async function listHolds(
  tx: Transaction,
  { submissionId, dispute }: { submissionId: SubmissionId; dispute: Dispute },
): Promise<{ id: FreezeId; cause: 'held' | 'doubted' }[]> {
  return await manyRows(
    tx,
    sql<{
      id: FreezeId
      cause: 'held' | 'doubted'
    }>`SELECT id, cause FROM money_freezes WHERE submission_id = ${submissionId}
        AND closed_at IS NULL AND cause IN ('held', 'doubted') AND opened_at <= ${dispute.createdAt}
      ORDER BY opened_at, id`,
  )
}
