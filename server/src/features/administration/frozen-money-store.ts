import type { CampaignId, CreatorId, UserId } from '@permille/contract/ids'
import { lockRow, lockRows } from '../../money/locks.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { firstRow } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'

export interface FrozenCreator {
  readonly id: CreatorId
  readonly userId: UserId
}

export function findCreatorOf(db: Database, userId: UserId): Promise<FrozenCreator | undefined> {
  return firstRow(
    db,
    sql<FrozenCreator>`SELECT id, user_id FROM creators WHERE user_id = ${userId}`,
  )
}

/**
 * Locks the campaigns that frozen money came from, then the creator. Money of another campaign that
 * a settlement freezes before the creator is locked is not included, and stays frozen.
 */
export async function lockFrozen(tx: Transaction, creatorId: CreatorId): Promise<CampaignId[]> {
  const campaignIds = await lockRows(
    tx,
    'campaign',
    sql`SELECT a.campaign_id FROM accrual_freezes f JOIN earning_accruals a ON a.id = f.accrual_id
      WHERE f.creator_id = ${creatorId}`,
  )
  await lockRow(tx, 'creator', creatorId)
  return campaignIds
}
