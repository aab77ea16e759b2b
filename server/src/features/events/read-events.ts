import type { Transaction } from '#platform/database/database.ts'
import type { AnyStored } from './event.ts'
import type { EventDeps } from './event-deps.ts'
import {
  findDueFailure,
  findUnread,
  forgetFailure,
  listNewEvents,
  lockReader,
  moveProgress,
  setAside,
} from './reading-store.ts'

/** Who makes something of events, as `event_progress` names it. */
export interface EventReader {
  readonly name: string
  /** Writes what follows from these events, in the transaction that moves the reader's progress. */
  read(tx: Transaction, events: readonly AnyStored[], at: Date): Promise<void>
}

const eventsMax = 500

/**
 * Gives a reader what it has not read, in the order of `seq`, each event once: progress moves in the same transaction. Of
 * a batch that fails each is read alone; one that fails then is set aside and tried again later, and the
 * others go on.
 */
export async function readEvents(deps: EventDeps, reader: EventReader): Promise<void> {
  const { hasNew, hasDue } = await findUnread(deps.database, {
    reader: reader.name,
    at: deps.clock.now(),
  })
  if (hasNew) await readNew(deps, reader)
  if (hasDue) await readFailed(deps, reader)
}

async function readNew(deps: EventDeps, reader: EventReader): Promise<void> {
  let count: number
  do {
    try {
      count = await deps.database.transaction((tx) => readNext(tx, reader, deps.clock.now()))
    } catch (error) {
      deps.log.error({ err: error, reader: reader.name }, 'events failed; each is read alone')
      await readOneByOne(deps, reader)
      count = eventsMax
    }
  } while (count === eventsMax)
}

async function readNext(tx: Transaction, reader: EventReader, at: Date): Promise<number> {
  await lockReader(tx, reader.name)
  const events = await listNewEvents(tx, { reader: reader.name, eventsMax })
  const last = events.at(-1)
  if (last === undefined) return 0
  await reader.read(tx, events, at)
  await moveProgress(tx, { reader: reader.name, seq: last.seq })
  return events.length
}

async function readOneByOne(deps: EventDeps, reader: EventReader): Promise<void> {
  await readSome(deps, reader, async (tx) => {
    const [event] = await listNewEvents(tx, { reader: reader.name, eventsMax: 1 })
    return event
  })
}

async function readFailed(deps: EventDeps, reader: EventReader): Promise<void> {
  const at = deps.clock.now()
  await readSome(deps, reader, (tx) => findDueFailure(tx, { reader: reader.name, at }))
}

/** Reads as many as are in a batch, or fewer: what comes meanwhile does not wait for all of them. */
async function readSome(deps: EventDeps, reader: EventReader, next: Find): Promise<void> {
  for (let count = 0; count < eventsMax; count += 1) {
    if (!(await readOne(deps, reader, next))) return
  }
}

type Find = (tx: Transaction) => Promise<AnyStored | undefined>

/** Reads one event alone, or sets it aside. Returns whether there was one; throws if the database failed, not the event. */
async function readOne(deps: EventDeps, reader: EventReader, find: Find): Promise<boolean> {
  const { database, clock, log } = deps
  let event: AnyStored | undefined
  try {
    await database.transaction(async (tx) => {
      await lockReader(tx, reader.name)
      event = await find(tx)
      if (event === undefined) return
      await reader.read(tx, [event], clock.now())
      await finish(tx, reader, event)
    })
  } catch (error) {
    if (event === undefined) throw error
    const { key, seq } = event
    log.error({ err: error, reader: reader.name, key }, 'an event failed; it is read again later')
    await database.transaction((tx) => putAside(tx, reader, { seq, at: clock.now() }))
  }
  return event !== undefined
}

async function finish(
  tx: Transaction,
  { name: reader }: EventReader,
  { seq }: Pick<AnyStored, 'seq'>,
): Promise<void> {
  await moveProgress(tx, { reader, seq })
  await forgetFailure(tx, { reader, seq })
}

async function putAside(
  tx: Transaction,
  { name: reader }: EventReader,
  { seq, at }: { seq: number; at: Date },
): Promise<void> {
  await lockReader(tx, reader)
  await setAside(tx, { reader, seq, at })
  await moveProgress(tx, { reader, seq })
}
