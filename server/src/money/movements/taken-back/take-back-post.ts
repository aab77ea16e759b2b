import type { CreatorId, SubmissionId, UserId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import { lockRows } from '#money/locks.ts'
import type { Transaction } from '#platform/database/database.ts'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { invariant } from '#platform/errors/errors.ts'
import { recoverDebts, returnRecoveries } from '../recover-debts.ts'
import { endFreezes } from '../release-frozen.ts'
import { correctAccruals, type TakenAccrual, type TakenBack } from './correct-accruals.ts'
import { removedFromPlaces } from './removed-from-places.ts'

/**
 * Returns everything a post earned to its campaign, and to the marketplace what it paid in the campaign's place: what is
 * unpaid from wherever it is, what was paid as a debt against later earnings. Ends the freezes of the post. Throws while a payout with money of
 * the post is on its way (`isInQueuedPayout`). Locks its campaign and its creator.
 */
export async function takeBackPost(
  tx: Transaction,
  order: {
    id: string
    submissionId: SubmissionId
    takenBy: UserId
    at: Date
  },
): Promise<TakenBack> {
  const { submissionId, at } = order
  const { creatorId, userId } = await lockOwner(tx, submissionId)
  invariant(!(await isInQueuedPayout(tx, submissionId)), `${submissionId} is in a queued payout`)
  const cents = await readWithdrawable(tx, submissionId)
  await returnRecoveries(tx, { creatorId, cents, at })
  const back = await correctAccruals(tx, await takeAccruals(tx, submissionId), {
    id: order.id,
    creatorId,
    userId,
    voids: false,
    at,
  })
  await endFreezes(tx, { submissionId, closedBy: order.takenBy, at })
  await recoverDebts(tx, { creatorIds: [creatorId], at })
  return back
}

interface Owner {
  readonly creatorId: CreatorId
  readonly userId: UserId
}

async function lockOwner(tx: Transaction, submissionId: SubmissionId): Promise<Owner> {
  const post = sql<never>`FROM submissions s WHERE s.id = ${submissionId}`
  await lockRows(tx, 'campaign', sql`SELECT s.campaign_id ${post}`)
  await lockRows(tx, 'creator', sql`SELECT s.creator_id ${post}`)
  return await exactlyOne(
    tx,
    sql<Owner>`SELECT c.id AS creator_id, c.user_id FROM submissions s
      JOIN creators c ON c.id = s.creator_id WHERE s.id = ${submissionId}`,
  )
}

/** Its outcome is not known yet, so neither is whether the money was paid. */
export async function isInQueuedPayout(
  tx: Transaction,
  submissionId: SubmissionId,
): Promise<boolean> {
  const { isQueued } = await exactlyOne(
    tx,
    sql<{ isQueued: boolean }>`SELECT EXISTS (SELECT FROM earning_accruals a
        JOIN payout_accruals l ON l.accrual_id = a.id JOIN payouts p ON p.id = l.payout_id
        WHERE a.submission_id = ${submissionId} AND p.status = 'queued') AS is_queued`,
  )
  return isQueued
}

async function readWithdrawable(tx: Transaction, submissionId: SubmissionId): Promise<Cents> {
  const { cents } = await exactlyOne(
    tx,
    sql<{ cents: Cents }>`SELECT coalesce(sum(w.accrued_cents), 0)::bigint AS cents
      FROM earning_accruals a JOIN accrual_withdrawables w ON w.accrual_id = a.id
      WHERE a.submission_id = ${submissionId}`,
  )
  return toCents(cents)
}

/**
 * A reversal takes what approvals gave, whoever paid it. Goodwill that was given on purpose stays with the creator; so does what
 * was corrected before. Flagged views are not judged by this:
 * they are due again if the reversal is undone, and the flag covers them then.
 */
async function takeAccruals(tx: Transaction, submissionId: SubmissionId): Promise<TakenAccrual[]> {
  return await manyRows(
    tx,
    sql<TakenAccrual>`
      WITH earned AS (
        SELECT a.id, a.campaign_id, a.submission_id, a.accrued_cents, a.kind = 'goodwill' AS is_goodwill,
          EXISTS (SELECT FROM money_freezes z WHERE z.submission_id = a.submission_id
            AND z.cause = 'doubted' AND z.closed_at IS NULL AND covers_accrual(z, a)) AS is_doubted
        FROM earning_accruals a
        WHERE a.submission_id = ${submissionId} AND (a.kind IN ('views', 'bonus', 'reinstated')
            OR EXISTS (SELECT FROM goodwill_in_place g WHERE g.accrual_id = a.id))
          AND NOT EXISTS (SELECT FROM accrual_corrections k WHERE k.accrual_id = a.id)
      ), ${removedFromPlaces}, place AS (
        SELECT * FROM removed
        UNION ALL SELECT l.accrual_id, 'paid', NULL FROM payout_accruals l
          JOIN earned ON earned.id = l.accrual_id
      )
      SELECT e.id AS accrual_id, e.campaign_id, e.submission_id, e.accrued_cents, e.is_goodwill, p.place,
        e.is_doubted AND p.place = 'frozen' AS is_due_again,
        coalesce(p.cause = 'suspended', false) AS was_suspended
      FROM earned e JOIN place p ON p.accrual_id = e.id ORDER BY e.id`,
  )
}
