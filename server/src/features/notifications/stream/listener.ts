import type { UserId } from '@permille/contract/ids'
import type { NotificationKind } from '@permille/contract/notifications/notifications'
import type { StreamedDecision } from '@permille/contract/notifications/stream'
import { addSeconds } from '#platform/clock.ts'
import type { DecidedPost } from './decided-store.ts'
import { type Position, readPosition } from './position.ts'
import { streamEvent } from './stream-events.ts'

/**
 * Longer than any transaction takes, whose clock is that of its start; clocks of several servers differ
 * less.
 */
export const overlapSeconds = 10

/**
 * A page that begins may have read before a change was committed whose time is earlier: within the time of a slow
 * transaction. Longer would have each page read again what it has just loaded.
 */
const beginsEarlySeconds = 2

/** Who listens, for as long as this session lasts under this token. */
export interface Audience {
  readonly userId: UserId
  readonly sessionHash: Buffer
  /** Where the page is, as limits count addresses. */
  readonly address: string
  /** The id of the last event that the page has heard, or the moment at which it was loaded. */
  readonly after?: string | undefined
}

/** What was found for one person. */
export interface Heard {
  readonly kinds: readonly NotificationKind[]
  /** Of the last of these notifications; 0 without any. */
  readonly seq: number
  readonly decisions: readonly DecidedPost[]
}

/** One open page, and what it has not been told yet. */
export interface Listener extends Audience {
  /** From where it goes on; null if that cannot be known. */
  readonly from: Position | null
  /** Decisions that were committed earlier are on its screen already. */
  readonly decisionsSince: Date
  hear(heard: Heard): void
  /** Everything up to here has been heard. */
  reach(position: Position): void
  /** Undefined until it is found out. */
  position(): Position | undefined
  end(): void
  isOver(): boolean
  /** The events since the last call. */
  take(position: Position): string
  /** Resolves when there is something to take, when it is over, or after this time. */
  wait(ms: number): Promise<void>
}

export function createListener(audience: Audience, now: Date): Listener {
  // A page that names no moment has been loaded just now.
  const from =
    audience.after === undefined ? { seq: null, at: now } : readPosition(audience.after, now)
  const decisionsSince = addSeconds(from?.at ?? now, -beginsEarlySeconds)
  const told = new Set<string>()
  const kinds = new Set<NotificationKind>()
  let decisions: StreamedDecision[] = []
  let position: Position | undefined
  let isOver = false
  let wake: () => void = () => undefined
  const hearDecision = ({ submissionId, act, at }: DecidedPost): void => {
    const key = `${submissionId} ${act} ${at.getTime()}`
    // Each look reaches back, because what was decided before it may be committed after it.
    if (at < decisionsSince || told.has(key)) return
    told.add(key)
    decisions.push({ submissionId, act, at: at.getTime() })
  }
  const hasNews = () => kinds.size + decisions.length > 0
  return {
    ...audience,
    from,
    decisionsSince,
    hear: (heard) => {
      if (heard.seq > (position?.seq ?? 0)) for (const kind of heard.kinds) kinds.add(kind)
      heard.decisions.forEach(hearDecision)
      if (hasNews()) wake()
    },
    reach: (reached) => {
      position = reached
    },
    position: () => position,
    end: () => {
      isOver = true
      wake()
    },
    isOver: () => isOver,
    take: (at) => {
      const notifications = kinds.size > 0 ? streamEvent('news', { kinds: [...kinds] }, at) : ''
      const decided = decisions.length > 0 ? streamEvent('decided', { decisions }, at) : ''
      kinds.clear()
      decisions = []
      return notifications + decided
    },
    wait: (ms) =>
      new Promise((resolve) => {
        if (isOver || hasNews()) return resolve()
        const timer = setTimeout(resolve, ms).unref()
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
  }
}
