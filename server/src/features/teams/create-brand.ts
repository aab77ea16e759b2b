import type { BrandId, UserId } from '@permille/contract/ids'
import type { DatabaseServer, Transaction } from '#platform/database/database.ts'
import { NotFound, Rejected } from '#platform/errors/errors.ts'
import { insertBrand, lockAccount, requireFreeName, writeAudit } from '../accounts/public.ts'
import { countOwnedBrands, updateBrandsMax } from './owned-brand-store.ts'

/** An agency opens a brand for another client. */
export function createBrand(
  database: DatabaseServer,
  brand: { ownerUserId: UserId; name: string; createdAt: Date; requestId: string },
): Promise<BrandId> {
  const { ownerUserId, name, createdAt, requestId } = brand
  return database.transaction(async (tx) => {
    await requireRoom(tx, ownerUserId)
    await requireFreeName(tx, null, name)
    const brandId = await insertBrand(tx, { ownerUserId, name, createdAt })
    const actor = { kind: 'brand', userId: ownerUserId, brandId } as const
    const about = { objectType: 'brand', objectId: brandId } as const
    await writeAudit(tx, { actor, action: 'brand.create', ...about, requestId })
    return brandId
  })
}

/** Someone who owns none came as a member: an admin has not let them open brands. */
async function requireRoom(tx: Transaction, userId: UserId): Promise<void> {
  const { owned, max } = await countOwnedBrands(tx, userId)
  if (owned < max && (owned > 0 || max > 1)) return
  const message = `You can own ${max} ${max === 1 ? 'brand' : 'brands'}. Ask us for more.`
  throw new Rejected('brands-max', message)
}

export function setBrandsMax(
  database: DatabaseServer,
  change: { userId: UserId; max: number; reason: string; adminId: UserId; requestId: string },
): Promise<void> {
  const { userId, max, reason, adminId, requestId } = change
  return database.transaction(async (tx) => {
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
  })
}
