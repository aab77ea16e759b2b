export { resumeWaitingRefunds } from './resume-refunds.ts'
