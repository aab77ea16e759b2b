import path from 'node:path'
import { root } from '../root.mjs'
import { runToEnd } from '../run-to-end.mjs'
import { withReportFile } from './report-file.mjs'
import { emptyTally, failureOf, withExitCode } from './tally.mjs'

/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[] | null }} TestReport
 * @typedef {{ name: string, status: string, message: string, assertionResults: TestReport[] }} FileReport
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
    failures: [
      ...unreadable.map((file) => failureOf(path.relative(root, file.name), file.message)),
      ...report.testResults.flatMap(failuresOf),
    ],
  }
}

/** @param {FileReport} file */
function failuresOf({ name, assertionResults }) {
  return assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) =>
      failureOf(
        `${path.relative(root, name)} › ${test.fullName}`,
        test.failureMessages?.join('\n') ?? '',
      ),
    )
}
