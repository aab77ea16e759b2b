import { enqueue } from '#platform/jobs/job.ts'
import type { FundingOutcomeDeps } from './funding-deps.ts'
import { handleProviderEventJob } from './funding-jobs.ts'
import { insertEvent } from './provider-event-store.ts'

/**
 * Stores a genuine event once, with the job that handles it. Throws `Rejected` for an invalid
 * signature; any other error means that the event is not stored and must be sent again.
 */
export async function receiveProviderEvent(
  deps: Pick<FundingOutcomeDeps, 'database' | 'provider' | 'clock'>,
  request: { rawBody: Buffer; signature: string },
): Promise<'new' | 'repeated'> {
  const event = deps.provider.readWebhook(request)
  return await deps.database.transaction(async (tx) => {
    const isNew = await insertEvent(tx, event, deps.clock.now())
    if (!isNew) return 'repeated'
    const payload = { eventId: event.id }
    await enqueue(tx, handleProviderEventJob, { payload, key: `event:${event.id}` })
    return 'new'
  })
}
