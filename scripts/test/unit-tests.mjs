import { runToEnd } from '../run-to-end.mjs'
import { withReportFile } from './report-file.mjs'
import { emptyTally, withExitCode } from './tally.mjs'

/**
 * @typedef {{ status: string, assertionResults: unknown[] }} FileReport
 * @typedef {{
 *   numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: FileReport[],
 * }} VitestReport
 */

/** Every test next to the code, against a real PostgreSQL started for the run. */
export async function runUnitTests() {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit']
  const { exitCode, report } = await withReportFile((file) =>
    runToEnd([...vitest, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]),
  )
  const tally = report === undefined ? emptyTally : tallyOf(/** @type {VitestReport} */ (report))
  return withExitCode(tally, exitCode)
}

/** @param {VitestReport} report */
function tallyOf(report) {
  const unreadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unreadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}
