import type { BrandId, UserId } from '@permille/contract/ids'
import type { BrandRole } from '@permille/contract/teams/scopes'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

export interface BrandRecipient {
  readonly brandId: BrandId
  readonly userId: UserId
  readonly role: BrandRole
  /** Null for someone who belongs to this brand alone. */
  readonly nameAmongSeveral: string | null
}

/** The people of these brands who get news of them. */
export function listPeopleOfBrands(
  db: Database,
  brandIds: readonly BrandId[],
): Promise<BrandRecipient[]> {
  return manyRows(
    db,
    sql<BrandRecipient>`SELECT p.brand_id, p.user_id, p.role,
        CASE WHEN (SELECT count(*) FROM brand_people WHERE user_id = p.user_id) > 1 THEN b.name END
          AS name_among_several
      FROM brand_people p JOIN brands b ON b.id = p.brand_id
      WHERE p.brand_id = ANY(${brandIds}::uuid[]) AND NOT EXISTS (SELECT FROM brand_members m
        WHERE m.brand_id = p.brand_id AND m.user_id = p.user_id AND m.is_muted)
      ORDER BY p.brand_id, p.since, p.user_id`,
  )
}

export async function listAdmins(db: Database): Promise<UserId[]> {
  const rows = await manyRows(
    db,
    sql<{ id: UserId }>`SELECT id FROM users WHERE role = 'admin' ORDER BY id`,
  )
  return rows.map(({ id }) => id)
}
