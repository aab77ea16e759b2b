import { writeAudit } from '#features/accounts/public.ts'
import { lockRow } from '#money/locks.ts'
import type { Transaction } from '#platform/database/database.ts'
import { NotFound, Rejected } from '#platform/errors/errors.ts'
import type { ActingBrand } from '#platform/http/actor.ts'
import { deleteBlock, findCreator, insertBlock, type NamedCreator } from './block-store.ts'

export interface BlockRequest {
  readonly brand: ActingBrand
  readonly creator: NamedCreator
  readonly at: Date
  readonly requestId?: string | undefined
}

/** A submission takes the same lock, so no post slips in during the block. */
export async function blockCreator(
  tx: Transaction,
  request: BlockRequest & { readonly reason: string },
): Promise<void> {
  const { brand, reason, at } = request
  const creatorId = await findCreator(tx, request.creator)
  if (creatorId === undefined) throw creatorNotFound()
  await lockRow(tx, 'creator', creatorId)
  if (!(await insertBlock(tx, { brandId: brand.brandId, creatorId, reason, at }))) return
  // The reason is the brand's own; the log is read by admins.
  await writeAudit(tx, { ...entryOf(request), action: 'creator.block', objectId: creatorId })
}

export async function unblockCreator(tx: Transaction, request: BlockRequest): Promise<void> {
  const { brand } = request
  const creatorId = await findCreator(tx, request.creator)
  if (creatorId === undefined) throw creatorNotFound()
  if (!(await deleteBlock(tx, { brandId: brand.brandId, creatorId }))) return
  await writeAudit(tx, { ...entryOf(request), action: 'creator.unblock', objectId: creatorId })
}

function entryOf({ brand, requestId }: BlockRequest) {
  const actor = { kind: 'brand', ...brand } as const
  return { actor, objectType: 'creator', after: { brandId: brand.brandId }, requestId } as const
}

function creatorNotFound(): NotFound {
  return new NotFound('creator-not-found', 'Creator not found')
}

/** The message for a blocked creator: that they are blocked, and what is not affected. */
export const blockedSentence =
  'This brand accepts no new posts from you. Posts it approved keep earning.'

export class CreatorBlocked extends Rejected {
  constructor() {
    super('creator-blocked', blockedSentence)
  }
}
