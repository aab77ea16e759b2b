import { runCommand } from './command.ts'
import type { Config } from './config.ts'
import { reportOf } from './money/books/audit-report.ts'
import { checkInvariants, type InvariantResult, isHolding } from './money/books/invariants.ts'
import { createLog } from './platform/log.ts'
import { buildParts, type Parts, requireOwnInstallation } from './wiring-parts.ts'

/**
 * `npm run audit`: prints every invariant with its result; exits with 1 and the offending rows if one is
 * broken.
 */
await runCommand(async (config) => {
  const parts = buildParts(config, createLog('error'))
  const results = await lookAtBooks(config, parts)
  process.stdout.write(reportOf(results))
  return results.every(isHolding) ? 0 : 1
})

async function lookAtBooks(config: Config, parts: Parts): Promise<InvariantResult[]> {
  try {
    await requireOwnInstallation(config, parts)
    return [...(await checkInvariants(parts.booksDatabase)), await parts.compareTransfers(null)]
  } finally {
    await parts.database.close()
    await parts.booksDatabase.close()
  }
}
