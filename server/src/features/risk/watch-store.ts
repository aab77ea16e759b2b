import type { FreezeId, SubmissionId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { HeldSignal } from '@permille/contract/risk/signals'
import type { Database } from '#platform/database/database.ts'
import { firstRow, manyRows } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { othersOnlyHours } from './large-reading.ts'
import { readRiskSettings } from './settings-store.ts'

/** Freezes `f` that are flags, with the facts for their screens and their end. */
export const flagSources = sql<never>`money_freezes f
  JOIN submissions s ON s.id = f.submission_id AND f.cause = 'doubted'
  JOIN submission_totals t ON t.submission_id = s.id
  LEFT JOIN post_signals w ON w.submission_id = s.id
  LEFT JOIN tracking_schedule k ON k.submission_id = s.id`

/**
 * When a flag ends on its own: this many days after the last reading that set money aside, if a
 * later reading did not, or after it was opened again. Null while the latest one did, and while the post cannot be read.
 */
export function clearsAt(quietDays: number): Statement<never> {
  const since = sql<never>`greatest(w.doubtful_at, f.opened_at)`
  return sql`CASE WHEN f.closed_at IS NULL AND s.status = 'approved' AND k.trouble IS NULL
      AND ${since} < t.last_read_at
    THEN ${since} + ${quietDays}::int * interval '1 day' END`
}

/** Until when only an admin other than the one who entered the reading releases a flag. */
const othersOnlyUntil = sql<never>`f.entered_at + ${othersOnlyHours}::int * interval '1 hour'`

/** What a freeze holds now. */
export const setAsideCents = sql<never>`(SELECT coalesce(sum(h.accrued_cents), 0)::bigint
  FROM accrual_freezes h WHERE h.freeze_id = f.id)`

export interface FlagRow {
  readonly id: FreezeId
  readonly openedAt: Date
  readonly reason: string
  readonly setAsideCents: Cents
  readonly clearsAt: Date | null
  readonly enteredUntil: Date | null
  readonly isEnteredByYou: boolean
  readonly isUnread: boolean
  readonly closedAt: Date | null
  readonly outcome: 'released' | 'taken-back' | null
  readonly closeNote: string | null
}

export interface WatchRow {
  readonly signals: readonly HeldSignal[]
  readonly quietDays: number
  readonly doubts: readonly FlagRow[]
}

interface WatchRequest {
  readonly submissionId: SubmissionId
  readonly at: Date
  /** The admin who reads it. */
  readonly viewerUserId?: UserId | undefined
}

/** What the readings of a post showed, and the decision; both sides and an admin see the same. */
export async function readWatch(
  db: Database,
  { submissionId, at, viewerUserId }: WatchRequest,
): Promise<WatchRow> {
  const { quietDays } = (await readRiskSettings(db)).settings
  const latest = await firstRow(
    db,
    sql<{ signals: HeldSignal[] }>`SELECT signals FROM post_signals
      WHERE submission_id = ${submissionId}`,
  )
  const flags = await manyRows(
    db,
    sql<FlagRow>`SELECT f.id, f.opened_at, f.reason, ${setAsideCents} AS set_aside_cents,
        ${clearsAt(quietDays)} AS clears_at,
        CASE WHEN f.closed_at IS NULL AND ${othersOnlyUntil} > ${at}::timestamptz
          THEN ${othersOnlyUntil} END AS entered_until,
        coalesce(f.entered_by = ${viewerUserId ?? null}::uuid, false) AS is_entered_by_you,
        f.closed_at IS NULL AND s.status <> 'approved' AS is_unread,
        f.closed_at, f.outcome, f.close_note
      FROM ${flagSources} WHERE f.submission_id = ${submissionId}
      ORDER BY f.opened_at DESC, f.id DESC LIMIT 20`,
  )
  return { signals: latest?.signals ?? [], quietDays, doubts: flags }
}
