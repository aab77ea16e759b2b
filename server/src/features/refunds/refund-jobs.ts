import type { RefundId } from '@permille/contract/ids'
import { defineJob } from '#platform/jobs/job.ts'

export const sendRefundJob = defineJob<{ refundId: RefundId }>('send-refund')
