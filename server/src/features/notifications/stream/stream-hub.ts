import { setTimeout as sleep } from 'node:timers/promises'
import type { UserId } from '@permille/contract/ids'
import { listLiveSessions } from '#features/accounts/public.ts'
import { addSeconds, type Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import {
  listNotificationsMadeSince,
  listNotificationsSince,
  readLastSeq,
} from '../notification-rows-store.ts'
import { type DecidedPost, listDecisionsSince } from './decided-store.ts'
import { type Audience, createListener, type Listener, overlapSeconds } from './listener.ts'
import { streamEvent } from './stream-events.ts'

const usualPace = {
  lookMs: 2000,
  /** A stream ends within a second of its session, whichever process ended that. */
  sessionsLookMs: 700,
}
/** Shorter than any proxy's patience with a silent connection. */
const aliveMs = 20_000
/** The browser then connects again, and is asked again who it is. */
const streamMs = 15 * 60_000
const streamsPerUserMax = 10
/** A page that missed more decisions, or this much of everyone’s news, loads everything again. */
const missedDecisionsMax = 200
const missedNotificationsMax = 10_000
/** An office of people with a few tabs each. */
const streamsPerAddressMax = 500

/**
 * Tells open pages of their own news and of decisions that they show; two queries per process and look,
 * however many pages are open.
 */
export interface StreamHub {
  /** Events as a browser's EventSource reads them. */
  eventsFor(audience: Audience, signal: AbortSignal): AsyncIterable<string>
}

export function createStreamHub(db: Database, clock: Clock, pace = usualPace): StreamHub {
  const listeners = new Set<Listener>()
  const hub = { db, clock, listeners }
  let reached: Promise<Reached> | undefined

  /** From where this process looks on; the first who asks finds it out. */
  const whereNow = (): Promise<Reached> => {
    reached ??= readLastSeq(db).then((seq) => ({ seq, at: clock.now() }))
    const asked = reached
    asked.catch(() => {
      if (reached === asked) reached = undefined
    })
    return asked
  }
  const look = async (): Promise<void> => {
    reached = Promise.resolve(await lookOnce(hub, await whereNow()))
  }
  const keepLooking = whileAnyoneListens(listeners, async () => {
    // The next look makes up for a failed one: it starts where the last success ended.
    await look().catch(() => undefined)
    await sleep(pace.lookMs, undefined, { ref: false })
    if (listeners.size === 0) reached = undefined
  })
  const keepWatching = whileAnyoneListens(listeners, async () => {
    await sleep(pace.sessionsLookMs, undefined, { ref: false })
    // Without a database nobody is told anything either; the next look makes up for it.
    await endOver(hub).catch(() => undefined)
  })
  const add = (listener: Listener): void => {
    makeRoomFor(listener, listeners)
    listeners.add(listener)
    keepLooking()
    keepWatching()
  }
  const remove = (listener: Listener): void => {
    listeners.delete(listener)
  }
  const begin = (listener: Listener) => beginAt(hub, listener, whereNow)
  return {
    eventsFor: (audience, signal) =>
      eventsOf(createListener(audience, clock.now()), signal, { add, remove, begin }),
  }
}

/** Repeats the work while there are listeners; returns what starts it again for a new one. */
function whileAnyoneListens(
  listeners: ReadonlySet<Listener>,
  work: () => Promise<void>,
): () => void {
  let isRunning = false
  const run = async () => {
    isRunning = true
    while (listeners.size > 0) await work()
    isRunning = false
  }
  return () => {
    if (!isRunning) void run()
  }
}

interface Hub {
  readonly db: Database
  readonly clock: Clock
  readonly listeners: ReadonlySet<Listener>
}

/** Tells everyone what is new since then; returns until where. */
async function lookOnce({ db, clock, listeners }: Hub, from: Reached): Promise<Reached> {
  const at = clock.now()
  const userIds = [...new Set([...listeners].map(({ userId }) => userId))]
  const [{ notifications, seq }, decisions] = await Promise.all([
    listNotificationsSince(db, { seq: from.seq, userIds }),
    listDecisionsSince(db, { since: addSeconds(from.at, -overlapSeconds), userIds }),
  ])
  const reached = { seq, at }
  const notificationsOf = new Map(notifications.map((each) => [each.userId, each]))
  for (const listener of listeners) {
    const { kinds = [], seq: lastSeq = 0 } = notificationsOf.get(listener.userId) ?? {}
    listener.hear({ kinds, seq: lastSeq, decisions: decisionsOf(decisions, listener.userId) })
    if (listener.position() !== undefined) listener.reach(reached)
  }
  return reached
}

/** Finds out where a new listener is; returns its first events. */
async function beginAt(
  { db, clock }: Hub,
  listener: Listener,
  whereNow: () => Promise<Reached>,
): Promise<string> {
  const now = clock.now()
  const here = await whereNow()
  // Another process may have told a page that goes on more than this one has seen.
  const lastSeq = listener.after === undefined ? here.seq : await readLastSeq(db)
  const seq = await catchUp(db, listener, lastSeq)
  const position = { seq: Math.max(lastSeq, seq ?? 0), at: now }
  listener.reach(position)
  return streamEvent(seq === null ? 'missed' : 'alive', {}, position) + listener.take(position)
}

async function endOver({ db, clock, listeners }: Hub): Promise<void> {
  const asked = [...listeners]
  const tokenHashes = asked.map(({ sessionHash }) => sessionHash)
  const live = await listLiveSessions(db, { tokenHashes, now: clock.now() })
  const isLive = new Set(live.map((hash) => hash.toString('hex')))
  for (const listener of asked) {
    if (!isLive.has(listener.sessionHash.toString('hex'))) listener.end()
  }
}

/** Until where a process has looked. */
interface Reached {
  readonly seq: number
  readonly at: Date
}

/**
 * Hears what happened since the page’s last event, or since it was loaded; returns until where, or null if
 * that is not known or too much.
 */
async function catchUp(db: Database, listener: Listener, lastSeq: number): Promise<number | null> {
  const { from, userId, decisionsSince: since } = listener
  const missedNotifications = lastSeq - (from?.seq ?? lastSeq)
  if (from === null || missedNotifications < 0 || missedNotifications > missedNotificationsMax)
    return null
  const userIds = [userId]
  const [notifications, decisions] = await Promise.all([
    from.seq === null
      ? listNotificationsMadeSince(db, { userId, at: since })
      : listNotificationsSince(db, { seq: from.seq, userIds }).then((found) => found.notifications),
    listDecisionsSince(db, { since, userIds, max: missedDecisionsMax + 1 }),
  ])
  if (decisions.length > missedDecisionsMax) return null
  const found = notifications[0] ?? { kinds: [], seq: 0 }
  listener.hear({ ...found, decisions })
  return found.seq
}

function decisionsOf(decisions: readonly DecidedPost[], userId: UserId): DecidedPost[] {
  return decisions.filter((each) => each.userId === userId)
}

function makeRoomFor({ userId, address }: Listener, listeners: ReadonlySet<Listener>): void {
  endOldest(
    [...listeners].filter((each) => each.userId === userId),
    streamsPerUserMax,
  )
  if (isThisMachine(address)) return
  endOldest(
    [...listeners].filter((each) => each.address === address),
    streamsPerAddressMax,
  )
}

/** Ends the oldest, so that one more fits. */
function endOldest(listeners: readonly Listener[], max: number): void {
  const endingCount = Math.max(0, listeners.length + 1 - max)
  for (const tooMany of listeners.slice(0, endingCount)) tooMany.end()
}

interface Registry {
  add(listener: Listener): void
  remove(listener: Listener): void
  begin(listener: Listener): Promise<string>
}

async function* eventsOf(
  listener: Listener,
  signal: AbortSignal,
  { add, remove, begin }: Registry,
): AsyncGenerator<string> {
  // It may have been aborted before anyone read from it.
  if (signal.aborted) return
  signal.addEventListener('abort', listener.end)
  const endsAt = Date.now() + streamMs
  add(listener)
  try {
    // Without a database the stream ends, and the browser connects again.
    const first = await begin(listener).catch(() => undefined)
    if (first === undefined) return
    yield first
    while (!listener.isOver() && Date.now() < endsAt) {
      await listener.wait(aliveMs)
      const position = listener.position()
      if (listener.isOver() || position === undefined) return
      const events = listener.take(position)
      yield events === '' ? streamEvent('alive', {}, position) : events
    }
  } finally {
    remove(listener)
  }
}

function isThisMachine(address: string): boolean {
  return address.startsWith('127.') || address === '::'
}
