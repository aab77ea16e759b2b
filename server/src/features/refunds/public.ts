export { recoverRefund } from './recover-refund.ts'
export { resumeWaitingRefunds } from './resume-refunds.ts'
