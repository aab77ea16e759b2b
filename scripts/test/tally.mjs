import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {{ passed: number, failed: number, skipped: number, failures: readonly string[] }} Tally
 *   `failures`: what failed and why, in a few lines each
 */

/** @type {Tally} */
export const emptyTally = { passed: 0, failed: 0, skipped: 0, failures: [] }

/**
 * @param {Tally} a
 * @param {Tally} b
 * @returns {Tally}
 */
export function addTallies(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...a.failures, ...b.failures],
  }
}

/** @param {Tally} tally */
export function tallyLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

/**
 * A run without any test is not a success.
 * @param {Tally} tally
 */
export function isGreen({ passed, failed }) {
  return failed === 0 && passed > 0
}

const failureLinesMax = 12

/**
 * One entry of a tally's failures, so that a run's last lines show what to fix.
 * @param {string} name
 * @param {string} why
 */
export function failureOf(name, why) {
  const lines = stripVTControlCharacters(why).trim().split('\n')
  return [name, ...lines.slice(0, failureLinesMax).map((line) => `    ${line}`)].join('\n')
}

/**
 * A runner that fails without naming a test still counts as a failure.
 * @param {Tally} tally
 * @param {number} exitCode
 * @returns {Tally}
 */
export function withExitCode(tally, exitCode) {
  if (exitCode === 0 || tally.failed > 0) return tally
  const silent = `A runner ended with ${exitCode} and named no failed test: its own output says why.`
  return { ...tally, failed: 1, failures: [...tally.failures, silent] }
}
