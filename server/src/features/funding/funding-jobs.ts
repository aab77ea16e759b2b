import { defineJob } from '../../platform/jobs/job.ts'

/** Money arrived at a campaign: its posts' outstanding earnings can be paid. */
export const campaignFunded = defineJob<{ campaignId: string }>('campaign-funded')

/** Something the provider told us waits in the inbox. */
export const handleProviderEventJob = defineJob<{ eventId: string }>('handle-provider-event')
