export { createProofEffects } from './accept-proof.ts'
export {
  closeSubmission,
  markPaidAfterCorrection,
  markSubmissionsPaid,
  markSubmissionsUnpaid,
} from './close-submission.ts'
export { lockCampaignsOfOpenPosts } from './closed-store.ts'
export { endNewerSubmission } from './end-newer-submission.ts'
export { endPosts } from './end-posts.ts'
export { approvePostAgain, findReopenRefusal, shareLockPost } from './review/approve-again.ts'
export { fillsCap, takesMoreThanPlaces } from './review/approve-again-store.ts'
export { deadlineSource } from './review/auto-approval-store.ts'
export { SubmissionNotFound } from './review.ts'
export { postTextsErased, submissionApproved, submissionsEnded } from './submission-jobs.ts'
export { isDisputed } from './submit/check-store.ts'
export { createPostReadings, type PostReadings } from './submit/post-readings.ts'
