import type { CampaignId, CreatorId, UserId } from '@permille/contract/ids'
import type { Transaction } from '../../platform/database/database.ts'
import { manyRows } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import { correctAccruals, type TakenAccrual, type TakenBack } from './correct-accruals.ts'

/**
 * Returns money frozen while its creator was suspended to the campaigns it came from. Covers the given
 * campaigns only; the caller must have locked them and the creator.
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
  const taken = await manyRows(
    tx,
    sql<TakenAccrual>`
      DELETE FROM accrual_freezes f USING earning_accruals a
      WHERE a.id = f.accrual_id AND f.creator_id = ${order.creatorId} AND f.cause = 'suspended'
        AND a.campaign_id = ANY(${order.campaignIds}::uuid[])
      RETURNING f.accrual_id, a.campaign_id, a.submission_id, f.accrued_cents, 'frozen' AS place`,
  )
  return await correctAccruals(tx, taken, order)
}
