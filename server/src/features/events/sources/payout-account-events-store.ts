import type { CreatorId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { AuditId } from '#features/accounts/public.ts'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { Span } from './event-source.ts'
import { withoutEvent } from './without-event-store.ts'

export interface PayoutAccountChange {
  readonly key: string
  readonly at: Date
  readonly auditId: AuditId
  readonly creatorId: CreatorId
  readonly action:
    | 'payout_account.connect'
    | 'payout_account.change-bank'
    | 'payout_account.bank-returned'
    | 'payout_account.disconnected'
  /** ISO code; null for an account that is no longer connected. */
  readonly country: string | null
  /** An ISO 8601 instant; null if withdrawals do not wait. */
  readonly heldUntil: string | null
  /** What the bank sent back; null if nothing, or in another currency than ours. */
  readonly returnedCents: Cents | null
  readonly userId: UserId
}

/** What happened to where a creator's money goes; of an account that may have been a stranger's, the notice of the proof tells. */
export async function listPayoutAccountChanges(
  db: Database,
  span: Span,
): Promise<PayoutAccountChange[]> {
  const key = sql<never>`'payout-account:' || e.id`
  return await manyRows(
    db,
    sql<PayoutAccountChange>`SELECT ${key} AS key, e.at, e.id AS audit_id, c.id AS creator_id,
        e.action, e.after->>'country' AS country, e.after->>'heldUntil' AS held_until,
        (e.after->>'returnedCents')::bigint AS returned_cents, c.user_id
      FROM audit_log e JOIN creators c ON c.id = e.object_id
      WHERE ${withoutEvent(span, { at: sql`e.at`, key })} AND e.action IN ('payout_account.connect',
        'payout_account.change-bank', 'payout_account.bank-returned', 'payout_account.disconnected')
        AND NOT coalesce((e.after->>'isFormer')::boolean, false)
      ORDER BY e.at, e.id LIMIT ${span.rowsMax}`,
  )
}
