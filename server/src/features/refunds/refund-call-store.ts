import type { RefundId } from '@permille/contract/ids'
import { beginProviderCall, isFree, longestUntried } from '#money/provider-calls.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { type RefundRow, refundColumns } from './refund-store.ts'

/** Leases the right to call the provider for a refund that it has not made yet. */
export async function beginRefundCall(
  db: Database,
  { refundId: id, at, until }: { refundId: RefundId; at: Date; until: Date },
): Promise<RefundRow | undefined> {
  const columns = sql<RefundRow>`${refundColumns}`
  return await beginProviderCall(db, 'refund', { id, at, until, may: sql`true`, columns })
}

/** The provider has made it, and the bank has not answered yet. The first id wins. */
export async function noteMade(
  tx: Transaction,
  made: { refundId: RefundId; stripeRefundId: string; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE refunds SET stripe_refund_id = ${made.stripeRefundId}, calling_until = NULL,
        unknown_since = NULL, reason = NULL, needs_admin = false, waits_for_money = false,
        looked_at = ${made.at}
      WHERE id = ${made.refundId} AND status = 'requested'
        AND (stripe_refund_id IS NULL OR stripe_refund_id = ${made.stripeRefundId})`,
  )
}

/** Records a lookup of a refund that the provider has made: whatever the result, the next one waits its interval. */
export async function recordLookup(
  db: Database,
  lookup: { refundId: RefundId; at: Date },
): Promise<void> {
  await run(db, sql`UPDATE refunds SET looked_at = ${lookup.at} WHERE id = ${lookup.refundId}`)
}

/** Banks take days: once an hour is enough for a refund that the provider has made. */
const recheckHours = 1

/** Refunds that no one is sending: left by a crash, a lost job or a lost event. */
export async function findStaleRefunds(
  db: Database,
  request: { createdBefore: Date; now: Date },
): Promise<RefundId[]> {
  const rows = await manyRows(
    db,
    sql<{ id: RefundId }>`
      SELECT id FROM refunds WHERE status = 'requested' AND created_at <= ${request.createdBefore}
        AND ${isFree(request.now)}
        AND (stripe_refund_id IS NULL OR looked_at IS NULL
          OR looked_at < ${request.now}::timestamptz - ${recheckHours}::int * interval '1 hour')
      ORDER BY ${longestUntried('refund')} LIMIT 1000`,
  )
  return rows.map((row) => row.id)
}
