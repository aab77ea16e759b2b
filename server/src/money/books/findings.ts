import type { Offender } from './invariant.ts'

export interface Finding {
  readonly offenders: readonly Offender[]
  /** Why the check is inconclusive; null when it was checked. */
  readonly unchecked: string | null
}

/** As many as are shown of each rule. */
export const offendersMax = 20

export interface Findings {
  /**
   * Adds who breaks the rule; returns whether it holds there. What cannot be checked, such as a statement that exceeds
   * its connection's time limit, makes the rule inconclusive and blocks nothing else.
   */
  look: (check: () => Promise<readonly Offender[]>) => Promise<boolean>
  cannotTell: (why: string) => void
  result: () => Finding
}

/** What the looks at one rule found together: each offender once. */
export function collectFindings(): Findings {
  const offenders = new Map<string, Offender>()
  let unchecked: string | null = null
  return {
    look: async (check) => {
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
