export { recoverRefund } from './recover-refund.ts'
export { sendRefundJob } from './refund-jobs.ts'
export { resumeWaitingRefunds } from './resume-refunds.ts'
