import type { BrandId, UserId } from '@permille/contract/ids'
import { defineMailJob } from '#platform/jobs/job.ts'

/** Someone who left a brand, or lost a right in it, may have set up what goes on. Notifications mails it to the owner. */
export const leftBehind = defineMailJob<{ brandId: BrandId; userId: UserId }>('left-behind')
