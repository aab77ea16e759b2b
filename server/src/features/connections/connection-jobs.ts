import type { SocialAccountId } from '@permille/contract/ids'
import { defineJob } from '#platform/jobs/job.ts'

/** What their platform said about their posts is erased too. */
export const accountsErased = defineJob<{ accountIds: SocialAccountId[] }>('accounts-erased')
