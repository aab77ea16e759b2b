import { defineJob } from '../../platform/jobs/job.ts'

/** Tracking begins on it. */
export const submissionApproved = defineJob<{ submissionId: string }>('submission-approved')

/** Tracking of them ends. */
export const submissionsEnded = defineJob<{ submissionIds: string[] }>('submissions-ended')
