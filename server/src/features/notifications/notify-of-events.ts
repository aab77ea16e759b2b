import { digestKinds, type NotificationKind } from '@permille/contract/notifications/notifications'
import {
  type AnyStored,
  type EventDeps,
  type EventType,
  readEvents,
} from '#features/events/public.ts'
import { addHours } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { invariant } from '#platform/errors/errors.ts'
import { insertNotifications } from './notification-rows-store.ts'
import { type AddressedDraft, addressed } from './recipients.ts'
import { wordings } from './words/all-wordings.ts'
import type { NotificationDraft, Wording } from './words/wording.ts'

/** After a longer outage, nobody is notified of older events. */
const toldHours = 7 * 24
const digestAfterSeconds = 3600

/** Notifies everyone concerned of events that were not read yet; each person is told of each once. */
export function notifyOfEvents(deps: EventDeps): Promise<void> {
  return readEvents(deps, { name: 'notifications', read: notifyOf })
}

async function notifyOf(tx: Transaction, events: readonly AnyStored[], at: Date): Promise<void> {
  const since = addHours(at, -toldHours)
  const drafts = await draftsOf(
    tx,
    events.filter((event) => event.at > since),
    at,
  )
  await storeNotifications(tx, await addressed(tx, drafts), at)
}

/** Call under the reader's lock. */
export function storeNotifications(
  tx: Transaction,
  drafts: readonly AddressedDraft[],
  at: Date,
): Promise<void> {
  return insertNotifications(tx, {
    drafts,
    at,
    mailAfterSeconds,
    mailSince: addHours(at, -24),
    pushSince: addHours(at, -1),
  })
}

/** In the order of the events. Those of one wording read what their sentences need together. */
async function draftsOf(
  tx: Transaction,
  events: readonly AnyStored[],
  at: Date,
): Promise<NotificationDraft[]> {
  const together = new Map<Wording<EventType>, AnyStored[]>()
  for (const event of events) {
    const wording = wordingOf(event.type)
    if (wording === null) continue
    const others = together.get(wording)
    if (others === undefined) together.set(wording, [event])
    else others.push(event)
  }
  const drafts = new Map<number, readonly NotificationDraft[]>()
  for (const [wording, ofWording] of together) {
    for (const [seq, told] of await wording.drafts(tx, ofWording, at)) drafts.set(seq, told)
  }
  return events.flatMap(({ seq }) => drafts.get(seq) ?? [])
}

/**
 * Null for what nobody is notified of. Throws for a type that only a newer version beside this one knows: the event waits
 * until that one reads it.
 */
function wordingOf(type: EventType): Wording<EventType> | null {
  const wording = wordings[type] as Wording<EventType> | null | undefined
  invariant(wording !== undefined, `no wording of ${type}`)
  return wording
}

function mailAfterSeconds(kind: NotificationKind): number {
  return digestKinds.includes(kind) ? digestAfterSeconds : 0
}
