import { runCommand } from './command.ts'
import type { Config } from './config.ts'
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
  for (const result of results) process.stdout.write(describe(result))
  const brokenCount = results.filter((result) => !isHolding(result)).length
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
    return [...(await checkInvariants(parts.booksDatabase)), await parts.compareTransfers(null)]
  } finally {
    await parts.database.close()
    await parts.booksDatabase.close()
  }
}

function describe(result: InvariantResult): string {
  const { id, claim, offenders, unchecked } = result
  const lines = offenders.map(({ offender, detail }) => `${offender}: ${detail}`)
  if (unchecked !== null) lines.push(`not checked: ${unchecked}`)
  const others = result.foreignCount ?? 0
  if (others > 0)
    lines.push(`${others} transfers of others on the provider's account were left out`)
  const rows = lines.map((line) => `         ${line}\n`)
  return `${isHolding(result) ? 'ok    ' : 'BROKEN'} ${id.padEnd(5)} ${claim}\n${rows.join('')}`
}
