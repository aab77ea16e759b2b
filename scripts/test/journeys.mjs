import { existsSync } from 'node:fs'
import path from 'node:path'
import { requireChromium } from '../find-chromium.mjs'
import { root } from '../root.mjs'
import { runToEnd } from '../run-to-end.mjs'
import { tallyOfViewCount } from './count-views.mjs'
import { withReportFile } from './report-file.mjs'
import { addTallies, emptyTally, failureOf, withExitCode } from './tally.mjs'

/**
 * @typedef {{ status: string, errors: { message?: string }[] }} Result
 * @typedef {{ projectName: string, status: string, results: Result[] }} Test
 * @typedef {{ title: string, file: string, tests: Test[] }} Spec
 * @typedef {{ specs: Spec[], suites?: Suite[] }} Suite
 * @typedef {{
 *   stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   suites: Suite[], errors: { message?: string }[],
 * }} Report
 */

const config = 'e2e/playwright.config.ts'

/** The journeys of e2e/ in a real browser. */
export async function runJourneys() {
  if (!existsSync(path.join(root, config))) return emptyTally
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', config]
  const browser = requireChromium()
  const { exitCode, report } = await withReportFile((file) =>
    runToEnd([...playwright, '--reporter=list,json'], {
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    }),
  )
  const tally = report === undefined ? emptyTally : tallyOf(/** @type {Report} */ (report))
  return withExitCode(tally, exitCode)
}

/** @param {Report} report */
function tallyOf({ stats: { expected, unexpected, flaky, skipped }, suites, errors }) {
  const failures = [
    ...errors.map(({ message = '' }) => failureOf('e2e', message)),
    ...suites.flatMap(specsOf).flatMap(failuresOf),
  ]
  const tally = { passed: expected + flaky, failed: unexpected, skipped, failures }
  return addTallies(tally, tallyOfViewCount(viewCountOf(suites)))
}

/** @param {readonly Suite[]} suites */
function viewCountOf(suites) {
  const tests = suites.flatMap(specsOf).flatMap((spec) => spec.tests)
  return tests.filter(({ projectName }) => projectName === 'states').length
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** @param {Spec} spec */
function failuresOf({ title, file, tests }) {
  return tests
    .filter(({ status }) => status === 'unexpected')
    .map(({ results }) =>
      failureOf(
        `${file} › ${title}`,
        results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n'),
      ),
    )
}
