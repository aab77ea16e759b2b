import { collectEvents, type EventDeps, publishEvents } from '#features/events/public.ts'
import { notifyOfEvents } from './notify-of-events.ts'

/**
 * Collects what was committed since the last run; in the same turn notifies everyone concerned and publishes it for
 * programs, each whether or not the other fails. Returns whether there may be more.
 */
export async function collectNotifications(deps: EventDeps): Promise<{ hasMore: boolean }> {
  const collected = await collectEvents(deps)
  try {
    await notifyOfEvents(deps)
  } finally {
    await publishEvents(deps)
  }
  return collected
}
