import { collectEvents, type EventDeps } from '#features/events/public.ts'
import { notifyOfEvents } from './notify-of-events.ts'

/**
 * Collects what was committed since the last run, and notifies everyone concerned in the same turn. Returns
 * whether there may be more.
 */
export async function collectNotifications(deps: EventDeps): Promise<{ hasMore: boolean }> {
  const collected = await collectEvents(deps)
  await notifyOfEvents(deps)
  return collected
}
