import type { CreatorId, SubmissionId, UserId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import type { Transaction } from '../../../platform/database/database.ts'
import { exactlyOne, manyRows, run } from '../../../platform/database/query.ts'
import { sql } from '../../../platform/database/sql.ts'
import { recoverDebts, returnRecoveries } from '../recover-debts.ts'
import { correctAccruals, type TakenAccrual, type TakenBack } from './correct-accruals.ts'
import { removedFromPlaces } from './removed-from-places.ts'

interface WrongCount {
  readonly id: string
  readonly submissionId: SubmissionId
  /** The right count. */
  readonly viewCount: number
  readonly at: Date
}

export interface CorrectedCount extends TakenBack {
  readonly viewsBefore: number
  readonly viewsAfter: number
}

/**
 * Lowers the count of a post whose highest readings were entered by hand and are wrong: these count no more, and what
 * was earned above the right count and not withdrawn returns to the campaign. What the platform said, what was
 * withdrawn and what was judged stay. Returns null if that leaves nothing to lower. The caller must have locked the
 * campaign and the creator, made sure that no payout with the post's money is on its way, and pays what is due by the
 * right count afterwards.
 */
export async function correctCount(
  tx: Transaction,
  order: WrongCount,
): Promise<CorrectedCount | null> {
  const { submissionId, at } = order
  const { viewsBefore, viewsAfter, voidedViews, ...owner } = await readCounts(tx, order)
  if (viewsAfter === null || viewsAfter >= viewsBefore) return null
  const wrong = { submissionId, viewsBefore, viewsAfter, paidViews: viewsAfter - voidedViews }
  const cents = await readWithdrawable(tx, wrong)
  await returnRecoveries(tx, { creatorId: owner.creatorId, cents, at })
  const taken = await takeUnpaid(tx, wrong)
  const back = await correctAccruals(tx, taken, { id: order.id, ...owner, voids: true, at })
  await lowerCount(tx, wrong)
  await recoverDebts(tx, { creatorIds: [owner.creatorId], at })
  return { ...back, viewsBefore, viewsAfter }
}

interface Counts {
  readonly creatorId: CreatorId
  readonly userId: UserId
  readonly viewsBefore: number
  readonly voidedViews: number
  readonly viewsAfter: number | null
}

/** The right count, or the lowest reading that stays above it: see `kept`. */
async function readCounts(
  tx: Transaction,
  { submissionId, viewCount }: WrongCount,
): Promise<Counts> {
  return await exactlyOne(
    tx,
    sql<Counts>`
      WITH kept AS (
        SELECT greatest(t.voided_views,
          (SELECT max(r.view_count) FROM (${standingReadings(submissionId)}) r WHERE r.source = 'api'),
          (SELECT t.voided_views + max(a.views_at_snapshot - coalesce(a.voided_views, 0))
            FROM earning_accruals a LEFT JOIN accrual_corrections k ON k.accrual_id = a.id
            WHERE a.submission_id = ${submissionId} AND a.kind = 'views'
              AND CASE WHEN k.accrual_id IS NULL
                THEN EXISTS (SELECT FROM payout_accruals l WHERE l.accrual_id = a.id)
                ELSE NOT k.voids END)) AS views
        FROM submission_totals t WHERE t.submission_id = ${submissionId}
      )
      SELECT c.id AS creator_id, c.user_id, t.view_count AS views_before, t.voided_views,
        CASE WHEN ${viewCount}::bigint >= kept.views THEN ${viewCount}::bigint
          ELSE (SELECT min(r.view_count) FROM (${standingReadings(submissionId)}) r
            WHERE r.view_count >= kept.views)
          END AS views_after
      FROM kept, submission_totals t JOIN submissions s ON s.id = t.submission_id
      JOIN creators c ON c.id = s.creator_id WHERE t.submission_id = ${submissionId}`,
  )
}

/** Those that counted, and what the platform said since the approval while a reading by hand was higher. */
const standingReadings = (submissionId: SubmissionId) =>
  sql<never>`SELECT m.view_count, m.source FROM submission_metrics m
    JOIN submissions s ON s.id = m.submission_id
    WHERE m.submission_id = ${submissionId} AND (m.counted OR (m.source = 'api'
      AND m.snapshot_time >= s.approved_at))`

interface Lowered {
  readonly submissionId: SubmissionId
  readonly viewsBefore: number
  readonly viewsAfter: number
  /** Without the void ones: what was earned for more is wrong. */
  readonly paidViews: number
}

/** Accruals `a` for views above the right count that stand. */
const wrongAccruals = ({ submissionId, paidViews }: Lowered) =>
  sql<never>`SELECT a.id, a.campaign_id, a.submission_id, a.accrued_cents FROM earning_accruals a
    WHERE a.submission_id = ${submissionId} AND a.kind = 'views'
      AND a.views_at_snapshot - coalesce(a.voided_views, 0) > ${paidViews}
      AND NOT EXISTS (SELECT FROM accrual_corrections k WHERE k.accrual_id = a.id)`

async function readWithdrawable(tx: Transaction, wrong: Lowered): Promise<Cents> {
  const { cents } = await exactlyOne(
    tx,
    sql<{ cents: Cents }>`SELECT coalesce(sum(w.accrued_cents), 0)::bigint AS cents
      FROM (${wrongAccruals(wrong)}) a JOIN accrual_withdrawables w ON w.accrual_id = a.id`,
  )
  return toCents(cents)
}

/** Removes them from where they are, whatever keeps them still. */
async function takeUnpaid(tx: Transaction, wrong: Lowered): Promise<TakenAccrual[]> {
  return await manyRows(
    tx,
    sql<TakenAccrual>`
      WITH earned AS MATERIALIZED (${wrongAccruals(wrong)}), ${removedFromPlaces}
      SELECT e.id AS accrual_id, e.campaign_id, e.submission_id, e.accrued_cents, p.place
      FROM earned e JOIN removed p ON p.accrual_id = e.id ORDER BY e.id`,
  )
}

/**
 * Each wrong reading becomes a note, and the views that it brought leave the day that it was counted on. The reading
 * that stands instead counts. What an admin cleared at most twice of is the right count too.
 */
async function lowerCount(tx: Transaction, wrong: Lowered): Promise<void> {
  const { submissionId, viewsAfter } = wrong
  await run(
    tx,
    sql`WITH reading AS MATERIALIZED (
        SELECT id, view_count, (snapshot_time AT TIME ZONE 'UTC')::date AS day,
          coalesce(lag(view_count) OVER (ORDER BY view_count, snapshot_time), 0) AS before
        FROM submission_metrics WHERE submission_id = ${submissionId} AND counted
      ), lost AS MATERIALIZED (
        SELECT s.campaign_id, s.creator_id, r.day,
          sum(r.view_count - greatest(r.before, ${viewsAfter}::bigint))::bigint AS views
        FROM reading r JOIN submissions s ON s.id = ${submissionId}
        WHERE r.view_count > ${viewsAfter} GROUP BY 1, 2, 3
      ), note AS (
        UPDATE submission_metrics m SET counted = false, is_note = true FROM reading r
        WHERE m.id = r.id AND r.view_count > ${viewsAfter}
      ), instead AS (
        UPDATE submission_metrics SET counted = true
        WHERE submission_id = ${submissionId} AND source = 'api' AND view_count = ${viewsAfter} AND NOT counted
      ), cleared AS (
        UPDATE post_signals SET cleared_views = ${viewsAfter}
        WHERE submission_id = ${submissionId} AND cleared_views > ${viewsAfter}
      ), total AS (
        UPDATE submission_totals SET view_count = ${viewsAfter} WHERE submission_id = ${submissionId}
      ), campaign_day AS (
        UPDATE campaign_days d SET view_count = d.view_count - l.views FROM lost l
        WHERE d.campaign_id = l.campaign_id AND d.day = l.day
      ), creator_day AS (
        UPDATE creator_days d SET view_count = d.view_count - l.views FROM lost l
        WHERE d.creator_id = l.creator_id AND d.day = l.day
      )
      INSERT INTO marketplace_day_parts (measure, day, amount) SELECT 'views', day, -views FROM lost`,
  )
}
