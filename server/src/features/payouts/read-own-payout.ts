import type { CreatorId, PayoutId } from '@permille/contract/ids'
import type { PageRequest } from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { countPosts, listLines, type PayoutLineRow } from './payout-line-store.ts'
import { findPayoutOf } from './payout-store.ts'

interface Own {
  readonly creatorId: CreatorId
  readonly payoutId: PayoutId
}

/** Another creator's payout is not found. */
export async function readOwnPayout(db: Database, own: Own) {
  const payout = await findPayoutOf(db, own)
  if (payout === undefined) throw new NotFound('payout-not-found', 'Payout not found')
  const { id, number, totalCents, createdAt, status, reason, settledAt, stripeTransferId } = payout
  const postCount = await countPosts(db, own.payoutId)
  const shown = { id, number, totalCents, createdAt, status, reason, settledAt, postCount }
  return { ...shown, transferId: stripeTransferId }
}

/** What a payout pays, by post; its lines add up to its total (I08). */
export async function listOwnLines(
  db: Database,
  request: Own & PageRequest,
): Promise<PayoutLineRow[]> {
  const payout = await findPayoutOf(db, request)
  if (payout === undefined) throw new NotFound('payout-not-found', 'Payout not found')
  return await listLines(db, request)
}
