import type { BrandId } from '@permille/contract/ids'
import type { BrandSettings } from '@permille/contract/profile/profile'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
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
