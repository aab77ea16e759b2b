import type { CreatorId, PayoutId, UserId } from '@permille/contract/ids'
import { lockRow } from '../../../money/locks.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { exactlyOne, firstRow, run } from '../../../platform/database/query.ts'
import { sql } from '../../../platform/database/sql.ts'

export interface HeldCreator {
  readonly id: CreatorId
  /** Null while the creator's payouts are not held. */
  readonly reason: string | null
}

/** Locks the creator. */
export async function lockCreatorOf(
  tx: Transaction,
  userId: UserId,
): Promise<HeldCreator | undefined> {
  const creator = await firstRow(
    tx,
    sql<{ id: CreatorId }>`SELECT id FROM creators WHERE user_id = ${userId}`,
  )
  if (creator === undefined) return undefined
  await lockRow(tx, 'creator', creator.id)
  return await exactlyOne(
    tx,
    sql<HeldCreator>`SELECT id, review_hold_reason AS reason FROM creators WHERE id = ${creator.id}`,
  )
}

export async function markCreatorHeld(
  tx: Transaction,
  hold: { creatorId: CreatorId; at: Date | null; reason: string | null },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE creators SET review_hold_at = ${hold.at}, review_hold_reason = ${hold.reason}
      WHERE id = ${hold.creatorId}`,
  )
}

/** An earlier release does not count for it. */
export async function markPayoutHeld(
  tx: Transaction,
  hold: { payoutId: PayoutId; at: Date; reason: string },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE payouts SET held_at = greatest(${hold.at}::timestamptz,
        released_at + interval '1 millisecond'), held_reason = ${hold.reason}
      WHERE id = ${hold.payoutId}`,
  )
}

/** The payout's creator, and the payout that tried it again, if any. */
export async function readTried(
  tx: Transaction,
  payoutId: PayoutId,
): Promise<{ creatorId: CreatorId; userId: UserId; retriedBy: PayoutId | null }> {
  return await exactlyOne(
    tx,
    sql<{ creatorId: CreatorId; userId: UserId; retriedBy: PayoutId | null }>`
      SELECT p.creator_id, c.user_id, r.id AS retried_by FROM payouts p
      JOIN creators c ON c.id = p.creator_id LEFT JOIN payouts r ON r.retries_payout_id = p.id
      WHERE p.id = ${payoutId}`,
  )
}

export async function noteRetry(
  tx: Transaction,
  retry: { payoutId: PayoutId; of: PayoutId },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE payouts SET retries_payout_id = ${retry.of} WHERE id = ${retry.payoutId}`,
  )
}
