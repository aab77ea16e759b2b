import { addSeconds } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { deleteCall, insertCall, readWindowEnd } from './call-window-store.ts'
import { tooManyCalls } from './rate-limit.ts'

/** At most so many calls of one caller in one window, counted in the database for every process. */
export interface WindowLimit {
  /** Kebab-case; tells this limit's counts from others'. */
  readonly name: string
  readonly callsMax: number
  readonly windowSeconds: number
  /** What a caller beyond the limit is told, where the general sentence says too little. */
  readonly refusal?: string
}

export interface LimitedCall {
  /** A user's id, or an address as `callerAddress` writes it. */
  readonly caller: string
  readonly now: Date
}

/**
 * Counts one call and returns how many the window now holds. Call it before the work, so that calls
 * at the same time all count. Throws beyond the limit; a refused call is not counted.
 */
export async function countInWindow(
  db: Database,
  limit: WindowLimit,
  { caller, now }: LimitedCall,
): Promise<number> {
  const window = { limitName: limit.name, caller }
  const endsAt = addSeconds(now, limit.windowSeconds)
  const counted = await insertCall(db, window, { now, endsAt, callsMax: limit.callsMax })
  if (counted !== undefined) return counted.callCount
  const leftMs = (await readWindowEnd(db, window)).getTime() - now.getTime()
  throw tooManyCalls(Math.max(1, Math.ceil(leftMs / 1000)), limit.refusal)
}

/** For a call that turned out not to count, such as a sign-in with the right password. */
export async function giveBackToWindow(
  db: Database,
  limit: WindowLimit,
  { caller, now }: LimitedCall,
): Promise<void> {
  await deleteCall(db, { limitName: limit.name, caller }, now)
}
