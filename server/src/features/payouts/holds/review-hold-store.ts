import type { CreatorId, PayoutHoldId, PayoutId, UserId } from '@permille/contract/ids'
import { lockRow } from '#money/locks.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, firstRow, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'

export interface PayoutHold {
  readonly id: PayoutHoldId
  readonly reason: string
  readonly at: Date
  /** Null for a hold from before this was written down. */
  readonly heldBy: UserId | null
  readonly by: string | null
}

export interface HeldCreator {
  readonly id: CreatorId
  /** Their account is deleted. */
  readonly isGone: boolean
  /** Those that are open, oldest first. */
  readonly holds: readonly PayoutHold[]
}

/** Locks the creator. */
export async function lockCreatorOf(
  tx: Transaction,
  userId: UserId,
): Promise<HeldCreator | undefined> {
  const creator = await firstRow(
    tx,
    sql<{ id: CreatorId; isGone: boolean }>`SELECT c.id, u.deleted_at IS NOT NULL AS is_gone
      FROM creators c JOIN users u ON u.id = c.user_id WHERE c.user_id = ${userId}`,
  )
  if (creator === undefined) return undefined
  await lockRow(tx, 'creator', creator.id)
  return { ...creator, holds: await listPayoutHolds(tx, creator.id) }
}

export async function listPayoutHolds(db: Database, creatorId: CreatorId): Promise<PayoutHold[]> {
  return await manyRows(
    db,
    sql<PayoutHold>`SELECT h.id, h.reason, h.held_at AS at, h.held_by, u.display_name AS by
      FROM creator_payout_holds h LEFT JOIN users u ON u.id = h.held_by
      WHERE h.creator_id = ${creatorId} AND h.released_at IS NULL ORDER BY h.held_at, h.id`,
  )
}

export async function insertPayoutHold(
  tx: Transaction,
  hold: { creatorId: CreatorId; reason: string; heldBy: UserId; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO creator_payout_holds (id, creator_id, reason, held_by, held_at)
      VALUES (${newId<PayoutHoldId>()}, ${hold.creatorId}, ${hold.reason}, ${hold.heldBy}, ${hold.at})`,
  )
  await noteHolds(tx, hold.creatorId)
}

export async function releasePayoutHold(
  tx: Transaction,
  release: { holdId: PayoutHoldId; creatorId: CreatorId; releasedBy: UserId; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE creator_payout_holds SET released_by = ${release.releasedBy}, released_at = ${release.at}
      WHERE id = ${release.holdId} AND released_at IS NULL`,
  )
  await noteHolds(tx, release.creatorId)
}

/** The state that withdrawals and payouts read. A remaining hold keeps its date. */
async function noteHolds(tx: Transaction, creatorId: CreatorId): Promise<void> {
  await run(
    tx,
    sql`UPDATE creators SET review_hold_at = held.at, review_hold_reason = held.reasons
      FROM (SELECT max(held_at) AS at, string_agg(reason, '” “' ORDER BY held_at, id) AS reasons
        FROM creator_payout_holds WHERE creator_id = ${creatorId} AND released_at IS NULL) held
      WHERE creators.id = ${creatorId}`,
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

/** The payout's creator. */
export async function readTried(
  tx: Transaction,
  payoutId: PayoutId,
): Promise<{ creatorId: CreatorId; userId: UserId }> {
  return await exactlyOne(
    tx,
    sql<{ creatorId: CreatorId; userId: UserId }>`SELECT p.creator_id, c.user_id
      FROM payouts p JOIN creators c ON c.id = p.creator_id WHERE p.id = ${payoutId}`,
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

/** The creator's latest payout, if it failed and was not tried again. */
export async function findLatestFailure(
  tx: Transaction,
  creatorId: CreatorId,
): Promise<PayoutId | undefined> {
  const latest = await firstRow(
    tx,
    sql<{ id: PayoutId; isOpen: boolean }>`SELECT p.id, p.status = 'failed' AND NOT EXISTS (
        SELECT FROM payouts r WHERE r.retries_payout_id = p.id) AS is_open
      FROM payouts p WHERE p.creator_id = ${creatorId}
      ORDER BY p.created_at DESC, p.id DESC LIMIT 1`,
  )
  return latest?.isOpen ? latest.id : undefined
}
