export { createProofEffects, submissionsEnded } from './accept-proof.ts'
export {
  lockSubmission,
  markPaidAfterCorrection,
  markSubmissionsPaid,
} from './lock-submission.ts'
export { submissionApproved } from './review/approve-submission.ts'
export { createPostReadings } from './submit/post-readings.ts'
export { defaultRiskThresholds } from './submit/risk.ts'
