import type { DiscrepancyId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import type { DatabaseServer } from '#platform/database/database.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { makeAdmin } from '#testing/test-users.ts'
import { takeInUnmatchedPayment } from '../movements/unmatched/take-in-unmatched.ts'

/** A payment of $50.00 that no campaign took, in the books, and nothing asked back of it. */
export async function makeUnmatchedPayment(db: DatabaseServer) {
  const { userId: adminUserId } = await makeAdmin(db)
  const exceptionId = newId<DiscrepancyId>()
  const paymentIntentId = `pi_${newId()}`
  await run(
    db,
    sql`INSERT INTO book_exceptions (id, subject_kind, subject_ref, provider_cents, ledger_cents,
        state, owner_id, found_at, ended_at)
      VALUES (${exceptionId}, 'payment', ${paymentIntentId}, 5000, 0, 'returned', ${adminUserId},
        now(), now())`,
  )
  const stray = { paymentIntentId, amountCents: toCents(5000), userId: adminUserId, at: new Date() }
  await db.transaction((tx) => takeInUnmatchedPayment(tx, stray))
  return { exceptionId, paymentIntentId }
}
