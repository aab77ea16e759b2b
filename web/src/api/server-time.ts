import { latestAnswer } from './call.ts'

/**
 * Returns the milliseconds from this page’s clock (`performance.now()`) to the server’s. Too few by up to a second,
 * because `Date` has whole ones. Relies on the device’s clock before there was an answer.
 */
export function msToServerTime(): number {
  const { date, atMs } = latestAnswer
  const sentAt = Date.parse(date ?? '')
  return Number.isNaN(sentAt) ? Date.now() - performance.now() : sentAt - atMs
}

/** Milliseconds since 1970 by the server’s clock: what it says is due is due then, whatever this device believes. */
export function serverNow(): number {
  return performance.now() + msToServerTime()
}
