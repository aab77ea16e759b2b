import type { CampaignId, CreatorId, FreezeId, UserId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { closeFreeze, lockFreeze, thaw } from '../release-frozen.ts'
import { correctAccruals, type TakenAccrual, type TakenBack } from './correct-accruals.ts'
import { type AssessedPost, voidUnpaid, voidViews } from './void-views.ts'

/**
 * Returns money frozen while its creator was suspended to the campaigns it came from, and voids the views
 * that earned it. Covers the given campaigns only; the caller must have locked them and the creator.
 */
export async function takeBackFrozen(
  tx: Transaction,
  order: {
    id: string
    creatorId: CreatorId
    userId: UserId
    campaignIds: readonly CampaignId[]
    at: Date
  },
): Promise<TakenBack> {
  const which = sql<never>`f.creator_id = ${order.creatorId} AND f.cause = 'suspended'
    AND a.campaign_id = ANY(${order.campaignIds}::uuid[])`
  const judged = await listJudged(tx, which)
  const back = await correctAccruals(tx, await takeFrozen(tx, which), { ...order, voids: true })
  await voidViews(tx, { posts: judged, at: order.at })
  // What was paid again after a reversal was earned by views that stay paid for: those not paid yet are void.
  const known = new Set(judged.map(({ submissionId }) => submissionId))
  const unpaid = back.submissionIds.filter((submissionId) => !known.has(submissionId))
  await voidUnpaid(tx, { submissionIds: unpaid, at: order.at })
  return back
}

/**
 * Ends a flag: what was earned for the flagged views returns to the campaign, whichever reason else keeps
 * it still, and the views are void. Returns null if the flag had ended before. Locks the campaign and the
 * creator.
 */
export async function takeBackFlagged(
  tx: Transaction,
  order: { id: string; freezeId: FreezeId; takenBy: UserId; at: Date },
): Promise<TakenBack | null> {
  const { id, freezeId, takenBy, at } = order
  await lockFreeze(tx, freezeId)
  const end = { freezeId, closedBy: takenBy, outcome: 'taken-back', at } as const
  if (!(await closeFreeze(tx, end))) return null
  const { viewsLeft, submissionId, ...owner } = await exactlyOne(
    tx,
    sql<
      AssessedPost & { creatorId: CreatorId; userId: UserId }
    >`SELECT c.id AS creator_id, c.user_id,
        s.id AS submission_id, f.views_before AS views_left
      FROM money_freezes f JOIN submissions s ON s.id = f.submission_id
      JOIN creators c ON c.id = s.creator_id WHERE f.id = ${freezeId}`,
  )
  const covered = sql<never>`a.submission_id = ${submissionId} AND EXISTS (SELECT FROM money_freezes z
    WHERE z.id = ${freezeId} AND covers_accrual(z, a))`
  const taken = await takeFrozen(tx, covered)
  const back = await correctAccruals(tx, taken, { id, ...owner, voids: true, at })
  await voidViews(tx, { posts: [{ submissionId, viewsLeft }], at })
  await thaw(tx, { id: freezeId, which: sql<never>`f.freeze_id = ${freezeId}`, at })
  return back
}

/** Removes accruals `a` from where they are frozen (`f`). A decision about a reason is about the campaigns' money. */
async function takeFrozen(tx: Transaction, which: Statement<never>): Promise<TakenAccrual[]> {
  return await manyRows(
    tx,
    sql<TakenAccrual>`
      DELETE FROM accrual_freezes f USING earning_accruals a
      WHERE a.id = f.accrual_id AND ${which} AND a.kind IN ('views', 'bonus', 'reinstated')
      RETURNING f.accrual_id, a.campaign_id, a.submission_id, f.accrued_cents, 'frozen' AS place`,
  )
}

/** The posts of these accruals, with the count that an earlier accrual paid for. */
async function listJudged(tx: Transaction, which: Statement<never>): Promise<AssessedPost[]> {
  return await manyRows(
    tx,
    sql<AssessedPost>`
      SELECT first.submission_id, coalesce((
          SELECT a.views_at_snapshot - coalesce(a.voided_views, 0) FROM earning_accruals a
          WHERE a.submission_id = first.submission_id AND a.kind = 'views' AND a.id < first.id
            AND NOT EXISTS (SELECT FROM accrual_corrections k WHERE k.accrual_id = a.id AND k.voids)
            AND NOT EXISTS (SELECT FROM accrual_voids v WHERE v.accrual_id = a.id)
          ORDER BY a.id DESC LIMIT 1), 0) AS views_left
      FROM (
        SELECT DISTINCT ON (a.submission_id) a.submission_id, a.id
        FROM accrual_freezes f JOIN earning_accruals a ON a.id = f.accrual_id
        WHERE a.kind = 'views' AND ${which}
        ORDER BY a.submission_id, a.id
      ) first`,
  )
}
