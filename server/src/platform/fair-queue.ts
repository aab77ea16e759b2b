import { LruMap } from 'toad-cache'
import { Unavailable } from './errors/errors.ts'

/** Runs work when its turn comes. Throws `Unavailable` at once when too much is already waiting. */
export type Turns = <T>(caller: string, work: () => Promise<T>) => Promise<T>

interface Waiting {
  readonly caller: string
  readonly begin: () => void
  readonly refuse: (reason: Error) => void
}

/**
 * Runs at most `atOnce` pieces of work, `atOncePerCaller` per caller, with `waitingMax` waiting. Callers are
 * served in turn regardless of how much each has queued, so nobody waits behind another's hundred; callers
 * whose recent work was slow come after those whose work was fast. When the queue is full, the caller with the
 * most work queued loses its last piece.
 */
export function createTurns({
  atOnce,
  atOncePerCaller,
  waitingMax,
}: {
  readonly atOnce: number
  readonly atOncePerCaller: number
  readonly waitingMax: number
}): Turns {
  const lines = createLines()
  const used = createRecentUse()
  const running = new Map<string, number>()
  let runningCount = 0
  const mayBegin = (caller: string) => (running.get(caller) ?? 0) < atOncePerCaller

  function note(caller: string, change: 1 | -1): void {
    runningCount += change
    const count = (running.get(caller) ?? 0) + change
    if (count === 0) running.delete(caller)
    else running.set(caller, count)
  }

  function waitFor(caller: string): Promise<void> {
    return new Promise((begin, refuse) => {
      lines.add({ caller, begin, refuse })
      if (lines.length() > waitingMax) lines.dropFromLongest(caller)?.refuse(tooBusy())
    })
  }

  return async (caller, work) => {
    if (runningCount < atOnce && mayBegin(caller)) note(caller, 1)
    else await waitFor(caller)
    const beganAt = performance.now()
    try {
      return await work()
    } finally {
      used.add(caller, performance.now() - beganAt)
      note(caller, -1)
      const next = lines.takeNext(mayBegin, used.shareOf)
      if (next !== undefined) {
        note(next.caller, 1)
        next.begin()
      }
    }
  }
}

const halvedEveryMs = 30_000
/** Callers whose use differs by less are served in turn. */
const stepMs = 100
const callersMax = 10_000

/** The recent time of each caller's work. Half a minute halves it. */
function createRecentUse() {
  const uses = new LruMap<{ ms: number; at: number }>(callersMax)
  const leftOf = (caller: string, now: number): number => {
    const use = uses.get(caller)
    return use === undefined ? 0 : use.ms * 0.5 ** ((now - use.at) / halvedEveryMs)
  }
  return {
    add: (caller: string, ms: number): void => {
      const at = performance.now()
      uses.set(caller, { ms: leftOf(caller, at) + ms, at })
    },
    /** In steps, so that small differences make nobody wait. */
    shareOf: (caller: string): number => Math.floor(leftOf(caller, performance.now()) / stepMs),
  }
}

/** One queue per waiting caller; a Map keeps the order of their turns. */
function createLines() {
  const lines = new Map<string, Waiting[]>()
  let count = 0

  function remove(caller: string, take: (line: Waiting[]) => Waiting | undefined) {
    const line = lines.get(caller) ?? []
    const taken = take(line)
    if (taken !== undefined) count -= 1
    if (line.length === 0) lines.delete(caller)
    return taken
  }

  return {
    length: () => count,
    add: (waiting: Waiting): void => {
      lines.set(waiting.caller, [...(lines.get(waiting.caller) ?? []), waiting])
      count += 1
    },
    takeNext: (
      mayBegin: (caller: string) => boolean,
      shareOf: (caller: string) => number,
    ): Waiting | undefined => {
      const able = [...lines.keys()].filter(mayBegin)
      const leastShare = Math.min(...able.map(shareOf))
      const caller = able.find((each) => shareOf(each) === leastShare)
      if (caller === undefined) return undefined
      const next = remove(caller, (line) => line.shift())
      const rest = lines.get(caller)
      lines.delete(caller)
      if (rest !== undefined) lines.set(caller, rest)
      return next
    },
    /** The newcomer's own queue unless another is longer. */
    dropFromLongest: (newcomer: string): Waiting | undefined => {
      let longest = newcomer
      for (const [caller, line] of lines) {
        if (line.length > (lines.get(longest)?.length ?? 0)) longest = caller
      }
      return remove(longest, (line) => line.pop())
    },
  }
}

function tooBusy(): Unavailable {
  return new Unavailable('busy', 'The server is busy right now. Try again in a moment.', {
    retryAfterSeconds: 2,
  })
}
