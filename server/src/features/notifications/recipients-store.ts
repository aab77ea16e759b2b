import type { BrandId, UserId } from '@permille/contract/ids'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** Today a brand is one person. */
export async function listPeopleOfBrands(
  db: Database,
  brandIds: readonly BrandId[],
): Promise<ReadonlyMap<BrandId, readonly UserId[]>> {
  if (brandIds.length === 0) return new Map()
  const rows = await manyRows(
    db,
    sql<{ id: BrandId; ownerUserId: UserId }>`SELECT id, owner_user_id FROM brands
      WHERE id = ANY(${brandIds}::uuid[])`,
  )
  return new Map(rows.map(({ id, ownerUserId }) => [id, [ownerUserId]]))
}

export async function listAdmins(db: Database): Promise<UserId[]> {
  const rows = await manyRows(
    db,
    sql<{ id: UserId }>`SELECT id FROM users WHERE role = 'admin' ORDER BY id`,
  )
  return rows.map(({ id }) => id)
}
