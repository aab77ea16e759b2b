import type { BrandId, UserId } from '@permille/contract/ids'
import { isolate } from '@permille/contract/input/isolate'
import type { NotificationKind } from '@permille/contract/notifications/notifications'
import type { EventType, StoredEvent } from '#features/events/public.ts'
import type { Database } from '#platform/database/database.ts'
import { invariant } from '#platform/errors/errors.ts'

/** Whom something is told: whoever works for a brand, one person, or every admin. */
export type Recipient = { readonly brandId: BrandId } | { readonly userId: UserId } | 'admins'

/** One person is told one thing, once: (`key`, person) is unique. */
export interface NotificationDraft {
  readonly to: Recipient
  /** What happened, as "post:{seq}"; the same for everyone it concerns. */
  readonly key: string
  readonly kind: NotificationKind
  readonly title: string
  readonly text: string
  /** Where to look at it. */
  readonly path: string
  readonly at: Date
}

/** What a notification says. */
export type Words = Pick<NotificationDraft, 'title' | 'text'>

/** An event with what its body says beside it. */
export type Told<Type extends EventType> = Omit<StoredEvent<Type>, 'body'> &
  StoredEvent<Type>['body']

/** What each event says to whom, by its `seq`. */
export interface Wording<Type extends EventType> {
  drafts(
    db: Database,
    events: readonly StoredEvent<Type>[],
    now: Date,
  ): Promise<ReadonlyMap<number, readonly NotificationDraft[]>>
}

/** Names and words that events do not have, by `seq`. */
type ReadFacts<Type extends EventType, Facts> = (
  db: Database,
  events: readonly StoredEvent<Type>[],
  now: Date,
) => Promise<ReadonlyMap<number, Facts>>

/** A wording of events that have all of its facts. */
export function plainWording<Type extends EventType>(
  draft: (told: Told<Type>) => readonly NotificationDraft[],
): Wording<Type> {
  const facts = async (_: Database, events: readonly StoredEvent<Type>[]) =>
    new Map(events.map(({ seq }) => [seq, {}]))
  return wording({ facts, draft })
}

/** A wording of events with facts; one whose facts are gone is told nobody. */
export function wording<Type extends EventType, Facts extends object>(of: {
  facts: ReadFacts<Type, Facts>
  draft(told: Told<Type> & Facts): readonly NotificationDraft[]
}): Wording<Type> {
  return {
    drafts: async (db, events, now) => {
      const facts = await of.facts(db, events, now)
      return new Map(
        events.flatMap((event) => {
          const known = facts.get(event.seq)
          if (known === undefined) return []
          const { body, ...rest } = event
          const told = { ...withTextsIsolated(known), ...body, ...rest } as Told<Type> & Facts
          return [[event.seq, of.draft(told)] as const]
        }),
      )
    },
  }
}

/** Reads the facts of several events at once, by the id of what each is about. */
export function factsBy<Type extends EventType, Id extends string, Facts extends object>(
  idOf: (event: StoredEvent<Type>) => Id,
  list: (db: Database, ids: readonly Id[]) => Promise<readonly (Facts & { readonly id: Id })[]>,
): ReadFacts<Type, Facts> {
  return async (db, events) => {
    const ids = [...new Set(events.map(idOf))]
    const found = new Map((await list(db, ids)).map((row) => [row.id, row]))
    return new Map(
      events.flatMap((event) => {
        const facts = found.get(idOf(event))
        return facts === undefined ? [] : [[event.seq, facts] as const]
      }),
    )
  }
}

/** Whose the event is: its brand's, or the one person's whom it concerns. Throws for one that is neither's. */
export function recipientOf({ brandId, userId }: AnyOwner): Recipient {
  if (brandId !== null) return { brandId }
  invariant(userId !== null, 'the event concerns nobody')
  return { userId }
}

type AnyOwner = Pick<StoredEvent<EventType>, 'brandId' | 'userId'>

/** What people wrote becomes part of sentences: of lists, mails and pushes. */
function withTextsIsolated<Facts extends object>(facts: Facts): Facts {
  const values = Object.entries(facts).map(([name, value]) => [
    name,
    typeof value === 'string' ? isolate(value) : value,
  ])
  return Object.fromEntries(values) as Facts
}

/** A post as a sentence names it. */
export function postName(title: string | null): string {
  return title === null || title === '' ? 'your post' : `“${title}”`
}
