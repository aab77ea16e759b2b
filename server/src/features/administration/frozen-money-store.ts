import type { BrandId, CampaignId, CreatorId, UserId } from '@permille/contract/ids'
import { lockRow, lockRows } from '#money/locks.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { firstRow } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

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

/** Who may owe something: a creator, or the owner of brands. */
export interface Debtor {
  readonly creatorId: CreatorId | null
  readonly brandIds: readonly BrandId[]
}

export function findDebtor(db: Database, userId: UserId): Promise<Debtor | undefined> {
  return firstRow(
    db,
    sql<Debtor>`SELECT c.id AS creator_id, owned.brand_ids
      FROM users u LEFT JOIN creators c ON c.user_id = u.id
        CROSS JOIN LATERAL (SELECT ARRAY(SELECT id FROM brands WHERE owner_user_id = u.id) AS brand_ids) owned
      WHERE u.id = ${userId} AND (c.id IS NOT NULL OR owned.brand_ids <> '{}')`,
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

/** Of what was earned while the creator was suspended; the creator must be locked. */
const suspendedMoney = (creatorId: CreatorId) => sql<never>`accrual_freezes f
  JOIN earning_accruals a ON a.id = f.accrual_id
  WHERE f.creator_id = ${creatorId} AND f.cause = 'suspended'`

export async function hasFrozenMoney(tx: Transaction, creatorId: CreatorId): Promise<boolean> {
  return (await firstRow(tx, sql`SELECT FROM ${suspendedMoney(creatorId)} LIMIT 1`)) !== undefined
}

export async function hasDisputedMoney(tx: Transaction, creatorId: CreatorId): Promise<boolean> {
  const disputed = sql`SELECT FROM ${suspendedMoney(creatorId)} AND EXISTS (SELECT FROM disputes d
    WHERE d.submission_id = a.submission_id AND d.status = 'open') LIMIT 1`
  return (await firstRow(tx, disputed)) !== undefined
}
