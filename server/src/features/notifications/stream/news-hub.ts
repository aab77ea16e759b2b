import { setTimeout as sleep } from 'node:timers/promises'
import type { UserId } from '@permille/contract/ids'
import { addSeconds, type Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { listLiveSessions } from '../../accounts/public.ts'
import { listNewsMadeSince, listNewsSince, readLastSeq } from '../news-store.ts'
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
/** An office of people with a few tabs each. */
const streamsPerAddressMax = 500

/**
 * Tells open pages of their own news and of decisions that they show; two queries per process and look,
 * however many pages are open.
 */
export interface NewsHub {
  /** Events as a browser's EventSource reads them. */
  eventsFor(audience: Audience, signal: AbortSignal): AsyncIterable<string>
}

export function createNewsHub(db: Database, clock: Clock, pace = usualPace): NewsHub {
  const listeners = new Set<Listener>()
  let reached: Reached | undefined
  let isLooking = false
  let isWatching = false

  const look = async (): Promise<void> => {
    const at = clock.now()
    const userIds = [...new Set([...listeners].map(({ userId }) => userId))]
    const from = reached ?? { seq: await readLastSeq(db), at }
    const since = addSeconds(from.at, -overlapSeconds)
    const [{ news, seq }, decisions] = await Promise.all([
      listNewsSince(db, { seq: from.seq, userIds }),
      listDecisionsSince(db, { since, userIds }),
    ])
    reached = { seq, at }
    const newsOf = new Map(news.map((each) => [each.userId, each]))
    for (const listener of listeners) {
      const { kinds = [], seq: lastSeq = 0 } = newsOf.get(listener.userId) ?? {}
      listener.hear({ kinds, seq: lastSeq, decisions: decisionsOf(decisions, listener.userId) })
      if (listener.position() !== undefined) listener.reach(reached)
    }
  }
  const endOver = async (): Promise<void> => {
    const asked = [...listeners]
    const tokenHashes = asked.map(({ sessionHash }) => sessionHash)
    const live = await listLiveSessions(db, { tokenHashes, now: clock.now() })
    const isLive = new Set(live.map((hash) => hash.toString('hex')))
    for (const listener of asked) {
      if (!isLive.has(listener.sessionHash.toString('hex'))) listener.end()
    }
  }
  const watchSessions = async (): Promise<void> => {
    isWatching = true
    while (listeners.size > 0) {
      await sleep(pace.sessionsLookMs, undefined, { ref: false })
      // Without a database nobody is told anything either; the next look makes up for it.
      await endOver().catch(() => undefined)
    }
    isWatching = false
  }
  const lookOn = async (): Promise<void> => {
    isLooking = true
    while (listeners.size > 0) {
      // The next look makes up for a failed one: it starts where the last success ended.
      await look().catch(() => undefined)
      await sleep(pace.lookMs, undefined, { ref: false })
    }
    isLooking = false
    reached = undefined
  }
  const add = (listener: Listener): void => {
    const { userId, address } = listener
    const ofUser = [...listeners].filter((each) => each.userId === userId)
    makeRoom(ofUser, streamsPerUserMax)
    const ofAddress = [...listeners].filter((each) => each.address === address)
    if (!isThisMachine(address)) makeRoom(ofAddress, streamsPerAddressMax)
    listeners.add(listener)
    if (!isLooking) void lookOn()
    if (!isWatching) void watchSessions()
  }
  const remove = (listener: Listener): void => {
    listeners.delete(listener)
  }
  const begin = async (listener: Listener): Promise<string> => {
    const now = clock.now()
    // Of a page that goes on, which another process may have told more than this one has seen.
    const isNew = listener.after === undefined
    const lastSeq = (isNew ? reached?.seq : undefined) ?? (await readLastSeq(db))
    const isKnown = isNew || (listener.from !== null && (listener.from.seq ?? 0) <= lastSeq)
    const seq = Math.max(lastSeq, isKnown ? await catchUp(db, listener) : 0)
    const position = { seq, at: now }
    listener.reach(position)
    return streamEvent(isKnown ? 'alive' : 'missed', {}, position) + listener.take(position)
  }
  return {
    eventsFor: (audience, signal) =>
      eventsOf(createListener(audience, clock.now()), signal, { add, remove, begin }),
  }
}

/** Until where a process has looked. */
interface Reached {
  readonly seq: number
  readonly at: Date
}

/** Hears what happened since the page's last event, or since it was loaded; returns until where. */
async function catchUp(db: Database, listener: Listener): Promise<number> {
  const { from, userId, decisionsSince: since } = listener
  if (from === null) return 0
  const userIds = [userId]
  const [news, decisions] = await Promise.all([
    from.seq === null
      ? listNewsMadeSince(db, { userId, at: from.at })
      : listNewsSince(db, { seq: from.seq, userIds }).then((found) => found.news),
    listDecisionsSince(db, { since, userIds }),
  ])
  const found = news[0] ?? { kinds: [], seq: 0 }
  listener.hear({ ...found, decisions })
  return found.seq
}

function decisionsOf(decisions: readonly DecidedPost[], userId: UserId): DecidedPost[] {
  return decisions.filter((each) => each.userId === userId)
}

/** Ends the oldest, so that one more fits. */
function makeRoom(listeners: readonly Listener[], max: number): void {
  const endingCount = Math.max(0, listeners.length + 1 - max)
  for (const tooMany of listeners.slice(0, endingCount)) tooMany.end()
}

interface Registry {
  add(listener: Listener): void
  remove(listener: Listener): void
  /** Finds out where the listener is; returns its first events. */
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
