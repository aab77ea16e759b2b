import { utcTime } from '@permille/contract/notifications/moments'
import { addHours } from '#platform/clock.ts'
import { Rejected } from '#platform/errors/errors.ts'

/** Below this, a manual reading is never delayed. */
const largeFrom = 10_000
const largeTimes = 2

/** For this long only another admin releases what a large manual reading has earned. */
export const othersOnlyHours = 24

/**
 * Says why a reading by hand is set aside, or returns null: it is more than twice the count before it (rules §3).
 * The first count of a post is compared with nothing.
 */
export function describeLarge(viewCount: number, before: number | null): string | null {
  if (before === null || viewCount < largeFrom || viewCount <= before * largeTimes) return null
  return `${count(viewCount)} views, entered by hand, are more than twice the ${count(before)} read before.`
}

function count(value: number): string {
  return value.toLocaleString('en-US')
}

/** One admin alone does not pay what they typed: another one does, or the same one a day later. */
export function ownReading(enteredAt: Date): Rejected {
  const from = utcTime(addHours(enteredAt, othersOnlyHours))
  return new Rejected(
    'own-reading',
    `You entered these views by hand on ${utcTime(enteredAt)}. Another admin can pay them now, and you can after ${from}.`,
  )
}
