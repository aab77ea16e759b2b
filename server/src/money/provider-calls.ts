import type { PayoutId, RefundId } from '@permille/contract/ids'
import type { Database, Transaction } from '../platform/database/database.ts'
import { firstRow, manyRows, run } from '../platform/database/query.ts'
import { type Statement, sql } from '../platform/database/sql.ts'
import { arePayoutsStopped, isHistoryWhole, underWayFor } from './books/payout-stop.ts'
import type { CallEnd } from './send-once.ts'

/**
 * Rows that each stand for one object to be made at the provider; while `isOpen`, it is still to be
 * made. All share the columns of the fence: `calling_until` is the lease, `calls_count` the number
 * of the last call started, `last_call_at` its time, `attempt` a part of the idempotency key.
 */
const fenced = {
  payout: { rows: sql<never>`payouts p`, isOpen: sql<never>`status = 'queued'` },
  refund: {
    rows: sql<never>`refunds r`,
    isOpen: sql<never>`status = 'requested' AND stripe_refund_id IS NULL`,
  },
} as const satisfies Record<
  FencedKind,
  { readonly rows: Statement<never>; readonly isOpen: Statement<never> }
>

interface FencedIds {
  readonly payout: PayoutId
  readonly refund: RefundId
}

export type FencedKind = keyof FencedIds

const kinds = Object.keys(fenced) as FencedKind[]

/** SQL condition: no one has the lease. A lease includes its last moment. */
export function isFree(at: Date): Statement<never> {
  return sql`(calling_until IS NULL OR calling_until < ${at})`
}

/**
 * SQL order of a batch: tried longest ago first, so that rows that fail each time delay no other. Those
 * that may not be called now come last.
 */
export function longestUntried(kind: FencedKind): Statement<never> {
  const isBarred = sql`${fenced[kind].isOpen} AND first_call_at IS NULL AND ${arePayoutsStopped}`
  return sql`(${isBarred}), coalesce(greatest(last_call_at, looked_at), created_at), id`
}

/** SQL condition: the object is still to be made, and this call is the last that began. */
export function isOwnCall<Kind extends FencedKind>(
  kind: Kind,
  call: { readonly id: FencedIds[Kind]; readonly callNumber: number },
): Statement<never> {
  return sql`id = ${call.id} AND ${fenced[kind].isOpen} AND calls_count = ${call.callNumber}`
}

/**
 * Leases the right to call the provider. Returns undefined while another caller has it, after a restore or on another
 * database server until lost history is recovered, for a first call while no run vouches for the books, and unless `may` holds. Marks
 * the outcome as unknown first, so that it stays marked if the process dies before recording it.
 */
export async function beginProviderCall<Kind extends FencedKind, Row>(
  db: Database,
  kind: Kind,
  call: {
    readonly id: FencedIds[Kind]
    readonly at: Date
    readonly until: Date
    readonly may: Statement<never>
    readonly columns: Statement<Row>
  },
): Promise<Row | undefined> {
  const { rows, isOpen } = fenced[kind]
  return await firstRow(
    db,
    sql<Row>`
      UPDATE ${rows} SET calling_until = ${call.until}, calls_count = calls_count + 1,
        first_call_at = coalesce(first_call_at, ${call.at}), last_call_at = ${call.at},
        unknown_since = coalesce(unknown_since, ${call.at})
      WHERE id = ${call.id} AND ${isOpen} AND ${isFree(call.at)}
        AND ${isHistoryWhole} AND (first_call_at IS NOT NULL OR NOT ${arePayoutsStopped})
        AND ${call.may}
      RETURNING ${call.columns}`,
  )
}

/**
 * Records the result of a call for an object that is still to be made. `isDefinite` raises the attempt, so that the
 * next key is new. Writes nothing and returns false if another call has begun since: this one has lost its lease.
 */
export async function endProviderCall<Kind extends FencedKind>(
  tx: Transaction,
  kind: Kind,
  call: CallEnd & {
    readonly id: FencedIds[Kind]
    readonly callNumber: number
    readonly at: Date
  },
): Promise<boolean> {
  const { needsAdmin = false, waitsForMoney = false } = call
  const ended = await run(
    tx,
    sql`UPDATE ${fenced[kind].rows} SET calling_until = NULL,
        attempt = attempt + ${call.isDefinite ? 1 : 0},
        unknown_since = CASE WHEN ${call.isDefinite} THEN NULL
          ELSE coalesce(unknown_since, ${call.at}) END,
        reason = ${call.reason}, needs_admin = ${needsAdmin},
        waits_for_money = ${waitsForMoney}
      WHERE ${isOwnCall(kind, call)}`,
  )
  return ended === 1
}

/**
 * Ends the leases of every call. Only for a process that knows it starts alone on its database: the holders
 * are dead, and users need not wait for their leases to lapse.
 */
export async function freeProviderCalls(db: Database): Promise<void> {
  for (const kind of kinds) {
    const { rows, isOpen } = fenced[kind]
    await run(db, sql`UPDATE ${rows} SET calling_until = NULL WHERE ${isOpen}`)
  }
}

/**
 * Objects still to be made for which the provider's balance was too low at the last try, and which `may` be
 * called for: the one tried longest ago first.
 */
export async function listWaitingForMoney<Kind extends FencedKind>(
  db: Database,
  kind: Kind,
  { may = sql`true`, countMax = 1000 }: { may?: Statement<never>; countMax?: number } = {},
): Promise<FencedIds[Kind][]> {
  const { rows, isOpen } = fenced[kind]
  const waiting = await manyRows(
    db,
    sql<{
      id: FencedIds[Kind]
    }>`SELECT id FROM ${rows} WHERE ${isOpen} AND waits_for_money AND ${may}
      ORDER BY ${longestUntried(kind)} LIMIT ${countMax}`,
  )
  return waiting.map(({ id }) => id)
}

/**
 * SQL query: when the oldest object was requested that could be made and is not. One that waits for money could not,
 * unless a later call ended without a result. While payouts are stopped, none could.
 */
export function oldestUnmade(
  kind: FencedKind,
  may: Statement<never> = sql`true`,
): Statement<never> {
  const { rows, isOpen } = fenced[kind]
  const waits = sql<never>`waits_for_money
    AND (unknown_since IS NULL OR unknown_since > now() - ${underWayFor})`
  return sql`SELECT min(created_at) FROM ${rows}
    WHERE ${isOpen} AND NOT (${waits}) AND NOT ${arePayoutsStopped} AND ${may}`
}
