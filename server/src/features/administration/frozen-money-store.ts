import type { Database, Transaction } from '../../platform/database/database.ts'
import { firstRow, manyRows, run } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'

export interface FrozenCreator {
  readonly id: string
  readonly userId: string
}

export function findCreatorOf(db: Database, userId: string): Promise<FrozenCreator | undefined> {
  return firstRow(
    db,
    sql<FrozenCreator>`SELECT id, user_id FROM creators WHERE user_id = ${userId}`,
  )
}

/**
 * Locks the campaigns that frozen money came from, then the creator. Money of another campaign that
 * a settlement freezes before the creator is locked is not included, and stays frozen.
 */
export async function lockFrozen(tx: Transaction, creatorId: string): Promise<string[]> {
  const campaigns = await manyRows(
    tx,
    sql<{ id: string }>`SELECT id FROM campaigns WHERE id IN (
        SELECT a.campaign_id FROM accrual_freezes f JOIN earning_accruals a ON a.id = f.accrual_id
        WHERE f.creator_id = ${creatorId})
      ORDER BY id FOR NO KEY UPDATE`,
  )
  await run(tx, sql`SELECT FROM creators WHERE id = ${creatorId} FOR NO KEY UPDATE`)
  return campaigns.map(({ id }) => id)
}
