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
