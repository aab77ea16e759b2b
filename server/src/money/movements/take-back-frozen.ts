import type { CampaignId, CreatorId, FreezeId, UserId } from '@permille/contract/ids'
import type { Transaction } from '../../platform/database/database.ts'
import { exactlyOne, manyRows } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import { correctAccruals, type TakenAccrual, type TakenBack } from './correct-accruals.ts'
import { closeFreeze, lockFreeze, thaw } from './release-frozen.ts'

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

/**
 * Ends the freeze of a post and returns what it held to the campaign; goodwill is ours and goes to the
 * creator. Returns null if the freeze had ended before. Locks the campaign and the creator.
 */
export async function takeBackFreeze(
  tx: Transaction,
  order: { id: string; freezeId: FreezeId; takenBy: UserId; at: Date },
): Promise<TakenBack | null> {
  const { freezeId, takenBy, at } = order
  await lockFreeze(tx, freezeId)
  const end = { freezeId, closedBy: takenBy, outcome: 'taken-back', at } as const
  if (!(await closeFreeze(tx, end))) return null
  const owner = await exactlyOne(
    tx,
    sql<{ creatorId: CreatorId; userId: UserId }>`SELECT c.id AS creator_id, c.user_id
      FROM money_freezes f JOIN submissions s ON s.id = f.submission_id
      JOIN creators c ON c.id = s.creator_id WHERE f.id = ${freezeId}`,
  )
  const taken = await manyRows(
    tx,
    sql<TakenAccrual>`
      DELETE FROM accrual_freezes f USING earning_accruals a
      WHERE a.id = f.accrual_id AND f.freeze_id = ${freezeId} AND a.kind IN ('views', 'bonus', 'reinstated')
      RETURNING f.accrual_id, a.campaign_id, a.submission_id, f.accrued_cents, 'frozen' AS place`,
  )
  const back = await correctAccruals(tx, taken, { id: order.id, ...owner, at })
  await thaw(tx, { id: freezeId, which: sql<never>`f.freeze_id = ${freezeId}`, at })
  return back
}
