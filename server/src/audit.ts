import { readConfig } from './config.ts'
import { compareTransfers } from './features/payouts/compare-transfers.ts'
import { checkInvariants } from './money/invariants.ts'
import { createLog } from './platform/log.ts'
import { buildParts } from './wiring.ts'

/** `npm run audit`: every invariant with its result; exit 1 and the offending rows when one is broken. */
const config = readConfig()
const parts = buildParts(config, createLog('error'))
const results = [...(await checkInvariants(parts.database)), await compareTransfers(parts)]
for (const { id, claim, offenders } of results) {
  process.stdout.write(`${offenders.length === 0 ? 'ok    ' : 'BROKEN'} ${id.padEnd(5)} ${claim}\n`)
  for (const { offender, detail } of offenders)
    process.stdout.write(`         ${offender}: ${detail}\n`)
}
const broken = results.filter((result) => result.offenders.length > 0)
process.stdout.write(
  broken.length === 0
    ? `The books are clean: ${results.length} invariants hold.\n`
    : `${broken.length} of ${results.length} invariants are broken.\n`,
)
await parts.database.close()
process.exitCode = broken.length === 0 ? 0 : 1
