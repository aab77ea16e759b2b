import type { UserId } from '@permille/contract/ids'
import { addHours } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/**
 * After a change of credentials or of the payout account, the creator's withdrawals are delayed, so that the
 * owner learns of the change first (rules §4). Only creators withdraw.
 */
export async function holdPayouts(
  tx: Transaction,
  { userId, hours, at }: { userId: UserId; hours: number; at: Date },
): Promise<void> {
  if (hours === 0) return
  await run(
    tx,
    sql`UPDATE creators SET payouts_held_until = greatest(payouts_held_until, ${addHours(at, hours)})
      WHERE user_id = ${userId}`,
  )
}
