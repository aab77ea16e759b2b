import type { PayoutId } from '@permille/contract/ids'
import type { Database } from '#platform/database/database.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import type { TestCreator } from '#testing/test-marketplace.ts'

/** A payout of $10.00, without money behind it. */
export async function insertPayoutRow(
  db: Database,
  given: {
    readonly creator: TestCreator
    readonly status?: 'queued' | 'paid' | 'failed'
    readonly settledAt?: Date
    readonly createdAt?: Date
  },
): Promise<PayoutId> {
  const { creator, status = 'queued', settledAt = new Date(), createdAt = new Date() } = given
  const id = newId<PayoutId>()
  const end = status === 'queued' ? null : settledAt
  await run(
    db,
    sql`INSERT INTO payouts (id, creator_id, total_cents, destination, status, stripe_transfer_id,
        reason, settled_at, created_at)
      VALUES (${id}, ${creator.id}, 1000, 'acct_test', ${status},
        ${status === 'paid' ? `tr_${id}` : null}, ${status === 'failed' ? 'refused' : null}, ${end},
        ${createdAt})`,
  )
  return id
}
