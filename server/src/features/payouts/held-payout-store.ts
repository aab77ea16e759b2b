import type { PayoutStatus } from '@permille/contract/enums'
import type { PayoutId, UserId } from '@permille/contract/ids'
import { isHistoryLost } from '#money/books/payout-stop.ts'
import { lockRow, lockRows } from '#money/locks.ts'
import type { Transaction } from '#platform/database/database.ts'
import { exactlyOne, firstRow, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import {
  type Call,
  heldSince,
  isHeld,
  isHeldItself,
  isRetried,
  laterNumber,
  payoutColumns,
} from './payout-store.ts'

export interface HeldPayout {
  readonly status: PayoutStatus
  readonly isHeld: boolean
  /** Whether it has a hold of its own, and why. */
  readonly isHeldItself: boolean
  readonly heldReason: string | null
  /** Since when, whatever holds it. */
  readonly heldSince: Date | null
  readonly callingUntil: Date | null
  readonly firstCallAt: Date | null
  readonly unknownSince: Date | null
  /** After a restore: calls may have been made that the row does not record. */
  readonly isHistoryLost: boolean
  /** It failed, and was requested again. */
  readonly isRetried: boolean
  /** It failed, and this payout took what was available since. */
  readonly laterNumber: string | null
}

/** Locks the payout, after its creator. */
export async function lockHeld(
  tx: Transaction,
  payoutId: PayoutId,
): Promise<HeldPayout | undefined> {
  await lockRows(tx, 'creator', sql`SELECT creator_id FROM payouts WHERE id = ${payoutId}`)
  await lockRow(tx, 'payout', payoutId)
  return await firstRow(
    tx,
    sql<HeldPayout>`SELECT p.status, ${isHeld} AS is_held,
        ${isHeldItself} AS is_held_itself, p.held_reason,
        ${heldSince} AS held_since, p.calling_until, p.first_call_at, p.unknown_since,
        ${isHistoryLost} AS is_history_lost, ${isRetried} AS is_retried,
        ${laterNumber} AS later_number
      FROM payouts p JOIN creators c ON c.id = p.creator_id JOIN users u ON u.id = c.user_id
      WHERE p.id = ${payoutId}`,
  )
}

/** For the current holds, whatever the clocks of two processes show. */
export async function markReleased(
  tx: Transaction,
  released: { payoutId: PayoutId; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE payouts p SET released_at = greatest(${released.at}::timestamptz, ${heldSince})
      FROM creators c JOIN users u ON u.id = c.user_id
      WHERE c.id = p.creator_id AND p.id = ${released.payoutId}`,
  )
}

/** Leases the right to read the provider's list; no outcome becomes unknown because of it. */
export async function leaseHeld(
  tx: Transaction,
  lease: { payoutId: PayoutId; until: Date },
): Promise<Call> {
  return await exactlyOne(
    tx,
    sql<Call>`UPDATE payouts SET calling_until = ${lease.until}, calls_count = calls_count + 1
      WHERE id = ${lease.payoutId} RETURNING ${payoutColumns}, true AS is_held`,
  )
}

/** The lookup decided nothing: ends its lease, so that the next caller can start. */
export async function freeLease(
  tx: Transaction,
  lease: { payoutId: PayoutId; callNumber: number },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE payouts SET calling_until = NULL
      WHERE id = ${lease.payoutId} AND calls_count = ${lease.callNumber}`,
  )
}

/** The payouts that a restoration releases. */
export async function listQueuedOfUser(tx: Transaction, userId: UserId): Promise<PayoutId[]> {
  const rows = await manyRows(
    tx,
    sql<{ id: PayoutId }>`SELECT p.id FROM payouts p JOIN creators c ON c.id = p.creator_id
      WHERE c.user_id = ${userId} AND p.status = 'queued'`,
  )
  return rows.map((row) => row.id)
}
