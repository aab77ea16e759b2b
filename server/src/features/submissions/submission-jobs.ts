import { defineJob } from '../../platform/jobs/job.ts'

/** Its tracking starts. */
export const submissionApproved = defineJob<{ submissionId: string }>('submission-approved')

/** Their tracking ends. */
export const submissionsEnded = defineJob<{ submissionIds: string[] }>('submissions-ended')
