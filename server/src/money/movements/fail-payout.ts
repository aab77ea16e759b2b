import type { PayoutId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { creatorAvailable, creatorInTransit } from '../chart-of-accounts.ts'
import { postEntries } from '../ledger.ts'
import { ledgerKey } from '../ledger-events.ts'
import { lockPayout } from './book-transfer.ts'
import { freezeReturned } from './freeze-money.ts'
import { recoverDebts } from './recover-debts.ts'

/**
 * The provider refused for good: the accruals are withdrawable again. Call it only when it is certain
 * that no transfer exists, with the number of the call that established it. Returns false, and changes
 * nothing, if the payout was already settled or another call has begun since.
 */
export async function failPayout(
  tx: Transaction,
  refusal: {
    payoutId: PayoutId
    callNumber: number
    reason: string
    /** The provider's code; null when an admin decided. */
    code: string | null
    at: Date
  },
): Promise<boolean> {
  const payout = await lockPayout(tx, refusal.payoutId)
  if (payout.status !== 'queued' || payout.callsCount !== refusal.callNumber) return false
  await run(
    tx,
    sql`WITH freed AS (
        DELETE FROM payout_accruals WHERE payout_id = ${payout.id} RETURNING accrual_id, accrued_cents
      ), returned AS (
        INSERT INTO accrual_withdrawables (accrual_id, creator_id, accrued_cents)
        SELECT accrual_id, ${payout.creatorId}::uuid, accrued_cents FROM freed
      )
      UPDATE payouts SET status = 'failed', reason = ${refusal.reason}, refusal_code = ${refusal.code},
        settled_at = ${refusal.at}
      WHERE id = ${payout.id}`,
  )
  await postEntries(tx, [
    {
      event: 'payout-failed',
      amountCents: payout.totalCents,
      debit: creatorInTransit(payout.creatorId),
      credit: creatorAvailable(payout.creatorId),
      key: ledgerKey('payout-failed', { payout: payout.id }),
      userId: payout.userId,
      at: refusal.at,
    },
  ])
  await freezeReturned(tx, {
    creatorId: payout.creatorId,
    part: `${payout.id}:fail`,
    at: refusal.at,
  })
  await recoverDebts(tx, { creatorIds: [payout.creatorId], at: refusal.at })
  return true
}
