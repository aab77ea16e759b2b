import type { BrandId, UserId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { exactlyOne, firstRow, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** How many brands a person owns, and may. Others who count wait for this transaction. */
export async function countOwnedBrands(
  tx: Transaction,
  userId: UserId,
): Promise<{ owned: number; max: number }> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended(${userId}, 3))`)
  return await exactlyOne(
    tx,
    sql<{ owned: number; max: number }>`SELECT brands_max AS max,
        (SELECT count(*) FROM brands WHERE owner_user_id = users.id)::integer AS owned
      FROM users WHERE id = ${userId}`,
  )
}

/** Undefined for an unknown user, a deleted one, and one who is no brand. */
export async function updateBrandsMax(
  tx: Transaction,
  { userId, max }: { userId: UserId; max: number },
): Promise<number | undefined> {
  const row = await firstRow(
    tx,
    sql<{ before: number }>`WITH former AS (SELECT brands_max FROM users WHERE id = ${userId})
      UPDATE users SET brands_max = ${max} WHERE id = ${userId} AND role = 'brand' AND deleted_at IS NULL
      RETURNING (SELECT brands_max FROM former) AS before`,
  )
  return row?.before
}

/** Undefined for an unknown brand, and one that was deleted with its owner. */
export function findOwnedBrand(
  tx: Transaction,
  brandId: BrandId,
): Promise<{ ownerUserId: UserId; isSuspended: boolean } | undefined> {
  return firstRow(
    tx,
    sql<{ ownerUserId: UserId; isSuspended: boolean }>`SELECT b.owner_user_id,
        b.suspended_at IS NOT NULL AS is_suspended
      FROM brands b JOIN users u ON u.id = b.owner_user_id
      WHERE b.id = ${brandId} AND u.deleted_at IS NULL`,
  )
}

/** Undefined for an unknown user, a deleted one, and one who is no brand. */
export function findOwnerToBe(
  tx: Transaction,
  userId: UserId,
): Promise<{ isSuspended: boolean; isEmailProven: boolean } | undefined> {
  return firstRow(
    tx,
    sql<{
      isSuspended: boolean
      isEmailProven: boolean
    }>`SELECT suspended_at IS NOT NULL AS is_suspended,
        email_proven_at IS NOT NULL AS is_email_proven
      FROM users WHERE id = ${userId} AND role = 'brand' AND deleted_at IS NULL`,
  )
}
