import type { SetupCheck, SetupParty } from '@permille/contract/administration/setup'
import { asRefusedByDatabase } from '#platform/database/unusable-database.ts'
import { causeInWords } from '#platform/errors/errors.ts'
import { PlatformUnavailable } from './social-platform.ts'

/** The result of a check. A remedy is a sentence for the operator. */
export interface Finding {
  readonly verdict: SetupCheck['verdict']
  readonly seen: string
  readonly remedy: string | null
}

export function passed(seen: string): Finding {
  return { verdict: 'passed', seen, remedy: null }
}

export function failed(seen: string, remedy: string): Finding {
  return { verdict: 'failed', seen, remedy }
}

export function unchecked(seen: string, remedy: string | null = null): Finding {
  return { verdict: 'unchecked', seen, remedy }
}

export function skipped(seen: string): Finding {
  return { verdict: 'skipped', seen, remedy: null }
}

/** One claim, and how to verify it without changing anything at the outside party. */
export interface SetupQuestion {
  readonly code: string
  readonly claim: string
  readonly where: string | null
  /** Throws if the claim could not be verified. */
  readonly check: () => Promise<Finding> | Finding
}

/** Everything that can be checked about one outside party. */
export interface SetupParts {
  readonly party: SetupParty
  readonly questions: readonly SetupQuestion[]
}

const timeoutMs = 15_000

/** Runs all checks at once, each within 15 seconds. Never throws: a party that is down is unchecked. */
export async function runSetupChecks(
  parts: readonly SetupParts[],
  waitMs = timeoutMs,
): Promise<SetupCheck[]> {
  const checks = parts.flatMap(({ party, questions }) =>
    questions.map(async ({ code, claim, where, check }) => {
      const { verdict, seen, remedy } = await findOut(check, waitMs)
      return { party, code, claim, verdict, seen, remedy, where }
    }),
  )
  return await Promise.all(checks)
}

async function findOut(check: SetupQuestion['check'], waitMs: number): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Finding>((resolve) => {
    timer = setTimeout(resolve, waitMs, unchecked(`No response within ${waitMs / 1000} seconds.`))
  })
  try {
    return await Promise.race([Promise.resolve().then(check), late])
  } catch (error) {
    const words = asRefusedByDatabase(error)?.message ?? wordsOf(error)
    return unchecked(`Could not be checked: ${words}`)
  } finally {
    clearTimeout(timer)
  }
}

/** What an operator reads of an error: the platform's reason, or else the innermost message. */
export function wordsOf(error: unknown): string {
  if (error instanceof PlatformUnavailable && error.reason !== null) return error.reason
  return causeInWords(error)
}

/** Calls once, however many checks need the result; a failure goes to all of them. */
export function askOnce<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  return () => {
    answer ??= ask()
    return answer
  }
}
