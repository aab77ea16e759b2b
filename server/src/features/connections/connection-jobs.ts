import type { SocialAccountId } from '@permille/contract/ids'
import { defineJob } from '#platform/jobs/job.ts'

/** The platform's data about their posts is erased too. */
export const accountsErased = defineJob<{ accountIds: SocialAccountId[] }>('accounts-erased')
