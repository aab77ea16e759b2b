import { failedPayoutDays } from '@permille/contract/administration/attention'
import type { FundingId, SubmissionId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { unmatchedLeft } from '#money/movements/unmatched/take-in-unmatched.ts'
import type { Database } from '#platform/database/database.ts'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { sql, unplanned } from '#platform/database/sql.ts'
import { isToReview } from '../campaigns/public.ts'
import { isHeld } from '../payouts/public.ts'

export interface WaitingRow {
  readonly riskyCount: number
  readonly riskySince: Date | null
  readonly riskyFirstId: SubmissionId | null
  readonly overdueCount: number
  readonly overdueSince: Date | null
  readonly overdueFirstId: SubmissionId | null
  /** How many of the risky posts are also overdue. */
  readonly riskyOverdueCount: number
  readonly doubtedCount: number
  readonly doubtedSince: Date | null
  readonly doubtedFirstId: SubmissionId | null
  readonly unclearCount: number
  readonly unclearSince: Date | null
  readonly heldCount: number
  readonly heldSince: Date | null
  readonly exceptionCount: number
  readonly exceptionSince: Date | null
  readonly failedCount: number
  readonly failedSince: Date | null
}

/** A call that has just begun has an unknown outcome for a moment; after this long an admin should check it. */
const unclearMinutes = 5

export function countWaiting(db: Database, now: Date): Promise<WaitingRow> {
  const at = unplanned(now, 'timestamptz')
  const isUnclear = sql`(needs_admin
    OR unknown_since < ${at} - ${unclearMinutes}::int * interval '1 minute')`
  return exactlyOne(
    db,
    sql<WaitingRow>`
      WITH pending AS (
        SELECT * FROM (
          SELECT count(*) AS risky_count, min(submitted_at) AS risky_since,
            count(*) FILTER (WHERE auto_approves_at <= ${at}) AS risky_overdue_count
          FROM submissions s WHERE ${isToReview} AND cardinality(risks) > 0
        ) risky, (
          SELECT count(*) AS overdue_count, min(auto_approves_at) AS overdue_since
          FROM submissions s WHERE ${isToReview} AND auto_approves_at <= ${at}
        ) overdue
      ), first_of AS (
        SELECT (SELECT s.id FROM submissions s WHERE ${isToReview} AND cardinality(risks) > 0
            ORDER BY auto_approves_at, s.id LIMIT 1) AS risky_first_id,
          (SELECT s.id FROM submissions s WHERE ${isToReview} AND auto_approves_at <= ${at}
            ORDER BY auto_approves_at, s.id LIMIT 1) AS overdue_first_id,
          (SELECT submission_id FROM money_freezes WHERE cause = 'doubted' AND closed_at IS NULL
            ORDER BY opened_at, submission_id LIMIT 1) AS doubted_first_id
      ), doubted AS (
        SELECT count(*) AS doubted_count, min(opened_at) AS doubted_since
        FROM money_freezes WHERE cause = 'doubted' AND closed_at IS NULL
      ), queued AS (
        SELECT count(*) FILTER (WHERE NOT ${isHeld} AND ${isUnclear}) AS unclear_count,
          min(coalesce(unknown_since, created_at)) FILTER (WHERE NOT ${isHeld} AND ${isUnclear})
            AS unclear_since,
          count(*) FILTER (WHERE ${isHeld}) AS held_count,
          min(created_at) FILTER (WHERE ${isHeld}) AS held_since
        FROM payouts p WHERE status = 'queued'
      ), failed AS (
        SELECT count(*) AS failed_count, min(settled_at) AS failed_since
        FROM payouts WHERE status = 'failed' AND settled_at > ${at} - make_interval(days => ${failedPayoutDays})
      ), exceptions AS (
        SELECT count(*) AS exception_count, min(found_at) AS exception_since
        FROM book_exceptions x WHERE state = 'open' OR (state = 'returned' AND ${unmatchedLeft} > 0)
      )
      SELECT * FROM pending, first_of, doubted, queued, failed, exceptions`,
  )
}

export interface FrozenCreator {
  readonly userId: UserId
  readonly displayName: string
  readonly frozenCents: Cents
  readonly since: Date
}

export function listFrozenCreators(db: Database): Promise<FrozenCreator[]> {
  return manyRows(
    db,
    sql<FrozenCreator>`SELECT u.id AS user_id, u.display_name,
        sum(f.accrued_cents)::bigint AS frozen_cents, min(a.created_at) AS since
      FROM accrual_freezes f JOIN earning_accruals a ON a.id = f.accrual_id
      JOIN creators c ON c.id = f.creator_id JOIN users u ON u.id = c.user_id
      WHERE f.cause = 'suspended'
      GROUP BY u.id ORDER BY since, u.id LIMIT 20`,
  )
}

export interface RefusedAccount {
  readonly userId: UserId
  readonly displayName: string
  readonly words: string
  readonly since: Date
}

/** Creators whose last try to open a payout account the provider refused, latest first. */
export function listRefusedAccounts(db: Database): Promise<RefusedAccount[]> {
  return manyRows(
    db,
    sql<RefusedAccount>`SELECT u.id AS user_id, u.display_name,
        c.payout_link_refusal AS words, c.payout_link_refused_at AS since
      FROM creators c JOIN users u ON u.id = c.user_id
      WHERE c.payout_link_refused_at IS NOT NULL
      ORDER BY c.payout_link_refused_at DESC, u.id LIMIT 20`,
  )
}

export interface UnmatchedFunding {
  readonly id: FundingId
  readonly campaignName: string
  readonly brandUserId: UserId
  readonly amountCents: Cents
  readonly reason: string
  readonly createdAt: Date
}

/** Payments the provider took that differ from what was requested. */
export function listUnmatchedFundings(
  db: Database,
  reasons: readonly string[],
): Promise<UnmatchedFunding[]> {
  return manyRows(
    db,
    sql<UnmatchedFunding>`SELECT f.id, c.name AS campaign_name, b.owner_user_id AS brand_user_id,
        f.amount_cents + f.fee_cents AS amount_cents, f.last_error AS reason, f.created_at
      FROM campaign_funding f JOIN campaigns c ON c.id = f.campaign_id
      JOIN brands b ON b.id = f.brand_id
      WHERE f.status = 'pending' AND f.last_error = ANY(${reasons})
      ORDER BY f.created_at DESC, f.id DESC LIMIT 20`,
  )
}
