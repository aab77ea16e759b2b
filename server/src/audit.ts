import { runCommand } from './command.ts'
import type { Config } from './config.ts'
import { compareTransfers } from './features/payouts/compare-transfers.ts'
import { checkInvariants, type InvariantResult } from './money/invariants.ts'
import { createLog } from './platform/log.ts'
import { buildParts, type Parts, requireOwnInstallation } from './wiring.ts'

/** `npm run audit`: every invariant with its result; exit 1 and the offending rows when one is broken. */
await runCommand(async (config) => {
  const parts = buildParts(config, createLog('error'))
  const results = await lookAtBooks(config, parts)
  for (const result of results) process.stdout.write(describe(result))
  const brokenCount = results.filter((result) => result.offenders.length > 0).length
  process.stdout.write(
    brokenCount === 0
      ? `The books are clean: ${results.length} invariants hold.\n`
      : `${brokenCount} of ${results.length} invariants are broken.\n`,
  )
  return brokenCount === 0 ? 0 : 1
})

async function lookAtBooks(config: Config, parts: Parts): Promise<InvariantResult[]> {
  try {
    await requireOwnInstallation(config, parts)
    return [...(await checkInvariants(parts.database)), await compareTransfers(parts)]
  } finally {
    await parts.database.close()
  }
}

function describe({ id, claim, offenders }: InvariantResult): string {
  const rows = offenders.map(({ offender, detail }) => `         ${offender}: ${detail}\n`)
  return `${offenders.length === 0 ? 'ok    ' : 'BROKEN'} ${id.padEnd(5)} ${claim}\n${rows.join('')}`
}
