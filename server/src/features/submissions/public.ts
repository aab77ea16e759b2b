export { createProofEffects, submissionsEnded } from './accept-proof.ts'
export { submissionApproved } from './approve-submission.ts'
export {
  lockSubmission,
  markPaidAfterCorrection,
  markSubmissionsPaid,
} from './lock-submission.ts'
export { createPostReadings } from './post-readings.ts'
export { defaultRiskThresholds } from './risk.ts'
