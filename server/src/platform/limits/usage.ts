import type { Database } from '../database/database.ts'
import { type CountedWindow, countInLimit, giveBack } from './limit-store.ts'

/** A window that our clock begins and ends, such as a platform's day. */
export interface UsageWindow {
  /** Names what is limited, and for whom. */
  readonly scope: string
  readonly windowStartsAt: Date
  readonly windowSeconds: number
}

/** One use of a limited thing. */
export interface Use extends UsageWindow {
  readonly most: number
  /** What this use costs, in the unit that `most` counts; 1 unless said. */
  readonly cost?: number
}

/** Counts one use in its window; false, and nothing counted, where the window has no room for it. */
export async function countUse(db: Database, use: Use): Promise<boolean> {
  const { most, cost = 1 } = use
  if (cost > most) return false
  const { isRefused } = await countInLimit(db, countedWindow(use), { most, cost })
  return !isRefused
}

/** For a use that turned out not to count. */
export async function giveBackUse(db: Database, window: UsageWindow): Promise<void> {
  await giveBack(db, countedWindow(window), 1)
}

/** Each window has a key of its own: it ends by our clock, whenever the library thinks that it does. */
function countedWindow({ scope, windowStartsAt, windowSeconds }: UsageWindow): CountedWindow {
  return { key: `${scope}@${windowStartsAt.getTime() / 1000}`, windowSeconds }
}
