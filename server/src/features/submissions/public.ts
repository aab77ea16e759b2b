export { submissionApproved } from './approve-submission.ts'
export { lockSubmission, markSubmissionsPaid } from './lock-submission.ts'
export { createPostReadings } from './post-readings.ts'
export { defaultRiskThresholds } from './risk.ts'
