import type { PayoutStatus } from '@permille/contract/enums'
import type { CreatorId, PayoutId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { creatorAccountSql } from '#money/chart-of-accounts.ts'
import {
  directed,
  type Listed,
  newestFirst,
  type PageRequest,
} from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { patternOf, whenSearched } from '#platform/database/search-pattern.ts'
import { plannedForValues, type Statement, sql, when } from '#platform/database/sql.ts'
import {
  holdReason,
  isHeld,
  isHeldItself,
  isRetried,
  laterNumber,
  payoutNumber,
} from './payout-store.ts'

export interface AdminPayoutRow extends Listed {
  readonly id: PayoutId
  readonly number: string
  readonly userId: UserId
  readonly creatorName: string
  readonly creatorHandle: string
  readonly totalCents: Cents
  readonly status: PayoutStatus
  readonly createdAt: Date
  readonly settledAt: Date | null
  readonly transferId: string | null
  readonly destination: string
  readonly callCount: number
  readonly unknownSince: Date | null
  readonly needsAdmin: boolean
  readonly isHeld: boolean
  readonly isHeldItself: boolean
  readonly holdReason: string | null
  readonly isRetried: boolean
  readonly laterNumber: string | null
  readonly retryCents: Cents | null
  readonly paidReference: string | null
  readonly lookedAt: Date | null
  readonly reason: string | null
}

export interface AllPayoutsFilter extends PageRequest {
  readonly status?: PayoutStatus | undefined
  readonly creatorId?: CreatorId | undefined
  readonly search?: string | undefined
  readonly reverse?: '1' | undefined
}

const newest = newestFirst(sql`p.created_at`, sql`p.id`)

/** Every creator's payouts, for an admin; newest first unless reversed. */
export async function listAllPayouts(
  db: Database,
  filter: AllPayoutsFilter,
): Promise<AdminPayoutRow[]> {
  const order = directed(newest, filter.reverse)
  const byStatus = when(filter.status, (status) => sql`AND p.status = ${status}`)
  const byCreator = when(filter.creatorId, (creatorId) => sql`AND p.creator_id = ${creatorId}`)
  const numbered = /^(?:p-)?(\d{1,15})$/i.exec(filter.search ?? '')?.[1] ?? null
  const isNamed = await nameHas(db, filter.search)
  const bySearch = whenSearched(
    filter.search,
    (
      pattern,
    ) => sql`p.number = ${numbered}::bigint OR (' ' || lower(p.id::text || ' ' || coalesce(p.stripe_transfer_id, ''))) LIKE ${pattern}
      OR ${isNamed}`,
  )
  return await manyRows(
    db,
    plannedForValues(
      sql<AdminPayoutRow>`SELECT p.id, ${payoutNumber} AS number, u.id AS user_id, u.display_name AS creator_name,
        c.handle AS creator_handle, p.total_cents, p.status, p.created_at, p.settled_at,
        p.stripe_transfer_id AS transfer_id, p.destination, p.calls_count AS call_count,
        CASE WHEN p.status = 'queued' THEN p.unknown_since END AS unknown_since, p.needs_admin,
        p.status = 'queued' AND ${isHeld} AS is_held,
        ${holdReason} AS hold_reason, p.looked_at, p.reason,
        p.status = 'queued' AND ${isHeldItself} AS is_held_itself, ${isRetried} AS is_retried,
        ${laterNumber} AS later_number,
        CASE WHEN p.status = 'failed' THEN coalesce((SELECT balance_cents FROM ledger_accounts
          WHERE name = ${creatorAccountSql('available', sql<never>`p.creator_id::text`)}), 0) END AS retry_cents,
        p.paid_reference,
        ${order.listedAt}
      FROM payouts p JOIN creators c ON c.id = p.creator_id JOIN users u ON u.id = c.user_id
      WHERE true ${byStatus} ${byCreator} ${bySearch} ${order.after(filter)}
      ${order.cut(filter)}`,
    ),
  )
}

/** More have a common first name: their payouts are then best read in the list's order, where a page fills quickly. */
const namesakesMax = 2000

/** The condition that payout `p` of creator `c` goes to someone whose names or address have the text. */
async function nameHas(db: Database, search: string | undefined): Promise<Statement<never>> {
  const searched = patternOf(search)
  if (searched?.isFindable !== true) return sql`false`
  const { pattern } = searched
  const found = await manyRows(
    db,
    plannedForValues(sql<{ id: CreatorId }>`SELECT k.id FROM person_search q
      JOIN creators k ON k.user_id = q.user_id WHERE q.words LIKE ${pattern} LIMIT ${namesakesMax + 1}`),
  )
  // Written as an expression, so that the planner expects many and not the few that a long pattern suggests.
  if (found.length > namesakesMax)
    return sql`coalesce((SELECT q.words FROM person_search q WHERE q.user_id = c.user_id) LIKE ${pattern}, false)`
  return sql`p.creator_id = ANY(${found.map(({ id }) => id)}::uuid[])`
}
