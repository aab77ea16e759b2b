import type { BrandId, UserId } from '@permille/contract/ids'
import { lockRows } from '#money/locks.ts'
import type { DatabaseServer, Transaction } from '#platform/database/database.ts'
import { NotFound, Rejected } from '#platform/errors/errors.ts'
import { type AuditActor, writeAudit } from '../accounts/public.ts'
import { revokeUnbackedInvitations } from './brand-invitation-store.ts'
import { lockPeopleFor, requirePerson } from './member.ts'
import { deleteMember, insertMember, lockPeople, updateOwner } from './member-store.ts'
import { countOwnedBrands, findOwnedBrand, findOwnerToBe } from './owned-brand-store.ts'
import type { PeopleRequest } from './team-deps.ts'

/** The owner before stays with full rights; an admin can transfer it back. */
export function transferBrand(
  database: DatabaseServer,
  { userId, actor, at, requestId }: PeopleRequest & { userId: UserId },
): Promise<void> {
  const { brandId, userId: formerId } = actor
  return database.transaction(async (tx) => {
    await lockPeopleFor(tx, actor)
    // Neither is suspended or deletes their account meanwhile.
    await lockRows(tx, 'user', [formerId, userId])
    const person = await requirePerson(tx, actor, userId)
    if (person.role === 'owner') throw new Rejected('owner-stays', 'You own this brand already')
    if (person.isSuspended)
      throw new Rejected('member-suspended', 'This person’s account is suspended')
    await requireOwnerRoom(tx, userId)
    await changeOwner(tx, { brandId, formerId, userId, at, actor, requestId })
  })
}

/** Nobody gets more brands from others than they could open; an admin decides about more. */
async function requireOwnerRoom(tx: Transaction, userId: UserId): Promise<void> {
  const { owned, max } = await countOwnedBrands(tx, userId)
  if (owned < max) return
  const message = `This person can own ${max} ${max === 1 ? 'brand' : 'brands'}, and does. Ask us for more.`
  throw new Rejected('brands-max', message)
}

export interface AdminTransfer {
  readonly brandId: BrandId
  /** Anyone with a brand's account: whoever took the brand may have removed its owner from it. */
  readonly userId: UserId
  readonly adminId: UserId
  readonly reason: string
  readonly at: Date
  readonly requestId: string
}

/** However many members the brand has: whoever took it could fill it to keep it. */
export function transferBrandByAdmin(
  database: DatabaseServer,
  { brandId, userId, adminId, ...request }: AdminTransfer,
): Promise<void> {
  return database.transaction(async (tx) => {
    await lockPeople(tx, brandId)
    const { ownerUserId: formerId } = await requireOwnedBrand(tx, brandId)
    await lockRows(tx, 'user', [formerId, userId])
    // Under the owner's lock, as a suspension takes it.
    const { isSuspended } = await requireOwnedBrand(tx, brandId)
    if (isSuspended)
      throw new Rejected(
        'brand-suspended',
        'The brand is suspended with its owner. Restore them, transfer the brand, and suspend them again.',
      )
    await requireOwnerToBe(tx, userId)
    if (userId === formerId) throw new Rejected('owner-stays', 'They own this brand already')
    const actor = { kind: 'admin', userId: adminId } as const
    await changeOwner(tx, { ...request, brandId, formerId, userId, actor })
  })
}

async function requireOwnedBrand(tx: Transaction, brandId: BrandId) {
  const brand = await findOwnedBrand(tx, brandId)
  if (brand === undefined) throw new NotFound('brand-not-found', 'Brand not found')
  return brand
}

async function requireOwnerToBe(tx: Transaction, userId: UserId): Promise<void> {
  const person = await findOwnerToBe(tx, userId)
  if (person === undefined)
    throw new NotFound('user-not-found', 'There is no such account of a brand')
  if (person.isSuspended)
    throw new Rejected('member-suspended', 'This person’s account is suspended')
  // Admins name the person by their address, and anyone can type another's.
  if (!person.isEmailProven)
    throw new Rejected('email-unproven', 'This person must confirm their email address first')
}

interface OwnerChange extends Pick<PeopleRequest, 'at' | 'requestId'> {
  readonly brandId: BrandId
  readonly formerId: UserId
  readonly userId: UserId
  readonly actor: AuditActor
  readonly reason?: string
}

async function changeOwner(tx: Transaction, change: OwnerChange): Promise<void> {
  const { brandId, formerId, userId, actor, reason, at, requestId } = change
  await deleteMember(tx, { brandId, userId })
  await updateOwner(tx, { brandId, userId })
  await insertMember(tx, { brandId, userId: formerId, role: 'full', addedBy: userId, at })
  await revokeUnbackedInvitations(tx, { brandId, at })
  await writeAudit(tx, {
    actor,
    action: 'brand.transfer',
    objectType: 'brand',
    objectId: brandId,
    before: { ownerUserId: formerId },
    after: { ownerUserId: userId, reason },
    requestId,
  })
}
