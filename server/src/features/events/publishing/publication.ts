import type { PublicEventType } from '@permille/contract/events/event-types'
import type { EventData } from '@permille/contract/events/published-event'
import type { BrandId, CreatorId } from '@permille/contract/ids'
import type { Database } from '#platform/database/database.ts'
import type { Sendable } from '#platform/http/calls/route.ts'
import type { EventObject, EventType, StoredEvent } from '../event.ts'

/** What a program reads of an event, beside its object's id and address. */
export interface PublicForm<Type extends PublicEventType> {
  readonly type: Type
  readonly data: Sendable<Omit<EventData<Type>, 'id' | 'url'>>
  /** Whose name is in it. */
  readonly creatorId?: CreatorId
  /** Whose it is, where the event itself is one person's. */
  readonly brandId?: BrandId
  /** What it is about, where that is not the event's object. */
  readonly objectId?: EventObject
}
export type AnyForm = { readonly [Type in PublicEventType]: PublicForm<Type> }[PublicEventType]

/** The public form of each event, by its `seq`; none of what does not leave the house. */
export interface Publication<Type extends EventType> {
  forms(db: Database, events: readonly StoredEvent<Type>[]): Promise<ReadonlyMap<number, AnyForm>>
}

/** What is said outside of events whose facts are read together, by an id of each; of one whose facts are gone, nothing. */
export function publication<Type extends EventType, Id extends string, Facts>(of: {
  id(event: StoredEvent<Type>): Id
  facts(db: Database, ids: readonly Id[]): Promise<readonly (Facts & { readonly id: Id })[]>
  form(event: StoredEvent<Type>, facts: Facts): AnyForm | undefined
}): Publication<Type> {
  return {
    forms: async (db, events) => {
      const ids = [...new Set(events.map(of.id))]
      const found = new Map((await of.facts(db, ids)).map((row) => [row.id, row]))
      return new Map(
        events.flatMap((event) => {
          const facts = found.get(of.id(event))
          const form = facts === undefined ? undefined : of.form(event, facts)
          return form === undefined ? [] : [[event.seq, form] as const]
        }),
      )
    },
  }
}

/** Of events that have all that is said of them. */
export function plainPublication<Type extends EventType>(
  form: (event: StoredEvent<Type>) => AnyForm,
): Publication<Type> {
  return {
    forms: (_, events) => Promise.resolve(new Map(events.map((each) => [each.seq, form(each)]))),
  }
}
