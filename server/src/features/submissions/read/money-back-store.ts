import type { SubmissionId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { isTakenBack, reversedCents, reversedDoubtedCents } from '#money/reversed-money.ts'
import type { Database } from '#platform/database/database.ts'
import { firstRow, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** A hold of a post's money by an admin. */
export interface Hold {
  readonly at: Date
  readonly reason: string
  readonly frozenCents: Cents
  readonly endedAt: Date | null
  readonly outcome: 'released' | 'taken-back' | null
  readonly note: string | null
}

/** Newest first. */
export function listHolds(db: Database, submissionId: SubmissionId): Promise<Hold[]> {
  return manyRows(
    db,
    sql<Hold>`SELECT f.opened_at AS at, f.reason, f.closed_at AS ended_at, f.outcome,
        f.close_note AS note,
        coalesce((SELECT sum(z.accrued_cents) FROM accrual_freezes z WHERE z.freeze_id = f.id), 0)::bigint
          AS frozen_cents
      FROM money_freezes f WHERE f.submission_id = ${submissionId} AND f.cause = 'held'
      ORDER BY f.opened_at DESC, f.id DESC LIMIT 20`,
  )
}

/** What was taken back from a post, and how much of the paid-out part was recovered. */
export interface TakenBackMoney {
  readonly at: Date
  readonly cents: Cents
  readonly goodwillCents: Cents
  readonly owedCents: Cents
  readonly recoveredCents: Cents
  readonly writtenOffCents: Cents
  readonly reinstateCents: Cents
  readonly reinstateDoubtedCents: Cents
}

export async function findTakenBack(
  db: Database,
  submissionId: SubmissionId,
): Promise<TakenBackMoney | null> {
  const found = await firstRow(
    db,
    sql<TakenBackMoney>`SELECT max(a.created_at) AS at, -sum(a.accrued_cents)::bigint AS cents,
        -coalesce(sum(a.accrued_cents) FILTER (WHERE a.kind = 'goodwill'), 0)::bigint AS goodwill_cents,
        coalesce(sum(d.owed_cents), 0)::bigint AS owed_cents,
        coalesce(sum(d.recovered_cents), 0)::bigint AS recovered_cents,
        coalesce(sum(d.written_off_cents), 0)::bigint AS written_off_cents,
        (SELECT ${reversedCents} FROM submissions s WHERE s.id = ${submissionId}) AS reinstate_cents,
        (SELECT ${reversedDoubtedCents} FROM submissions s WHERE s.id = ${submissionId})
          AS reinstate_doubted_cents
      FROM earning_accruals a LEFT JOIN creator_debts d ON d.correction_id = a.id
      WHERE a.submission_id = ${submissionId} AND ${isTakenBack}
      HAVING count(*) > 0`,
  )
  return found ?? null
}
