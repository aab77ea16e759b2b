import type { DatabaseServer } from '#platform/database/database.ts'
import { lineUp } from '#testing/row-locks.ts'

/** "done", or the code of the refusal, of each in the order in which they came. */
export async function race(
  db: DatabaseServer,
  row: Parameters<typeof lineUp>[1],
  contenders: readonly (() => Promise<unknown>)[],
): Promise<string[]> {
  const ends = await lineUp(db, row, contenders)
  return ends.map((end) => (end.status === 'fulfilled' ? 'done' : String(end.reason.code)))
}

export const inBothOrders = [
  { order: 'first', isFirst: true },
  { order: 'second', isFirst: false },
]

export function ordered<Thing>(isFirst: boolean, one: Thing, other: Thing): Thing[] {
  return isFirst ? [one, other] : [other, one]
}
