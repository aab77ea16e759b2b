import type { UserId } from '@permille/contract/ids'
import type { Transaction } from '../../platform/database/database.ts'
import { enqueue } from '../../platform/jobs/job.ts'
import { listQueuedOfUser } from './held-payout-store.ts'
import { sendPayoutJob } from './payout-jobs.ts'

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
