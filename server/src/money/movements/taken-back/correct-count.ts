import type { AccrualId, SubmissionId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import type { Transaction } from '#platform/database/database.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { recoverDebts, returnRecoveries } from '../recover-debts.ts'
import { correctAccruals, type TakenAccrual, type TakenBack } from './correct-accruals.ts'
import { lowerDueSuspended } from './due-suspended.ts'
import { judgedUpTo, readCounts } from './read-right-count.ts'
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
 * was earned above the right count and not withdrawn returns to the campaign, or, of a post that was reversed, stays
 * there when the reversal is undone. What the platform said and what was withdrawn stay, and of the views that were judged
 * those up to the right count. Returns null if that leaves nothing to lower. The caller must have locked the campaign and
 * the creator, made sure that no payout with the post's money is on its way, and pays what is due by the right count
 * afterwards.
 */
export async function correctCount(
  tx: Transaction,
  order: WrongCount,
): Promise<CorrectedCount | null> {
  const { submissionId, viewCount, at } = order
  const counts = await readCounts(tx, order)
  const { viewsBefore, viewsAfter, voidedViews, creatorId, userId } = counts
  if (viewsAfter === null || viewsAfter >= viewsBefore) return null
  const paidViews = viewsAfter - voidedViews
  const wrong = { submissionId, viewCount, viewsAfter, voidedViews, paidViews, at }
  const cents = await readWithdrawable(tx, wrong)
  await returnRecoveries(tx, { creatorId, cents, at })
  const taken = await takeUnpaid(tx, wrong)
  const owner = { creatorId, userId }
  const back = await correctAccruals(tx, taken, { id: order.id, ...owner, voids: true, at })
  await voidReversed(tx, wrong)
  await lowerDueSuspended(tx, { ...wrong, above: earnedAbove(wrong) })
  await lowerJudged(tx, wrong)
  await lowerCount(tx, wrong)
  await recoverDebts(tx, { creatorIds: [creatorId], at })
  return { ...back, viewsBefore, viewsAfter }
}

interface Lowered {
  readonly submissionId: SubmissionId
  /** The right count; `viewsAfter` is the reading that stays. */
  readonly viewCount: number
  readonly viewsAfter: number
  /** The part of that count that was voided. */
  readonly voidedViews: number
  /** Without void views: earnings for more are wrong. */
  readonly paidViews: number
  readonly at: Date
}

/** Accruals `a` for views above the right count. */
const earnedAbove = ({ submissionId, paidViews }: Lowered) =>
  sql<never>`a.submission_id = ${submissionId} AND a.kind = 'views'
    AND a.views_at_snapshot - coalesce(a.voided_views, 0) > ${paidViews}`

/** Accruals that stand. */
const wrongAccruals = (wrong: Lowered) =>
  sql<never>`SELECT a.id, a.campaign_id, a.submission_id, a.accrued_cents FROM earning_accruals a
    WHERE ${earnedAbove(wrong)}
      AND NOT EXISTS (SELECT FROM accrual_corrections k WHERE k.accrual_id = a.id)`

async function readWithdrawable(tx: Transaction, wrong: Lowered): Promise<Cents> {
  const { cents } = await exactlyOne(
    tx,
    sql<{ cents: Cents }>`SELECT coalesce(sum(w.accrued_cents), 0)::bigint AS cents
      FROM (${wrongAccruals(wrong)}) a JOIN accrual_withdrawables w ON w.accrual_id = a.id`,
  )
  return toCents(cents)
}

/** Removes them from wherever they are, even if frozen. */
async function takeUnpaid(tx: Transaction, wrong: Lowered): Promise<TakenAccrual[]> {
  return await manyRows(
    tx,
    sql<TakenAccrual>`
      WITH earned AS MATERIALIZED (${wrongAccruals(wrong)}), ${removedFromPlaces}
      SELECT e.id AS accrual_id, e.campaign_id, e.submission_id, e.accrued_cents, p.place,
        coalesce(p.cause = 'suspended', false) AS was_suspended
      FROM earned e JOIN removed p ON p.accrual_id = e.id ORDER BY e.id`,
  )
}

/** Those that a reversal took back: undoing it does not pay them again, and neither does what is still owed of an earlier undoing. */
async function voidReversed(tx: Transaction, wrong: Lowered): Promise<void> {
  const { submissionId, at } = wrong
  const ids = await manyRows(
    tx,
    sql<{ id: AccrualId }>`SELECT a.id FROM earning_accruals a
      JOIN accrual_corrections k ON k.accrual_id = a.id AND NOT k.voids
      WHERE ${earnedAbove(wrong)} AND NOT EXISTS (SELECT FROM accrual_voids v WHERE v.accrual_id = a.id)
      ORDER BY a.id`,
  )
  if (ids.length === 0) return
  await run(
    tx,
    sql`WITH wrong AS (
        SELECT w.void_id, a.id, a.accrued_cents, k.was_suspended, t.owed_again_cents
          - (sum(a.accrued_cents) OVER (ORDER BY a.id) - a.accrued_cents)::bigint AS owed_cents
        FROM unnest(${ids.map(() => newId())}::uuid[], ${ids.map(({ id }) => id)}::uuid[]) AS w (void_id, id)
        JOIN earning_accruals a ON a.id = w.id JOIN accrual_corrections k ON k.accrual_id = a.id
        JOIN submission_totals t ON t.submission_id = a.submission_id
      ), void AS (
        INSERT INTO accrual_voids (id, accrual_id, submission_id, accrued_cents, owed_again_cents, created_at)
        SELECT void_id, id, ${submissionId}::uuid, accrued_cents,
          least(accrued_cents, greatest(0, owed_cents)), ${at}::timestamptz FROM wrong
        RETURNING accrual_id, accrued_cents, owed_again_cents
      )
      UPDATE submission_totals t SET accrued_cents = t.accrued_cents - v.cents,
        owed_again_cents = o.cents, owed_again_suspended_cents = o.suspended_cents,
        owed_again_paid_cents = least(t.owed_again_paid_cents, o.cents - o.suspended_cents)
      FROM (SELECT sum(void.accrued_cents)::bigint AS cents, sum(void.owed_again_cents)::bigint AS owed_cents,
          coalesce(sum(void.owed_again_cents) FILTER (WHERE wrong.was_suspended), 0)::bigint AS suspended_cents
        FROM void JOIN wrong ON wrong.id = void.accrual_id) v
      CROSS JOIN LATERAL (SELECT b.owed_again_cents - v.owed_cents AS cents,
          least(b.owed_again_cents - v.owed_cents,
            greatest(0, b.owed_again_suspended_cents - v.suspended_cents)) AS suspended_cents
        FROM submission_totals b WHERE b.submission_id = ${submissionId}) o
      WHERE t.submission_id = ${submissionId}`,
  )
}

/** What was judged with a wrong count was the views up to the right one. */
async function lowerJudged(tx: Transaction, wrong: Lowered): Promise<void> {
  await run(
    tx,
    sql`UPDATE view_judgements j SET view_count = greatest(j.views_left, b.views)
      FROM (${judgedUpTo(wrong)}) b WHERE j.id = b.id AND b.views < j.view_count`,
  )
}

/**
 * Each wrong reading becomes a note, and the views that it brought leave the day that it was counted on. The reading
 * that stands instead counts, and brings its own: the platform's if it said as many, or the correction. What an admin
 * cleared at most twice of is the right count too.
 */
async function lowerCount(tx: Transaction, wrong: Lowered): Promise<void> {
  const { submissionId, viewsAfter, voidedViews, paidViews, at } = wrong
  await run(
    tx,
    sql`WITH reading AS MATERIALIZED (
        SELECT id, view_count, snapshot_time AS at,
          coalesce(lag(view_count) OVER (ORDER BY view_count, snapshot_time), 0) AS before
        FROM submission_metrics WHERE submission_id = ${submissionId} AND counted
      ), note AS (
        UPDATE submission_metrics m SET counted = false, is_note = true FROM reading r
        WHERE m.id = r.id AND r.view_count > ${viewsAfter}
      ), instead AS (
        UPDATE submission_metrics SET counted = true
        WHERE submission_id = ${submissionId} AND source = 'api' AND view_count = ${viewsAfter} AND NOT counted
        RETURNING snapshot_time AS at
      ), cleared AS (
        UPDATE post_signals SET cleared_views = ${viewsAfter}
        WHERE submission_id = ${submissionId} AND cleared_views > ${viewsAfter}
      ), total AS (
        UPDATE submission_totals SET view_count = ${viewsAfter}, voided_views = ${voidedViews}
        WHERE submission_id = ${submissionId}
      ), doubted AS (
        UPDATE money_freezes SET views_before = least(views_before, ${paidViews}::bigint)
        WHERE submission_id = ${submissionId} AND cause = 'doubted' AND closed_at IS NULL
      ), moved AS MATERIALIZED (
        SELECT s.campaign_id, s.creator_id, (v.at AT TIME ZONE 'UTC')::date AS day, sum(v.views)::bigint AS views
        FROM submissions s, (
          SELECT at, before - view_count AS views FROM reading WHERE view_count > ${viewsAfter}
          UNION ALL
          SELECT coalesce((SELECT min(at) FROM instead), ${at}::timestamptz), ${viewsAfter}
            - coalesce((SELECT max(view_count) FROM reading WHERE view_count <= ${viewsAfter}), 0)
        ) v WHERE s.id = ${submissionId} GROUP BY 1, 2, 3
      ), campaign_day AS (
        INSERT INTO campaign_days AS d (campaign_id, day, view_count)
        SELECT campaign_id, day, views FROM moved WHERE views <> 0
        ON CONFLICT (campaign_id, day) DO UPDATE SET view_count = d.view_count + excluded.view_count
      ), creator_day AS (
        INSERT INTO creator_days AS d (creator_id, day, view_count)
        SELECT creator_id, day, views FROM moved WHERE views <> 0
        ON CONFLICT (creator_id, day) DO UPDATE SET view_count = d.view_count + excluded.view_count
      )
      INSERT INTO marketplace_day_parts (measure, day, amount)
      SELECT 'views', day, views FROM moved WHERE views <> 0`,
  )
}
