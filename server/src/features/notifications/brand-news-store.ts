import type { BrandId, UserId } from '@permille/contract/ids'
import type { BrandNews } from '@permille/contract/notifications/brand-news'
import type { BrandRole } from '@permille/contract/teams/scopes'
import { compareNames } from '#platform/compare-names.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** Owners are not among the members: a brand's news always reaches someone. */
export async function listBrandNews(
  db: Database,
  { userId, told }: { userId: UserId; told: readonly BrandRole[] },
): Promise<BrandNews[]> {
  const rows = await manyRows(
    db,
    sql<BrandNews>`SELECT b.id, b.name, m.is_muted FROM brand_members m JOIN brands b ON b.id = m.brand_id
      WHERE m.user_id = ${userId} AND m.role = ANY (${told}::text[]) ORDER BY b.id`,
  )
  return rows.toSorted(compareNames)
}

export async function listBrandRoles(db: Database, userId: UserId): Promise<BrandRole[]> {
  const rows = await manyRows(
    db,
    sql<{ role: BrandRole }>`SELECT role FROM brand_people WHERE user_id = ${userId}`,
  )
  return rows.map(({ role }) => role)
}

/** Returns false for someone who is no member. */
export async function updateMuted(
  tx: Transaction,
  { brandId, userId, isMuted }: { brandId: BrandId; userId: UserId; isMuted: boolean },
): Promise<boolean> {
  const changed = await run(
    tx,
    sql`UPDATE brand_members SET is_muted = ${isMuted} WHERE brand_id = ${brandId} AND user_id = ${userId}`,
  )
  return changed > 0
}
