import { addHours, addSeconds } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { AnyEvent } from './event.ts'
import type { EventDeps } from './event-deps.ts'
import { insertEvents, moveCollection, readCollection, tryLockEvents } from './event-store.ts'
import { eventSources } from './sources/all-sources.ts'
import type { EventSource, Span } from './sources/event-source.ts'

/** Longer than any transaction: this run sees what was being committed during the last one. */
const overlapSeconds = 600
const rowsMax = 500
/** Rows are dated by the database's clock, in microseconds; ours may be a little behind. */
const aheadSeconds = 1
/** After a longer outage, what happened before is no event any more. */
const collectedHours = 7 * 24
const statesSeconds = 60

/** What one run reads. */
interface Run {
  readonly sources: readonly EventSource[]
  readonly span: Span
  readonly now: Date
}

export interface Collected {
  /** A source may have more than it returned. */
  readonly hasMore: boolean
}

/**
 * Appends what was committed since the last run to the events. A key makes each once, so a crash loses and doubles
 * nothing. If a source fails, each is collected alone, and the next run begins where this one did.
 */
export async function collectEvents(
  deps: EventDeps,
  sources: readonly EventSource[] = eventSources,
): Promise<Collected> {
  try {
    return await deps.database.transaction((tx) => collectTogether(tx, sources, deps.clock.now()))
  } catch (error) {
    deps.log.error({ err: error }, 'a source of events failed; each is collected alone')
    return await collectOneByOne(deps, sources)
  }
}

async function collectTogether(
  tx: Transaction,
  sources: readonly EventSource[],
  now: Date,
): Promise<Collected> {
  if (!(await tryLockEvents(tx))) return { hasMore: false }
  const { span, due, statesReadAt } = await startRun(tx, sources, now)
  const collected = await appendFrom(tx, { sources: due, span, now })
  // The next run begins before this one did, and skips what is an event.
  const collectedUntil = collected.hasMore ? null : now
  await moveCollection(tx, { collectedUntil, statesReadAt })
  return collected
}

async function collectOneByOne(
  { database, clock, log }: EventDeps,
  sources: readonly EventSource[],
): Promise<Collected> {
  const now = clock.now()
  const { span, due } = await database.transaction(async (tx) => {
    const started = await startRun(tx, sources, now)
    await moveCollection(tx, { collectedUntil: null, statesReadAt: started.statesReadAt })
    return started
  })
  let hasMore = false
  for (const source of due) {
    try {
      const collected = await database.transaction(async (tx) => {
        const isOurs = await tryLockEvents(tx)
        return isOurs ? await appendFrom(tx, { sources: [source], span, now }) : { hasMore: false }
      })
      hasMore ||= collected.hasMore
    } catch (error) {
      log.error({ err: error, source: source.name }, 'a source of events failed')
    }
  }
  return { hasMore }
}

/** What happened is read in every run, states once a minute. */
async function startRun(tx: Transaction, sources: readonly EventSource[], now: Date) {
  const { collectedUntil, areStatesDue } = await readCollection(tx, { at: now, statesSeconds })
  const span: Span = {
    after: laterOf(addSeconds(collectedUntil, -overlapSeconds), addHours(now, -collectedHours)),
    until: addSeconds(now, aheadSeconds),
    rowsMax,
  }
  const due = sources.filter(({ isState }) => areStatesDue || !isState)
  return { span, due, statesReadAt: areStatesDue ? now : null }
}

async function appendFrom(tx: Transaction, { sources, span, now }: Run): Promise<Collected> {
  const events: AnyEvent[] = []
  let hasMore = false
  for (const source of sources) {
    const found = await source.read(tx, span)
    events.push(...found)
    hasMore ||= found.length === rowsMax
  }
  // By time over all sources, so that a payment comes before the start that it caused; the sort keeps ties in their order.
  events.sort((a, b) => a.at.getTime() - b.at.getTime())
  await insertEvents(tx, { events, at: now })
  return { hasMore }
}

function laterOf(a: Date, b: Date): Date {
  return a > b ? a : b
}
