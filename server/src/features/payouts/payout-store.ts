import type { PayoutStatus } from '@permille/contract/enums'
import type { CreatorId, PayoutId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { arePayoutsStopped } from '../../money/books/payout-stop.ts'
import { type Listed, newestFirst, type PageRequest } from '../../platform/database/after-cursor.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { firstRow, manyRows, run } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import { refusalSentence, settlementSentence, waitingSentence } from './payout.ts'

export interface PayoutRow {
  readonly id: PayoutId
  readonly creatorId: CreatorId
  readonly totalCents: Cents
  readonly status: PayoutStatus
  readonly destination: string
  readonly attempt: number
  /**
   * The number of the last call started: a caller with an earlier number must not record its end.
   */
  readonly callsCount: number
  readonly unknownSince: Date | null
  readonly stripeTransferId: string | null
  readonly reason: string | null
  /** The provider's code of a refusal; null when an admin failed the payout. */
  readonly refusalCode: string | null
  /** The provider's available balance was too low at the last try. */
  readonly waitsForMoney: boolean
  readonly createdAt: Date
}

export const payoutColumns = sql<never>`id, creator_id, total_cents, status, destination, attempt,
  calls_count, unknown_since, stripe_transfer_id, refusal_code, waits_for_money,
  reason, created_at`

export async function findPayout(db: Database, id: PayoutId): Promise<PayoutRow | undefined> {
  return await firstRow(db, sql<PayoutRow>`SELECT ${payoutColumns} FROM payouts WHERE id = ${id}`)
}

/**
 * What a creator sees: never the provider's own words. While a payout waits they may be about our
 * balance; a refusal has a sentence of ours.
 */
export function shownReason(payout: Pick<PayoutRow, ShownBy>): string | null {
  const { status, reason, refusalCode } = payout
  if (status === 'failed') return refusalCode === null ? reason : refusalSentence(refusalCode)
  if (status !== 'queued' || reason === null) return null
  return payout.waitsForMoney ? settlementSentence : waitingSentence
}

type ShownBy = 'status' | 'reason' | 'refusalCode' | 'waitsForMoney'

const payoutOrder = newestFirst(sql`created_at`, sql`id`)

/** Newest first. */
export async function listPayoutsOf(
  db: Database,
  request: PageRequest & { creatorId: CreatorId },
): Promise<(PayoutRow & Listed)[]> {
  const rows = await manyRows(
    db,
    sql<PayoutRow & Listed>`
      SELECT ${payoutColumns}, ${payoutOrder.listedAt} FROM payouts
      WHERE creator_id = ${request.creatorId} ${payoutOrder.after(request)}
      ${payoutOrder.cut(request)}`,
  )
  return rows.map((row) => ({ ...row, reason: shownReason(row) }))
}

/**
 * SQL condition on payout `p`: its creator is suspended, and no admin has sent it since (rules §1).
 * Nothing new is sent then; an earlier call's unknown outcome is still looked up.
 */
export const isHeld = sql<never>`EXISTS (SELECT FROM creators c JOIN users u ON u.id = c.user_id
  WHERE c.id = p.creator_id AND u.suspended_at IS NOT NULL
    AND (p.released_at IS NULL OR p.released_at < u.suspended_at))`

export interface Call extends PayoutRow {
  /** Only look for it at the provider; create nothing. */
  readonly isHeld: boolean
}

/**
 * Takes the right to call the provider for a payout. Undefined while another caller has it, while
 * the books are not vouched for and it was never called for, or while it is held and nothing about
 * it is unknown. The outcome is unknown from here on, so that a process that dies before recording
 * it leaves the truth behind.
 */
export async function beginCall(
  db: Database,
  call: { payoutId: PayoutId; at: Date; until: Date },
): Promise<Call | undefined> {
  return await firstRow(
    db,
    sql<Call>`
      UPDATE payouts p SET calling_until = ${call.until}, calls_count = calls_count + 1,
        first_call_at = coalesce(first_call_at, ${call.at}),
        unknown_since = coalesce(unknown_since, ${call.at})
      WHERE id = ${call.payoutId} AND status = 'queued'
        AND (calling_until IS NULL OR calling_until < ${call.at})
        AND (first_call_at IS NOT NULL OR NOT ${arePayoutsStopped})
        AND (unknown_since IS NOT NULL OR NOT ${isHeld})
      RETURNING ${payoutColumns}, ${isHeld} AS is_held`,
  )
}

/**
 * Records a call's result for a payout that stays queued. `isDefinite` raises the attempt, so that the
 * next key is new. Writes nothing and returns false if another call has begun since: this one has lost its
 * lease.
 */
export async function endCall(
  tx: Transaction,
  call: {
    payoutId: PayoutId
    callNumber: number
    at: Date
    isDefinite: boolean
    reason: string
    needsAdmin: boolean
    waitsForMoney: boolean
  },
): Promise<boolean> {
  const ended = await run(
    tx,
    sql`UPDATE payouts SET calling_until = NULL, attempt = attempt + ${call.isDefinite ? 1 : 0},
        unknown_since = CASE WHEN ${call.isDefinite} THEN NULL
          ELSE coalesce(unknown_since, ${call.at}) END,
        reason = ${call.reason}, needs_admin = ${call.needsAdmin},
        waits_for_money = ${call.waitsForMoney}
      WHERE id = ${call.payoutId} AND status = 'queued' AND calls_count = ${call.callNumber}`,
  )
  return ended === 1
}

/**
 * Ends a look at the provider's list that showed no transfer of a held payout. Returns false like
 * `endCall`.
 */
export async function endLook(
  db: Database,
  look: { payoutId: PayoutId; callNumber: number; at: Date; reason: string },
): Promise<boolean> {
  const ended = await run(
    db,
    sql`UPDATE payouts SET calling_until = NULL, looked_at = ${look.at}, reason = ${look.reason},
        needs_admin = false
      WHERE id = ${look.payoutId} AND status = 'queued' AND calls_count = ${look.callNumber}`,
  )
  return ended === 1
}

/** Queued payouts that the provider's balance was too low for, oldest first. */
export async function listWaitingForMoney(db: Database): Promise<string[]> {
  const rows = await manyRows(
    db,
    sql<{ id: string }>`SELECT id FROM payouts WHERE status = 'queued' AND waits_for_money
      ORDER BY created_at LIMIT 1000`,
  )
  return rows.map((row) => row.id)
}

/** Once an hour is enough for a payout that no one may create a transfer for. */
const heldLookHours = 1

/**
 * Ends the leases of every call. Only for a process that knows it starts alone on its database: the holders
 * are dead, and users need not wait for their leases to lapse.
 */
export async function freeCalls(db: Database): Promise<void> {
  await run(db, sql`UPDATE payouts SET calling_until = NULL WHERE status = 'queued'`)
}

/**
 * Queued payouts that have not been looked up lately: what a crash left behind. A held one only while
 * something about it is unknown, and rarely, so that it delays no other.
 */
export async function findStalePayouts(
  db: Database,
  request: { createdBefore: Date; now: Date },
): Promise<PayoutId[]> {
  const rows = await manyRows(
    db,
    sql<{ id: PayoutId }>`
      SELECT id FROM payouts p WHERE status = 'queued' AND created_at <= ${request.createdBefore}
        AND (calling_until IS NULL OR calling_until < ${request.now})
        AND (NOT ${isHeld} OR (unknown_since IS NOT NULL AND (looked_at IS NULL
          OR looked_at < ${request.now}::timestamptz - ${heldLookHours}::int * interval '1 hour')))
      ORDER BY created_at LIMIT 100`,
  )
  return rows.map((row) => row.id)
}

/**
 * For the comparison with the provider's list: these and everything settled since then, or everything.
 */
export async function listPayoutsToCompare(
  db: Database,
  { ids, since }: { ids: readonly PayoutId[]; since: Date | null },
): Promise<PayoutRow[]> {
  return await manyRows(
    db,
    sql<PayoutRow>`SELECT ${payoutColumns} FROM payouts
      WHERE ${since}::timestamptz IS NULL OR id = ANY(${ids}::uuid[])
        OR (status <> 'queued' AND settled_at >= ${since})
      ORDER BY id`,
  )
}
