import { ensureBuilt } from './build/ensure-built.mjs'
import { runChecks } from './check/run-checks.mjs'
import { PlainError, runCommand } from './plain-error.mjs'
import { setup } from './setup.mjs'
import { runJourneys } from './test/journeys.mjs'
import { makeRunFolder } from './test/run-folder.mjs'
import { addTallies, emptyTally, failureOf, isGreen, tallyLine } from './test/tally.mjs'
import { runUnitTests } from './test/unit-tests.mjs'

/** @type {Record<string, () => Promise<import('./test/tally.mjs').Tally>>} */
const suites = { check: checks, unit: runUnitTests, e2e: runJourneys }

/** `npm test`: everything, or `npm test -- check|unit|e2e` for one part. */
await runCommand(async () => {
  const requested = process.argv.slice(2)
  const unknown = requested.filter((name) => suites[name] === undefined)
  if (unknown.length > 0) {
    throw new PlainError(`Unknown part "${unknown[0]}". Parts: check, unit, e2e.`)
  }
  await setup()
  await ensureBuilt()
  const removeRunFolder = makeRunFolder()
  const total = await runSuites(requested).finally(removeRunFolder)
  if (total.failures.length > 0) console.log(`\n── failed ──\n${total.failures.join('\n')}`)
  console.log(`\n${tallyLine(total)}`)
  if (!isGreen(total)) process.exitCode = 1
})

/**
 * @param {readonly string[]} requested all of them when empty
 */
async function runSuites(requested) {
  let total = emptyTally
  for (const [name, run] of Object.entries(suites)) {
    if (requested.length > 0 && !requested.includes(name)) continue
    console.log(`\n── ${name} ──`)
    total = addTallies(total, await run())
  }
  return total
}

/** Each check counts as one test. */
async function checks() {
  const results = await runChecks()
  const failed = results.filter((each) => !each.isPassed)
  return {
    passed: results.length - failed.length,
    failed: failed.length,
    skipped: 0,
    failures: failed.map(({ name, output }) => failureOf(name, output)),
  }
}
