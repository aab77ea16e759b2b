import { setTimeout as delay } from 'node:timers/promises'

/** Waits until the condition is true, for at most 60 seconds. */
export async function until(
  what: string,
  isTrue: () => Promise<boolean>,
  secondsMax = 60,
): Promise<void> {
  const endsAt = Date.now() + secondsMax * 1000
  while (!(await isTrue())) {
    if (Date.now() > endsAt) throw new Error(`still not: ${what}`)
    await delay(50)
  }
}
