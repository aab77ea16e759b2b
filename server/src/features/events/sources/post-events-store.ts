import type { SubmissionStatus } from '@permille/contract/enums'
import type { BrandId, FreezeId, SubmissionId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { deadlineNoticeHours } from '@permille/contract/submissions/deadlines'
import type { LockReason } from '@permille/contract/submissions/reasons'
import { campaignAccountSql } from '#money/chart-of-accounts.ts'
import { ledgerKeySql } from '#money/ledger-events.ts'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { Span } from './event-source.ts'
import { isNew, withoutEvent } from './without-event-store.ts'

export interface PostChange {
  readonly key: string
  readonly at: Date
  readonly submissionId: SubmissionId
  readonly brandId: BrandId
  readonly fromStatus: SubmissionStatus | null
  readonly toStatus: SubmissionStatus
  readonly actorKind: 'creator' | 'brand' | 'admin' | 'system'
  /** Null once it is decided. */
  readonly decisionDueAt: Date | null
  /** The end of its tracking window; null before an approval. */
  readonly tracksUntil: Date | null
  readonly lockReason: LockReason | null
  /** No post was submitted to the campaign before. */
  readonly isFirst: boolean
  /** What a reversal returned; 0 for every other change. */
  readonly returnedCents: Cents
  /** The part of it that paid a dispute or a refund beyond the campaign's money. */
  readonly lackedCents: Cents
}

/** Corrections of change `h` of submission `s`, and what the money of campaign `c` paid at once, as the sums of a reversal. */
const returned = sql<never>`(SELECT coalesce(-sum(a.accrued_cents), 0)::bigint FROM earning_accruals a
    WHERE h.to_status = 'rejected' AND a.submission_id = s.id AND a.kind = 'correction'
      AND a.created_at = h.at) AS returned_cents,
  (SELECT coalesce(sum(e.amount_cents), 0)::bigint FROM ledger_entries e
    WHERE h.to_status = 'rejected' AND h.from_status <> 'pending' AND e.campaign_id = c.id
      AND e.event IN ('chargeback-recovered', 'brand-debt-paid', 'chargeback-covered')
      AND e.debit_account = ${campaignAccountSql('budget', sql`c.id`)} AND e.created_at = h.at) AS lacked_cents`

export async function listPostChanges(db: Database, span: Span): Promise<PostChange[]> {
  const key = sql<never>`'post:' || h.seq`
  return await manyRows(
    db,
    sql<PostChange>`SELECT ${key} AS key, h.at, s.id AS submission_id, c.brand_id,
        h.from_status, h.to_status, h.actor_kind, s.lock_reason, s.tracks_until,
        CASE WHEN s.status = 'pending' THEN s.auto_approves_at END AS decision_due_at,
        NOT EXISTS (SELECT FROM submissions o WHERE o.campaign_id = s.campaign_id
          AND (o.submitted_at, o.id) < (s.submitted_at, s.id)) AS is_first, ${returned}
      FROM submission_status_changes h JOIN submissions s ON s.id = h.submission_id
        JOIN campaigns c ON c.id = s.campaign_id
      WHERE ${withoutEvent(span, { at: sql`h.at`, key })}
      ORDER BY h.at, h.seq LIMIT ${span.rowsMax}`,
  )
}

export interface NearDeadline {
  readonly key: string
  readonly at: Date
  readonly dueAt: Date
  readonly submissionId: SubmissionId
  readonly brandId: BrandId
}

/** Some hours before a decision is made for the brand; posts with less time were news themselves. */
export async function listNearDeadlines(db: Database, span: Span): Promise<NearDeadline[]> {
  const key = sql<never>`'deadline:' || s.id || ':' || extract(epoch FROM s.auto_approves_at)::bigint`
  const at = sql<never>`s.auto_approves_at - make_interval(hours => ${deadlineNoticeHours})`
  return await manyRows(
    db,
    sql<NearDeadline>`SELECT ${key} AS key, ${at} AS at, s.auto_approves_at AS due_at,
        s.id AS submission_id, c.brand_id
      FROM submissions s JOIN campaigns c ON c.id = s.campaign_id
      WHERE s.status = 'pending' AND s.auto_approves_at > ${span.until}
        AND s.auto_approves_at <= ${span.until}::timestamptz + make_interval(hours => ${deadlineNoticeHours})
        AND coalesce(s.resubmitted_at, s.submitted_at) < ${at}
        AND ${isNew(key)}
      ORDER BY s.auto_approves_at, s.id LIMIT ${span.rowsMax}`,
  )
}

export interface FreezeChange {
  readonly key: string
  readonly at: Date
  /** Null when it began. */
  readonly outcome: 'released' | 'taken-back' | null
  readonly freezeId: FreezeId
  /** What its end released. */
  readonly freedCents: Cents
  readonly takenCents: Cents
  /** What other reasons keep of the post. */
  readonly keptCents: Cents
  readonly submissionId: SubmissionId
  readonly brandId: BrandId
}

/** What the end of freeze `f` moved; a correction is written at the instant that ends the flag. */
const moved = sql<never>`
  (SELECT coalesce(sum(e.amount_cents), 0)::bigint FROM ledger_entries e WHERE e.idempotency_key IN (
    ${ledgerKeySql('freeze-released', { release: sql`f.id`, part: sql`s.creator_id || ':pending'` })},
    ${ledgerKeySql('freeze-released', { release: sql`f.id`, part: sql`s.creator_id || ':available'` })}
  )) AS freed_cents,
  (SELECT coalesce(sum(k.accrued_cents), 0)::bigint FROM earning_accruals a
    JOIN accrual_corrections k ON k.correction_id = a.id
    WHERE a.submission_id = s.id AND a.created_at = f.closed_at AND k.voids) AS taken_cents,
  (SELECT coalesce(sum(z.accrued_cents), 0)::bigint FROM earning_accruals a
    JOIN accrual_freezes z ON z.accrual_id = a.id WHERE a.submission_id = s.id) AS kept_cents`

/**
 * Money of one post that is set aside, and the outcome. A chargeback's is told with it, a dispute's was
 * asked for by the creator, and a reversal has news of its own.
 */
export async function listFreezeChanges(db: Database, span: Span): Promise<FreezeChange[]> {
  const key = sql<never>`x.key`
  return await manyRows(
    db,
    sql<FreezeChange>`SELECT x.key, x.at, x.outcome, f.id AS freeze_id, s.id AS submission_id,
        c.brand_id, ${moved}
      FROM (SELECT id, 'freeze:' || id AS key, opened_at AS at, NULL AS outcome FROM money_freezes
          WHERE opened_at > ${span.after}
        UNION ALL SELECT id, 'freeze-over:' || id, closed_at, outcome FROM money_freezes
          WHERE closed_at > ${span.after}
            AND (outcome = 'released' OR cause = 'doubted') AND NOT EXISTS (
              SELECT FROM submission_status_changes h WHERE h.submission_id = money_freezes.submission_id
                AND h.at = money_freezes.closed_at AND h.to_status = 'rejected')) x
        JOIN money_freezes f ON f.id = x.id JOIN submissions s ON s.id = f.submission_id
        JOIN campaigns c ON c.id = s.campaign_id
      WHERE f.cause IN ('held', 'doubted') AND ${withoutEvent(span, { at: sql`x.at`, key })}
      ORDER BY x.at, x.key LIMIT ${span.rowsMax}`,
  )
}
