import { existsSync } from 'node:fs'
import path from 'node:path'
import { requireChromium } from '../find-chromium.mjs'
import { root } from '../root.mjs'
import { runToEnd } from '../run-to-end.mjs'
import { withReportFile } from './report-file.mjs'
import { emptyTally, withExitCode } from './tally.mjs'

/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} Report */

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
function tallyOf({ stats: { expected, unexpected, flaky, skipped } }) {
  return { passed: expected + flaky, failed: unexpected, skipped }
}
