import type { CampaignId, FundingId } from '@permille/contract/ids'
import { defineJob } from '#platform/jobs/job.ts'

/** Money arrived at a campaign: its posts' outstanding earnings can be paid. */
export const campaignFunded = defineJob<{ campaignId: CampaignId }>('campaign-funded')

/** A card was charged, so the provider holds more than it did when its balance was last read. */
export const fundingBooked = defineJob<{ fundingId: FundingId }>('funding-booked', 3)

/** A provider event is waiting in the inbox. */
export const handleProviderEventJob = defineJob<{ eventId: string }>('handle-provider-event')
