import { listWaitingForMoney } from '#money/provider-calls.ts'
import type { Transaction } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { sendRefundJob } from './refund-jobs.ts'

/** Sends the refunds that were delayed for money at the provider. Returns how many. */
export async function resumeWaitingRefunds(tx: Transaction, at: Date): Promise<number> {
  const waiting = await listWaitingForMoney(tx, 'refund')
  for (const refundId of waiting) {
    await enqueue(tx, sendRefundJob, {
      payload: { refundId },
      runAt: at,
      key: `send-refund:${refundId}`,
    })
  }
  return waiting.length
}
