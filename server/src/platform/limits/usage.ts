import type { Database } from '../database/database.ts'
import { type CountedWindow, countedIn, countWhereRoom, giveBack } from './limit-store.ts'

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

/**
 * Counts all of these uses or, where one would exceed its limit, none, and returns the first such. One
 * statement, because everyone may wait for one row: outside a transaction, it is held for no message.
 */
export async function countUses<Each extends Use>(
  db: Database,
  uses: readonly Each[],
): Promise<Each | undefined> {
  const counted = await countWhereRoom(
    db,
    uses.map((use) => ({ ...countedWindow(use), max: use.max, cost: costOf(use) })),
  )
  const isCounted = (use: Use) => counted.has(countedWindow(use).key)
  const refused = uses.find((use) => !isCounted(use))
  if (refused === undefined) return undefined
  for (const use of uses.filter(isCounted)) await giveBack(db, countedWindow(use), costOf(use))
  return refused
}

/** Counts one use in its window; returns false, with nothing counted, if it would exceed the limit. */
export async function countUse(db: Database, use: Use): Promise<boolean> {
  return (await countUses(db, [use])) === undefined
}

function costOf({ cost = 1 }: Use): number {
  return cost
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
