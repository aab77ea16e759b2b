export { createProofEffects } from './accept-proof.ts'
export {
  lockSubmission,
  markPaidAfterCorrection,
  markSubmissionsPaid,
} from './lock-submission.ts'
export { submissionApproved, submissionsEnded } from './submission-jobs.ts'
export { createPostReadings } from './submit/post-readings.ts'
export { defaultRiskThresholds } from './submit/risk.ts'
