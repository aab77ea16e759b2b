import type { CampaignId } from '@permille/contract/ids'
import { defineJob } from '../../platform/jobs/job.ts'

/** Money arrived at a campaign: its posts' outstanding earnings can be paid. */
export const campaignFunded = defineJob<{ campaignId: CampaignId }>('campaign-funded')

/** A provider event is waiting in the inbox. */
export const handleProviderEventJob = defineJob<{ eventId: string }>('handle-provider-event')
