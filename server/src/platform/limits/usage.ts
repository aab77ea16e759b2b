import type { Database } from '../database/database.ts'
import { type CountedWindow, countedIn, countInLimit, giveBack } from './limit-store.ts'

/** A window that our clock starts and ends, such as a platform's day. */
export interface UsageWindow {
  /** Names what is limited, and for whom. */
  readonly scope: string
  readonly windowStartsAt: Date
  readonly windowSeconds: number
}

/** One use of a limited resource. */
export interface Use extends UsageWindow {
  readonly max: number
  /** Cost of this use, in the unit of `max`; 1 by default. */
  readonly cost?: number
}

/** Counts one use in its window; returns false, with nothing counted, if it would exceed the limit. */
export async function countUse(db: Database, use: Use): Promise<boolean> {
  const { max, cost = 1 } = use
  if (cost > max) return false
  const { isRefused } = await countInLimit(db, countedWindow(use), { max, cost })
  return !isRefused
}

/** The count of a window so far. */
export async function readUsed(db: Database, window: UsageWindow): Promise<number> {
  return await countedIn(db, countedWindow(window))
}

/** For a use that turned out not to count. */
export async function giveBackUse(db: Database, window: UsageWindow): Promise<void> {
  await giveBack(db, countedWindow(window), 1)
}

/** Each window has its own key, so it ends by our clock, whatever the library thinks. */
function countedWindow({ scope, windowStartsAt, windowSeconds }: UsageWindow): CountedWindow {
  return { key: `${scope}@${windowStartsAt.getTime() / 1000}`, windowSeconds }
}
