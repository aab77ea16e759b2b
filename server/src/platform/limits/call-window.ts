import type { Database } from '../database/database.ts'
import { Rejected } from '../errors/errors.ts'
import { type CountedWindow, countInLimit, giveBack } from './limit-store.ts'
import { type TooManyMessage, tooManyCalls } from './too-many-calls.ts'

/** At most this many calls per caller in one window, which starts with the first call. */
export interface WindowLimit {
  /** Kebab-case; separates this limit's counts from those of other limits. */
  readonly name: string
  readonly callsMax: number
  readonly windowSeconds: number
  /** The message for a caller over the limit, if the general one says too little. */
  readonly refusal?: TooManyMessage
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

/** Throws if a call would be over the limit, without counting one: for a step before the one that counts. */
export async function checkWindow(db: Database, limit: WindowLimit, caller: string): Promise<void> {
  const max = limit.callsMax - 1
  const counted = await countInLimit(db, windowOf(limit, caller), { max, cost: 0 })
  if (counted.isRefused) throw tooManyCalls(counted.endsInMs, limit.refusal)
}

export interface CountedCall {
  readonly limit: WindowLimit
  readonly caller: string
}

/** Like `countInWindow`, in all of these windows or in none. */
export async function countInWindows(db: Database, calls: readonly CountedCall[]): Promise<void> {
  const counted: CountedCall[] = []
  try {
    for (const call of calls) {
      await countInWindow(db, call.limit, call.caller)
      counted.push(call)
    }
  } catch (refusal) {
    if (!(refusal instanceof Rejected)) throw refusal
    for (const { limit, caller } of counted) await giveBackToWindow(db, limit, caller)
    throw refusal
  }
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
