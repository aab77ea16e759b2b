import { latestAnswer } from './call.ts'

/**
 * Returns the milliseconds from this page’s clock (`performance.now()`) to the server’s: up to a
 * second too few, because `Date` has whole seconds. Uses the device’s clock until a response has
 * come.
 */
export function msToServerTime(): number {
  const { date, atMs } = latestAnswer
  const sentAt = Date.parse(date ?? '')
  return Number.isNaN(sentAt) ? Date.now() - performance.now() : sentAt - atMs
}

/**
 * Milliseconds since 1970 by the server’s clock, which decides what is due, whatever this device’s
 * clock says.
 */
export function serverNow(): number {
  return performance.now() + msToServerTime()
}

/**
 * The server’s time, in milliseconds since 1970, at a moment of this page’s clock; undefined until a
 * response has come.
 */
export function knownServerTime(atMs: number): number | undefined {
  return latestAnswer.date === null ? undefined : atMs + msToServerTime()
}
