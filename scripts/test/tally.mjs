/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** @type {Tally} */
export const emptyTally = { passed: 0, failed: 0, skipped: 0 }

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

/**
 * A runner that fails without naming a test still counts as a failure.
 * @param {Tally} tally
 * @param {number} exitCode
 * @returns {Tally}
 */
export function withExitCode(tally, exitCode) {
  const isSilent = exitCode !== 0 && tally.failed === 0
  return isSilent ? { ...tally, failed: 1 } : tally
}
