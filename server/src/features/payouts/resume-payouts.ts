import type { UserId } from '@permille/contract/ids'
import { listWaitingForMoney } from '#money/provider-calls.ts'
import type { Transaction } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { listQueuedOfUser } from './held-payout-store.ts'
import { sendPayoutJob } from './payout-jobs.ts'
import { mayBeCalled } from './payout-store.ts'

/** Sends the payouts that were delayed for money at the provider. Returns how many. */
export async function resumeWaitingPayouts(tx: Transaction, at: Date): Promise<number> {
  const waiting = await listWaitingForMoney(tx, 'payout', { may: mayBeCalled })
  for (const payoutId of waiting) {
    await enqueue(tx, sendPayoutJob, {
      payload: { payoutId },
      runAt: at,
      key: `send-payout:${payoutId}`,
    })
  }
  return waiting.length
}

/** Continues a restored creator's queued payout at once. */
export async function resumePayouts(
  tx: Transaction,
  restored: { userId: UserId; at: Date },
): Promise<void> {
  for (const payoutId of await listQueuedOfUser(tx, restored.userId)) {
    await enqueue(tx, sendPayoutJob, {
      payload: { payoutId },
      runAt: restored.at,
      key: `send-payout:${payoutId}`,
    })
  }
}
