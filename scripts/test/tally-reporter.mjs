import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../root.mjs'
import { addTallies, emptyTally, failureOf } from './tally.mjs'

/**
 * @typedef {import('vitest/node').TestCase} TestCase
 * @typedef {import('vitest/node').TestModule} TestModule
 * @typedef {import('./tally.mjs').Tally} Tally
 */

/**
 * @typedef {{ message: string, stack?: string, VITEST_TEST_PATH?: string }} StrayError an error that belongs to
 *   no test, and the file that ran meanwhile
 * @typedef {{ tally: Tally, stray: readonly StrayError[] }} UnitReport
 */

/** Vitest's reporter for `npm test`: writes a UnitReport to the file that REPORT_FILE names. */
export default class TallyReporter {
  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly StrayError[]} stray
   */
  onTestRunEnd(modules, stray) {
    const { REPORT_FILE } = process.env
    if (REPORT_FILE === undefined) throw new Error('REPORT_FILE is missing')
    const tally = modules.map(tallyOfModule).reduce(addTallies, emptyTally)
    writeFileSync(REPORT_FILE, JSON.stringify({ tally, stray }))
  }
}

/** @param {TestModule} module */
function tallyOfModule(module) {
  const file = path.relative(root, module.moduleId)
  const unreadable = module.errors().map(({ message }) => failed(file, message))
  const tests = [...module.children.allTests()].map((test) => tallyOfTest(file, test))
  return [...unreadable, ...tests].reduce(addTallies, emptyTally)
}

/**
 * @param {string} file
 * @param {TestCase} test
 * @returns {Tally}
 */
function tallyOfTest(file, test) {
  const { state, errors = [] } = test.result()
  if (state === 'passed') return { ...emptyTally, passed: 1 }
  if (state !== 'failed') return { ...emptyTally, skipped: 1 }
  return failed(`${file} › ${test.fullName}`, errors.map(({ message }) => message).join('\n'))
}

/**
 * @param {string} name
 * @param {string} why
 * @returns {Tally}
 */
function failed(name, why) {
  return { ...emptyTally, failed: 1, failures: [failureOf(name, why)] }
}
