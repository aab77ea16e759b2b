import { setTimeout as sleep } from 'node:timers/promises'

/** What is under way when the process stops has so long; then it is left, as a crash would leave it. */
export const stopPatienceSeconds = 20

/** Waits at most this long for work, which itself continues. Returns whether it has ended. */
export async function waitFor(seconds: number, work: Promise<unknown>): Promise<boolean> {
  const patience = new AbortController()
  const ended = work.then(() => true).finally(() => patience.abort())
  const late = sleep(seconds * 1000, false, { signal: patience.signal }).catch(() => ended)
  return await Promise.race([ended, late])
}
