export { createProofEffects } from './accept-proof.ts'
export {
  closeSubmission,
  markPaidAfterCorrection,
  markSubmissionsPaid,
  markSubmissionsUnpaid,
} from './close-submission.ts'
export { submissionApproved, submissionsEnded } from './submission-jobs.ts'
export { createPostReadings, type PostReadings } from './submit/post-readings.ts'
