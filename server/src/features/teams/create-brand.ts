import type { BrandId, UserId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { NotFound, Rejected } from '#platform/errors/errors.ts'
import { insertBrand, lockAccount, requireFreeName, writeAudit } from '../accounts/public.ts'
import { countOwnedBrands, updateBrandsMax } from './owned-brand-store.ts'

/** An agency opens a brand for another client. */
export async function createBrand(
  tx: Transaction,
  brand: { ownerUserId: UserId; name: string; createdAt: Date; requestId: string },
): Promise<BrandId> {
  const { ownerUserId, name, createdAt, requestId } = brand
  const { owned, max } = await countOwnedBrands(tx, ownerUserId)
  // Someone who owns none came as a member: an admin has not let them open brands.
  if (owned >= max || (owned === 0 && max === 1))
    throw new Rejected(
      'brands-max',
      `You can own ${max} ${max === 1 ? 'brand' : 'brands'}. Ask us for more.`,
    )
  await requireFreeName(tx, null, name)
  const brandId = await insertBrand(tx, { ownerUserId, name, createdAt })
  await writeAudit(tx, {
    actor: { kind: 'brand', userId: ownerUserId, brandId },
    action: 'brand.create',
    objectType: 'brand',
    objectId: brandId,
    after: { name },
    requestId,
  })
  return brandId
}

export async function setBrandsMax(
  tx: Transaction,
  change: { userId: UserId; max: number; reason: string; adminId: UserId; requestId: string },
): Promise<void> {
  const { userId, max, reason, adminId, requestId } = change
  await lockAccount(tx, userId)
  const before = await updateBrandsMax(tx, { userId, max })
  if (before === undefined) throw new NotFound('user-not-found', 'There is no such brand user')
  if (before === max) return
  await writeAudit(tx, {
    actor: { kind: 'admin', userId: adminId },
    action: 'user.brands-max',
    objectType: 'user',
    objectId: userId,
    before: { max: before },
    after: { max, reason },
    requestId,
  })
}
