import type { DiscrepancyId, RefundId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import {
  readUnmatchedLeft,
  reserveUnmatchedRefund,
} from '#money/movements/unmatched/take-in-unmatched.ts'
import { addSeconds } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { newId } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { sendRefundJob } from './refund-jobs.ts'

/**
 * Refunds what is left of an unmatched payment to its card; a job sends it after this commits. Null if nothing
 * is left. The caller must have locked the discrepancy.
 */
export async function requestUnmatchedRefund(
  tx: Transaction,
  request: {
    exceptionId: DiscrepancyId
    at: Date
  },
): Promise<{ id: RefundId; amountCents: Cents } | null> {
  const amountCents = await readUnmatchedLeft(tx, request.exceptionId)
  if (amountCents === 0) return null
  const id = newId<RefundId>()
  await reserveUnmatchedRefund(tx, { ...request, id, amountCents })
  await enqueue(tx, sendRefundJob, {
    payload: { refundId: id },
    // The request itself tries first; the job is for when it cannot.
    runAt: addSeconds(request.at, 2),
    key: `send-refund:${id}`,
  })
  return { id, amountCents }
}
