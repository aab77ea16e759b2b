export { bookOutsideRefund } from './book-outside-refund.ts'
export { recoverRefund } from './recover-refund.ts'
export { sendRefundJob } from './refund-jobs.ts'
export { resumeWaitingRefunds } from './resume-refunds.ts'
