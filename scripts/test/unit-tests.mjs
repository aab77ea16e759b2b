import { runToEnd } from '../run-to-end.mjs'
import { withReportFile } from './report-file.mjs'
import { emptyTally, withExitCode } from './tally.mjs'

/** Every test next to the code, against a real PostgreSQL started for the run. */
export async function runUnitTests() {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit']
  const reporters = ['--reporter=default', '--reporter=./scripts/test/tally-reporter.mjs']
  const { exitCode, report } = await withReportFile((file) =>
    runToEnd([...vitest, ...reporters], { TALLY_FILE: file }),
  )
  const tally = report === undefined ? emptyTally : /** @type {import('./tally.mjs').Tally} */ (report)
  return withExitCode(tally, exitCode)
}
