import type { PayoutStatus } from '@permille/contract/enums'
import type { Database } from '../../platform/database/database.ts'
import { manyRows } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import type { PageEnd } from '../../platform/http/calls/cursor.ts'
import { isHeld } from './payout-store.ts'

export interface AdminPayoutRow {
  readonly id: string
  readonly userId: string
  readonly creatorName: string
  readonly creatorHandle: string
  readonly totalCents: number
  readonly status: PayoutStatus
  readonly createdAt: Date
  readonly settledAt: Date | null
  readonly transferId: string | null
  readonly destination: string
  readonly callCount: number
  readonly unknownSince: Date | null
  readonly needsAdmin: boolean
  readonly isHeld: boolean
  readonly lookedAt: Date | null
  readonly reason: string | null
  readonly place: string
}

export interface AllPayoutsFilter {
  readonly status: PayoutStatus | null
  readonly creatorId: string | null
  /** A LIKE pattern, or null. */
  readonly pattern: string | null
  readonly after: PageEnd | undefined
  readonly limit: number
}

/** Every creator's payouts, for an admin; newest first, one row more than the page. */
export function listAllPayouts(db: Database, filter: AllPayoutsFilter): Promise<AdminPayoutRow[]> {
  const { status, creatorId, pattern, after } = filter
  return manyRows(
    db,
    sql<AdminPayoutRow>`SELECT p.id, u.id AS user_id, u.display_name AS creator_name,
        c.handle AS creator_handle, p.total_cents, p.status, p.created_at, p.settled_at,
        p.stripe_transfer_id AS transfer_id, p.destination, p.calls_count AS call_count,
        CASE WHEN p.status = 'queued' THEN p.unknown_since END AS unknown_since, p.needs_admin,
        p.status = 'queued' AND ${isHeld} AS is_held, p.looked_at, p.reason,
        p.created_at::text AS place
      FROM payouts p JOIN creators c ON c.id = p.creator_id JOIN users u ON u.id = c.user_id
      WHERE (${status}::payout_status IS NULL OR p.status = ${status})
        AND (${creatorId}::uuid IS NULL OR p.creator_id = ${creatorId})
        AND (${pattern}::text IS NULL OR u.display_name ILIKE ${pattern}
          OR c.handle ILIKE ${pattern} OR p.stripe_transfer_id ILIKE ${pattern}
          OR p.id::text ILIKE ${pattern})
        AND (${after?.at ?? null}::timestamptz IS NULL
          OR (p.created_at, p.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
      ORDER BY p.created_at DESC, p.id DESC LIMIT ${filter.limit + 1}`,
  )
}
