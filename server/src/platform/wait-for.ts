import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for work that must not throw, at most this long; the work itself goes on. */
export async function waitFor(seconds: number, work: Promise<unknown>): Promise<void> {
  const patience = new AbortController()
  await Promise.race([
    work.finally(() => patience.abort()),
    sleep(seconds * 1000, undefined, { signal: patience.signal }).catch(() => undefined),
  ])
}
