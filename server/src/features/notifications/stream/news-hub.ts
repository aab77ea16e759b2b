import { setTimeout as sleep } from 'node:timers/promises'
import type { UserId } from '@permille/contract/ids'
import type { NotificationKind } from '@permille/contract/notifications/notifications'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { listLiveSessions } from '../accounts/public.ts'
import { listNewsSince, readLastSeq } from './news-store.ts'

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

/** Who listens, for as long as this session lasts under this token. */
export interface Audience {
  readonly userId: UserId
  readonly sessionHash: Buffer
  /** Where the page is, as limits count addresses. */
  readonly address: string
}

interface Listener extends Audience {
  hear(kinds: readonly NotificationKind[]): void
  end(): void
}

/** Tells open pages of their own news; one query per process and look, however many pages are open. */
export interface NewsHub {
  /** Events as a browser's EventSource reads them: `news` with its kinds, and `alive`. */
  eventsFor(audience: Audience, signal: AbortSignal): AsyncIterable<string>
}

export function createNewsHub(db: Database, clock: Clock, pace = usualPace): NewsHub {
  const listeners = new Set<Listener>()
  let lastSeq: number | undefined
  let isLooking = false
  let isWatching = false

  const look = async (): Promise<void> => {
    const userIds = [...new Set([...listeners].map(({ userId }) => userId))]
    lastSeq ??= await readLastSeq(db)
    const { news, seq } = await listNewsSince(db, { seq: lastSeq, userIds })
    lastSeq = seq
    for (const { userId, kinds } of news) {
      for (const listener of listeners) if (listener.userId === userId) listener.hear(kinds)
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
    lastSeq = undefined
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
  return { eventsFor: (audience, signal) => eventsOf({ audience, signal }, { add, remove }) }
}

/** Ends the oldest, so that one more fits. */
function makeRoom(listeners: readonly Listener[], max: number): void {
  const endingCount = Math.max(0, listeners.length + 1 - max)
  for (const tooMany of listeners.slice(0, endingCount)) tooMany.end()
}

interface Registry {
  add(listener: Listener): void
  remove(listener: Listener): void
}

async function* eventsOf(
  { audience, signal }: { audience: Audience; signal: AbortSignal },
  { add, remove }: Registry,
): AsyncGenerator<string> {
  const heard = new Set<NotificationKind>()
  let wake: () => void = () => undefined
  // It may have been aborted before anyone read from it.
  let isOver = signal.aborted
  const listener: Listener = {
    ...audience,
    hear: (kinds) => {
      for (const kind of kinds) heard.add(kind)
      wake()
    },
    end: () => {
      isOver = true
      wake()
    },
  }
  signal.addEventListener('abort', listener.end)
  const endsAt = Date.now() + streamMs
  add(listener)
  try {
    yield 'event: alive\ndata: {}\n\n'
    while (!isOver && Date.now() < endsAt) {
      if (heard.size === 0) {
        await silence((resolve) => {
          wake = resolve
        })
      }
      if (isOver) return
      const kinds = [...heard]
      heard.clear()
      yield kinds.length === 0
        ? 'event: alive\ndata: {}\n\n'
        : `event: news\ndata: ${JSON.stringify({ kinds })}\n\n`
    }
  } finally {
    remove(listener)
  }
}

/** Until it is broken, or it is time to say that the connection is alive. */
function silence(breakWith: (resolve: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, aliveMs).unref()
    breakWith(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}

function isThisMachine(address: string): boolean {
  return address.startsWith('127.') || address === '::'
}
