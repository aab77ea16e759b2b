import type { CreatorId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { Transaction } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { creatorAvailable, creatorPending } from '../chart-of-accounts.ts'
import { postEntries } from '../ledger.ts'
import { ledgerKey } from '../ledger-events.ts'
import { lockRows } from '../locks.ts'
import { recoverDebts } from './recover-debts.ts'

interface ReleasedHold {
  readonly creatorId: CreatorId
  readonly userId: UserId
  readonly releasedCents: Cents
}

/**
 * Moves matured money from pending to available, and from there to what is owed, for at most `creatorsMax` creators,
 * those who have waited longest. Returns how many there were. A suspended creator's money stays where it is (rules §1).
 */
export async function releaseHolds(
  tx: Transaction,
  release: { at: Date; creatorsMax: number },
): Promise<number> {
  const creatorIds = await lockRows(
    tx,
    'creator',
    sql`SELECT h.creator_id FROM (SELECT creator_id, min(matures_at) AS matured_at FROM accrual_holds
        WHERE matures_at <= ${release.at} GROUP BY creator_id) h
      WHERE NOT is_creator_suspended(h.creator_id)
      ORDER BY h.matured_at LIMIT ${release.creatorsMax}`,
  )
  if (creatorIds.length === 0) return 0
  const released = await moveMatured(tx, { creatorIds, at: release.at })
  // Not by its contents: money that was put back into its hold matures twice.
  const run = newId()
  await postEntries(
    tx,
    released.map((hold) => ({
      event: 'hold-released',
      amountCents: hold.releasedCents,
      debit: creatorPending(hold.creatorId),
      credit: creatorAvailable(hold.creatorId),
      key: ledgerKey('hold-released', { creator: hold.creatorId, run }),
      userId: hold.userId,
      at: release.at,
    })),
  )
  await recoverDebts(tx, { creatorIds, at: release.at })
  return creatorIds.length
}

/** An accrual is in one place at a time: the row leaves the holds and becomes withdrawable. */
async function moveMatured(
  tx: Transaction,
  matured: { creatorIds: readonly CreatorId[]; at: Date },
): Promise<ReleasedHold[]> {
  return await manyRows(
    tx,
    sql<ReleasedHold>`
      WITH matured AS (
        DELETE FROM accrual_holds h
        WHERE h.creator_id = ANY(${matured.creatorIds}::uuid[]) AND h.matures_at <= ${matured.at}
          AND NOT is_creator_suspended(h.creator_id)
        RETURNING accrual_id, creator_id, accrued_cents
      ), moved AS (
        INSERT INTO accrual_withdrawables (accrual_id, creator_id, accrued_cents)
        SELECT accrual_id, creator_id, accrued_cents FROM matured
      )
      SELECT matured.creator_id, creators.user_id, sum(accrued_cents)::bigint AS released_cents
      FROM matured JOIN creators ON creators.id = matured.creator_id
      GROUP BY matured.creator_id, creators.user_id ORDER BY matured.creator_id`,
  )
}
