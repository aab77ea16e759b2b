import { setTimeout as sleep } from 'node:timers/promises'

/** Waits at most this long for work that must not throw; the work itself continues. */
export async function waitFor(seconds: number, work: Promise<unknown>): Promise<void> {
  const patience = new AbortController()
  await Promise.race([
    work.finally(() => patience.abort()),
    sleep(seconds * 1000, undefined, { signal: patience.signal }).catch(() => undefined),
  ])
}
