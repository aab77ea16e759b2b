import { handleJob, type JobHandler } from '#platform/jobs/job-runner.ts'
import type { RefundDeps } from './refund-deps.ts'
import { sendRefundJob } from './refund-jobs.ts'
import { sendRefund } from './send-refund.ts'

export function refundHandlers(deps: RefundDeps): JobHandler[] {
  return [handleJob(sendRefundJob, ({ refundId }) => sendRefund(deps, refundId))]
}
