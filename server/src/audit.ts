import { runCommand } from './commands/run-command.ts'
import type { Config } from './config/config.ts'
import { compareBooks } from './features/books/compare-books.ts'
import { readTotals } from './features/books/comparison-store.ts'
import { linesOfTotals } from './features/books/totals-report.ts'
import { reportOf } from './money/books/audit-report.ts'
import { checkInvariants, type InvariantResult, isHolding } from './money/books/invariants.ts'
import { comparedRules } from './money/books/rules/invariants-provider.ts'
import { createLog } from './platform/log.ts'
import {
  buildDependencies,
  type Dependencies,
  requireOwnInstallation,
} from './wiring/dependencies.ts'

/**
 * `npm run audit`: reads the provider's whole list, prints what was compared and every invariant with its
 * result; exits with 1 and the offending rows if one is broken.
 */
await runCommand(async (config) => {
  const dependencies = buildDependencies(config, createLog('error'))
  const { sides, results } = await runAudit(config, dependencies)
  process.stdout.write(sides + reportOf(results))
  return results.every(isHolding) ? 0 : 1
})

async function runAudit(
  config: Config,
  dependencies: Dependencies,
): Promise<{ sides: string; results: InvariantResult[] }> {
  try {
    await requireOwnInstallation(config, dependencies)
    await compareBooks(dependencies, { isDeep: true })
    const sides = await readTotals(dependencies.booksDatabase)
    const checked = await checkInvariants(dependencies.booksDatabase)
    const asked = [
      await dependencies.comparePayments(null),
      await dependencies.compareTransfers(null),
    ]
    const results = [...checked, ...asked]
    return {
      sides: linesOfTotals(sides),
      results: results.map((result) => asCompared(result, sides.failure)),
    }
  } finally {
    await dependencies.database.close()
    await dependencies.booksDatabase.close()
  }
}

/** Without the provider, a rule about its list was checked only as far as earlier comparisons read. */
function asCompared(result: InvariantResult, failure: string | null): InvariantResult {
  if (failure === null || !comparedRules.includes(result.id)) return result
  return { ...result, unchecked: failure }
}
