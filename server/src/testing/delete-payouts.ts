import type { DatabaseServer } from '../platform/database/database.ts'
import { run } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'

/** Deletes every payout, which the database refuses to everyone else: for tests that share one. */
export async function deletePayouts(db: DatabaseServer): Promise<void> {
  await db.transaction(async (tx) => {
    await run(tx, sql`ALTER TABLE payouts DISABLE TRIGGER payouts_stay`)
    await run(tx, sql`DELETE FROM payouts`)
    await run(tx, sql`ALTER TABLE payouts ENABLE TRIGGER payouts_stay`)
  })
}
