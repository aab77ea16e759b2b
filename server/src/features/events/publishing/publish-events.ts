import { eventUrl } from '@permille/contract/events/published-event'
import type { Transaction } from '#platform/database/database.ts'
import { invariant } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import type { AnyStored, EventType } from '../event.ts'
import type { EventDeps } from '../event-deps.ts'
import { readEvents } from '../read-events.ts'
import { publications } from './all-publications.ts'
import type { AnyForm, Publication } from './publication.ts'
import { insertPublished, type NewPublished } from './published-event-store.ts'

/** Gives each event that programs may hear of its public form, with the names and words of now. */
export function publishEvents(deps: EventDeps): Promise<void> {
  return readEvents(deps, { name: 'publishing', read: publish })
}

async function publish(tx: Transaction, events: readonly AnyStored[], at: Date): Promise<void> {
  const together = new Map<Publication<EventType>, AnyStored[]>()
  for (const event of events) {
    const publication = publicationOf(event.type)
    if (publication === null) continue
    const others = together.get(publication)
    if (others === undefined) together.set(publication, [event])
    else others.push(event)
  }
  const forms = new Map<number, AnyForm>()
  for (const [publication, ofIt] of together) {
    for (const [seq, form] of await publication.forms(tx, ofIt)) forms.set(seq, form)
  }
  const published = events.flatMap((event) => {
    const form = forms.get(event.seq)
    return form === undefined ? [] : [publishedForm(event, form)]
  })
  await insertPublished(tx, { events: published, at })
}

/**
 * Null for what does not leave the house. Throws for a type that only a newer version beside this one knows: the event
 * waits until that one reads it.
 */
function publicationOf(type: EventType): Publication<EventType> | null {
  const publication = publications[type] as Publication<EventType> | null | undefined
  invariant(publication !== undefined, `no publication of ${type}`)
  return publication
}

/** Whose it is follows from the fact: who acted, and who may see it, is not asked. */
function publishedForm(event: AnyStored, form: AnyForm): NewPublished {
  const { key, at } = event
  const { type, creatorId = null, brandId = event.brandId, objectId = event.objectId } = form
  const about = { id: objectId, ...form.data }
  const { id, ...rest } = about
  const data = { id, url: eventUrl(type, about), ...rest }
  return { id: newId(), key, type, brandId, objectId, creatorId, data, at }
}
