import { appendFileSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { startTests } from '@vitest/runner'
import { TestRunner } from 'vitest'

/**
 * What one process does. `reach`: runs the tests with no mutant active and writes which mutants each
 * test file reached while it ran, not while it was loaded. `hunt`: runs each mutant's tests until one
 * fails and writes which.
 * @typedef {{ kind: 'reach', testFiles: readonly string[] }
 *   | { kind: 'hunt', mutants: readonly { id: number, testFiles: readonly string[] }[] }} Work
 */

/** @typedef {{ testFile: string, ms: number, failure: string | null, reached: readonly number[] }} Reach */
/** @typedef {{ id: number, foundBy: string | null }} Verdict */

/** Set from the start for a mutant of what a module does while it is loaded. */
let active = Number(process.env.MUTANT ?? 0)
/** @type {Set<number>} */
let reached = new Set()
let strayErrors = 0
process.on('unhandledRejection', () => {
  strayErrors += 1
})

Object.assign(globalThis, {
  isMutant: (/** @type {number} */ id) => {
    reached.add(id)
    return id === active
  },
})

/** @param {number} id 0 for none */
function activate(id) {
  active = id
  process.env.MUTANT = String(id)
}

/**
 * Vitest's runner, which does its work before the one empty test file it is given. All test files run
 * in its process again and again, so that the server's modules are read once.
 */
export default class HuntRunner extends TestRunner {
  async onBeforeRunFiles() {
    const { work, results } = JSON.parse(readFileSync(String(process.env.HUNT_PLAN), 'utf8'))
    const write = (/** @type {object} */ line) =>
      appendFileSync(results, `${JSON.stringify(line)}\n`)
    if (work.kind === 'reach') return await this.measureReach(work, write)
    for (const mutant of work.mutants) write(await this.hunt(mutant))
  }

  /**
   * @param {Extract<Work, { kind: 'reach' }>} work
   * @param {(line: Reach) => void} write
   */
  async measureReach({ testFiles }, write) {
    for (const testFile of testFiles) {
      const startedAt = performance.now()
      const failure = await this.firstFailure(testFile)
      const ms = Math.round(performance.now() - startedAt)
      write({ testFile, ms, failure, reached: [...reached] })
    }
  }

  /**
   * @param {{ id: number, testFiles: readonly string[] }} mutant
   * @returns {Promise<Verdict>}
   */
  async hunt({ id, testFiles }) {
    activate(id)
    try {
      for (const testFile of testFiles) {
        const failure = await this.firstFailure(testFile)
        if (failure !== null) return { id, foundBy: `${testFile}: ${failure}` }
      }
      return { id, foundBy: null }
    } finally {
      activate(0)
    }
  }

  /**
   * @param {string} testFile
   * @returns {Promise<string | null>} the first failed test or hook of the file
   */
  async firstFailure(testFile) {
    strayErrors = 0
    const runner = quietCopy(this)
    const [file] = await startTests([path.resolve(testFile)], runner)
    return (file && failureIn(file)) ?? (strayErrors > 0 ? 'an unhandled error' : null)
  }
}

/**
 * A runner that reports to nobody, reads the test file again, and stops after a failure.
 * @param {TestRunner} runner
 * @returns {TestRunner}
 */
function quietCopy(runner) {
  const nothing = () => {}
  const copy = Object.create(runner)
  return Object.assign(copy, {
    cancelRun: false,
    importFile: (/** @type {string} */ file) => runner.importFile(file, 'setup'),
    onBeforeRunFiles: () => {
      reached = new Set()
    },
    onAfterRunFiles: nothing,
    onAfterRunTask: (/** @type {import('vitest').RunnerTestCase} */ test) => {
      if (test.result?.state === 'fail') copy.cancelRun = true
    },
    onCollectStart: nothing,
    onCollected: nothing,
    onTaskUpdate: nothing,
    onTestAnnotate: async (/** @type {unknown} */ _test, /** @type {unknown} */ note) => note,
  })
}

/**
 * @param {import('vitest').RunnerTask} task
 * @returns {string | undefined}
 */
function failureIn(task) {
  if ('tasks' in task) {
    for (const each of task.tasks) {
      const failure = failureIn(each)
      if (failure !== undefined) return failure
    }
  }
  if (task.result?.state !== 'fail') return undefined
  return `${task.name}: ${task.result.errors?.[0]?.message.split('\n')[0]}`
}
