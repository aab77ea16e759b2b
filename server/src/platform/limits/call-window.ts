import type { Database } from '../database/database.ts'
import { type CountedWindow, countInLimit, giveBack } from './limit-store.ts'
import { tooManyCalls } from './too-many-calls.ts'

/** At most this many calls per caller in one window, which starts with the first call. */
export interface WindowLimit {
  /** Kebab-case; separates this limit's counts from those of other limits. */
  readonly name: string
  readonly callsMax: number
  readonly windowSeconds: number
  /** The message for a caller over the limit, if the general one says too little. */
  readonly refusal?: string
}

/**
 * Counts one call and returns the window's count. Call it before the work, so that simultaneous
 * calls all count. `caller` is a user's id, or an address in `callerAddress` form. Throws over the
 * limit; a refused call is not counted.
 */
export async function countInWindow(
  db: Database,
  limit: WindowLimit,
  caller: string,
): Promise<number> {
  const counted = await countInLimit(db, windowOf(limit, caller), { max: limit.callsMax, cost: 1 })
  if (counted.isRefused) throw tooManyCalls(counted.endsInMs, limit.refusal)
  return counted.used
}

/** For a call that turned out not to count, such as a sign-in with the right password. */
export async function giveBackToWindow(
  db: Database,
  limit: WindowLimit,
  caller: string,
): Promise<void> {
  await giveBack(db, windowOf(limit, caller), 1)
}

function windowOf({ name, windowSeconds }: WindowLimit, caller: string): CountedWindow {
  return { key: `${name}:${caller}`, windowSeconds }
}
