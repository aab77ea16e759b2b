import type { CampaignId } from '@permille/contract/ids'
import { defineJob } from '#platform/jobs/job.ts'

/** A campaign accepts no more money: its unpaid payments are cancelled. */
export const paymentsUnwanted = defineJob<{ campaignId: CampaignId }>('payments-unwanted')

/** A campaign ended: its pending submissions must be decided, and its approved ones lock soon. */
export const campaignCompleted = defineJob<{ campaignId: CampaignId }>('campaign-completed')
