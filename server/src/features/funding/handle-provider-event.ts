import { addSeconds } from '#platform/clock.ts'
import { enqueue } from '#platform/jobs/job.ts'
import type { ProviderEventDeps } from './funding-deps.ts'
import { handleProviderEventJob } from './funding-jobs.ts'
import { type EventOutcome, findHandler, nextPollAt, type StoredEvent } from './provider-event.ts'
import { closeEvent, deferEvent, findEvent, listStuckEvents } from './provider-event-store.ts'

/**
 * Handles one stored event; running twice, even at once, changes nothing more. A handler that
 * throws leaves the event open, and the queue retries it.
 */
export async function handleProviderEvent(deps: ProviderEventDeps, eventId: string): Promise<void> {
  const event = await findEvent(deps.database, eventId)
  if (event === undefined || event.processedAt !== null) return
  const result = await dispatch(deps, event)
  if (result.kind === 'unknown') await waitForObject(deps, event)
  else await close(deps, eventId, result.outcome)
}

async function dispatch(deps: ProviderEventDeps, event: StoredEvent): Promise<EventOutcome> {
  const handler = findHandler(deps.handlers, event.type)
  if (handler !== undefined) return await handler(event)
  deps.log.warn({ eventId: event.id, type: event.type }, 'an event that nothing handles or ignores')
  return { kind: 'done', outcome: 'unexpected' }
}

async function waitForObject(deps: ProviderEventDeps, event: StoredEvent): Promise<void> {
  const until = nextPollAt(event, deps.clock.now())
  if (until === null) {
    deps.log.warn({ eventId: event.id, type: event.type }, 'an event names an unknown object')
    await close(deps, event.id, 'unknown')
    return
  }
  await deps.database.transaction(async (tx) => {
    await deferEvent(tx, { eventId: event.id, until })
    const payload = { eventId: event.id }
    await enqueue(tx, handleProviderEventJob, { payload, runAt: until, key: `event:${event.id}` })
  })
}

function close(deps: ProviderEventDeps, eventId: string, outcome: string): Promise<void> {
  return closeEvent(deps.database, { eventId, outcome, at: deps.clock.now() })
}

/** Long enough for the queue's own retries while a provider is down. */
const stuckSeconds = 600

/** Requeues events whose job was lost or gave up. */
export async function requeueStuckEvents(
  deps: Pick<ProviderEventDeps, 'database' | 'clock'>,
): Promise<void> {
  const before = addSeconds(deps.clock.now(), -stuckSeconds)
  const limits = { receivedBefore: before, deferredBefore: before }
  for (const eventId of await listStuckEvents(deps.database, limits)) {
    await deps.database.transaction((tx) =>
      enqueue(tx, handleProviderEventJob, { payload: { eventId }, key: `event:${eventId}` }),
    )
  }
}
