import type { RefundStatus } from '@permille/contract/billing/billing'
import type { DiscrepancyId, RefundId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { Database } from '#platform/database/database.ts'
import { firstRow, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** The discrepancy of a payment that no campaign took, if it is in the books. */
export async function findUnmatchedPaymentOf(
  db: Database,
  paymentIntentId: string,
): Promise<DiscrepancyId | undefined> {
  const row = await firstRow(
    db,
    sql<{ id: DiscrepancyId }>`SELECT id FROM book_exceptions
      WHERE subject_kind = 'payment' AND subject_ref = ${paymentIntentId} AND state = 'returned'`,
  )
  return row?.id
}

/** Every refund of a discrepancy's payment, newest first, with the provider's words: for admins. */
export async function listUnmatchedRefunds(db: Database, id: DiscrepancyId) {
  return await manyRows(
    db,
    sql<UnmatchedRefund>`SELECT id, amount_cents AS total_cents, status,
        stripe_refund_id IS NOT NULL AS is_sent, reason, created_at, settled_at
      FROM refunds WHERE exception_id = ${id} ORDER BY created_at DESC, id DESC LIMIT 100`,
  )
}

interface UnmatchedRefund {
  readonly id: RefundId
  readonly totalCents: Cents
  readonly status: RefundStatus
  readonly isSent: boolean
  readonly reason: string | null
  readonly createdAt: Date
  readonly settledAt: Date | null
}
