import type { Offender } from './invariant.ts'

export interface Finding {
  readonly offenders: readonly Offender[]
  /** Why the check is inconclusive; null if it was checked. */
  readonly unchecked: string | null
}

/** At most this many are shown per rule. */
export const offendersMax = 20

export interface Findings {
  /**
   * Adds the offenders that a check returns; returns whether there were none. A check that fails, for
   * example at its connection's time limit, makes the rule inconclusive and blocks nothing else.
   */
  collect: (check: () => Promise<readonly Offender[]>) => Promise<boolean>
  cannotTell: (why: string) => void
  result: () => Finding
}

/** Collects what several checks of one rule find, each offender once. */
export function collectFindings(): Findings {
  const offenders = new Map<string, Offender>()
  let unchecked: string | null = null
  return {
    collect: async (check) => {
      try {
        const found = await check()
        for (const each of found) offenders.set(`${each.offender} ${each.detail}`, each)
        return found.length === 0
      } catch (error) {
        unchecked = error instanceof Error ? error.message : String(error)
        return false
      }
    },
    cannotTell: (why) => {
      unchecked ??= why
    },
    result: () => ({ offenders: [...offenders.values()].slice(0, offendersMax), unchecked }),
  }
}
