import path from 'node:path'
import { root } from '../root.mjs'
import { runToEnd } from '../run-to-end.mjs'
import { withReportFile } from './report-file.mjs'
import { addTallies, emptyTally, failureOf, withExitCode } from './tally.mjs'

/** @typedef {import('./tally-reporter.mjs').UnitReport} UnitReport */

/** Every test next to the code, against a real PostgreSQL started for the run. */
export async function runUnitTests() {
  const { exitCode, tally, stray } = await runVitest([])
  if (stray.length === 0) return withExitCode(tally, exitCode)
  const failures = stray.map((error) =>
    failureOf('An error outside of every test', `${error.message}\n${error.stack ?? ''}`),
  )
  // As for a test, a second try tells a defect from a race. What the first one said is listed.
  console.log(failures.join('\n'))
  const files = stray.map(({ VITEST_TEST_PATH: file }) => path.relative(root, file ?? ''))
  const again = await runVitest([...new Set(files)])
  if (again.exitCode === 0) return tally
  return addTallies(tally, { ...emptyTally, failed: failures.length, failures })
}

/** @param {readonly string[]} files all of them when empty, or when one is not known */
async function runVitest(files) {
  const { exitCode, report } = await withReportFile((file) => {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit']
    const reporters = ['--reporter=default', '--reporter=./scripts/test/tally-reporter.mjs']
    return runToEnd([...vitest, ...reporters, ...files.filter(Boolean)], { REPORT_FILE: file })
  })
  /** @type {UnitReport} */
  const { tally, stray } = /** @type {any} */ (report ?? { tally: emptyTally, stray: [] })
  return { exitCode, tally, stray }
}
