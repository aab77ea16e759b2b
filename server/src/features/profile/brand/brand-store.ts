import type { BrandId } from '@permille/contract/ids'
import type { BrandSettings } from '@permille/contract/profile/profile'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

export function findBrand(db: Database, brandId: BrandId): Promise<BrandSettings> {
  return exactlyOne(
    db,
    sql<BrandSettings>`SELECT name, logo_url, website, legal_name, billing_address, tax_number
      FROM brands WHERE id = ${brandId}`,
  )
}

export async function updateBrand(
  tx: Transaction,
  brandId: BrandId,
  brand: BrandSettings,
): Promise<void> {
  await run(
    tx,
    sql`UPDATE brands SET name = ${brand.name}, logo_url = ${brand.logoUrl},
        website = ${brand.website}, legal_name = ${brand.legalName},
        billing_address = ${brand.billingAddress}, tax_number = ${brand.taxNumber}
      WHERE id = ${brandId}`,
  )
}

/** Makes brands that are being renamed wait for this transaction. */
export async function lockNames(tx: Transaction): Promise<void> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended('brand names', 1))`)
}

export async function otherNames(tx: Transaction, brandId: BrandId): Promise<string[]> {
  const rows = await manyRows(
    tx,
    sql<{ name: string }>`SELECT DISTINCT name FROM brands WHERE id <> ${brandId}`,
  )
  return rows.map((row) => row.name)
}
