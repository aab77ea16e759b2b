import { waitFor } from '../wait-for.ts'

/** Named conditions of `/readyz`. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<boolean>>>

/** Whoever asks while an answer is under way gets the same one: no number of them makes it late. */
export function shareAnswer<T>(ask: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined
  return () => {
    underWay ??= ask().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}

export async function readReadiness(
  conditions: ReadinessChecks,
): Promise<{ isReady: boolean; checks: Record<string, boolean> }> {
  const results = Object.entries(conditions).map(async ([name, check]) => {
    const isMet = await check().catch(() => false)
    return [name, isMet] as const
  })
  const checks = Object.fromEntries(await Promise.all(results))
  return { isReady: Object.values(checks).every(Boolean), checks }
}

/** Shorter than the usual time between two scrapes. */
const everySeconds = 10

/** A balancer does not wait for longer either. */
const answerSecondsMax = 5

/** Asks from time to time, so that a scrape finds the answer in memory. */
export function followReadiness(
  conditions: ReadinessChecks,
  everyMs: number = everySeconds * 1000,
  answerMsMax: number = answerSecondsMax * 1000,
): { readonly isReady: () => boolean; stop(): Promise<void> } {
  let isReady = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const ask = async (): Promise<void> => {
    let isMet = false
    const asked = readReadiness(conditions).then((read) => {
      isMet = read.isReady
    })
    await waitFor(answerMsMax / 1000, asked)
    isReady = isMet
    if (!isStopped) timer = setTimeout(() => void ask(), everyMs)
  }
  void ask()
  return {
    isReady: () => isReady,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
