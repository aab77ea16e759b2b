import type { SocialAccountId, SubmissionId } from '@permille/contract/ids'
import { defineJob } from '#platform/jobs/job.ts'

/** Its tracking starts. */
export const submissionApproved = defineJob<{ submissionId: SubmissionId }>('submission-approved')

/** An approval can no longer be undone. */
export const finishApproval = defineJob<{ submissionId: SubmissionId }>('finish-approval')

/** Their tracking ends. */
export const submissionsEnded = defineJob<{ submissionIds: SubmissionId[] }>('submissions-ended')

/** The texts of these accounts' posts are gone. */
export const postTextsErased = defineJob<{ accountIds: readonly SocialAccountId[] }>(
  'post-texts-erased',
)
