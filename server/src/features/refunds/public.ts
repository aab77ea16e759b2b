export { freeRefundCalls } from './refund-store.ts'
export { resumeWaitingRefunds } from './resume-refunds.ts'
