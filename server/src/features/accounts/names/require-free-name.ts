import type { BrandId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { lockNames, otherNames } from './brand-name-store.ts'
import { looksLike } from './look-alikes.ts'
import { requireOwnName } from './require-own-name.ts'

/**
 * A brand cannot be called what readers take for another brand or the operator (rules §7). Compares with
 * every name: 5 µs each, and brands are named rarely. Null for a new one.
 */
export async function requireFreeName(
  tx: Transaction,
  brandId: BrandId | null,
  name: string,
): Promise<void> {
  requireOwnName('brand', name, 'name')
  await lockNames(tx)
  const others = await otherNames(tx, brandId)
  if (!others.some(looksLike(name))) return
  const message = 'Another brand has this name, or one that looks like it.'
  throw new Rejected('name-taken', message, { details: { fields: { name: message } } })
}
