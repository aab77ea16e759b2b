import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../root.mjs'
import { addTallies, emptyTally, failureOf } from './tally.mjs'

/**
 * @typedef {import('vitest/node').TestCase} TestCase
 * @typedef {import('vitest/node').TestModule} TestModule
 * @typedef {import('./tally.mjs').Tally} Tally
 */

/** Vitest's reporter for `npm test`: writes a run's tally to the file that TALLY_FILE names. */
export default class TallyReporter {
  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly { message: string, stack?: string }[]} unhandled errors that belong to no test, which fail
   *   the run as well
   */
  onTestRunEnd(modules, unhandled) {
    const tallies = [...modules.map(tallyOfModule), ...unhandled.map(tallyOfError)]
    const { TALLY_FILE } = process.env
    if (TALLY_FILE === undefined) throw new Error('TALLY_FILE is missing')
    writeFileSync(TALLY_FILE, JSON.stringify(tallies.reduce(addTallies, emptyTally)))
  }
}

/** @param {TestModule} module */
function tallyOfModule(module) {
  const file = path.relative(root, module.moduleId)
  const unreadable = module.errors().map((error) => failed(file, error.message))
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
  return failed(`${file} › ${test.fullName}`, errors.map(textOf).join('\n'))
}

/** @param {{ message: string, stack?: string }} error */
function tallyOfError(error) {
  return failed('An error outside of every test', textOf(error))
}

/** @param {{ message: string, stack?: string }} error */
function textOf({ message, stack = message }) {
  return stack.includes(message) ? stack : `${message}\n${stack}`
}

/**
 * @param {string} name
 * @param {string} why
 * @returns {Tally}
 */
function failed(name, why) {
  return { ...emptyTally, failed: 1, failures: [failureOf(name, why)] }
}
