import { appendFileSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { startTests } from '@vitest/runner'
import { TestRunner } from 'vitest'

/**
 * What one process does. `reach`: runs the tests with no mutant active and writes which mutants each
 * test reached while it ran, not while its file was loaded. `hunt`: runs each mutant's tests until one
 * fails and writes which.
 * @typedef {{ kind: 'reach', testFiles: readonly string[] }
 *   | { kind: 'hunt', mutants: readonly { id: number, runs: readonly Run[] }[] }} Work
 */

/** @typedef {{ testFile: string, places: readonly number[] | null }} Run `places`: only these tests of the file */

/** @typedef {{ ms: number, reached: readonly number[] }} TestReach */
/**
 * @typedef {{ testFile: string, ms: number, failure: string | null, reached: readonly number[], tests: readonly TestReach[] }} Reach
 * `reached`: by what runs once for the whole file; `tests`: in the file's order
 */
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
      /** @type {TestReach[]} */
      const tests = []
      const failure = await this.firstFailure({ testFile, places: null }, (place, test) => {
        tests[place] = test
      })
      const ms = Math.round(performance.now() - startedAt)
      const none = { ms: 0, reached: [] }
      write({
        testFile,
        ms,
        failure,
        reached: [...reached],
        tests: Array.from(tests, (test) => test ?? none),
      })
    }
  }

  /**
   * @param {{ id: number, runs: readonly Run[] }} mutant
   * @returns {Promise<Verdict>}
   */
  async hunt({ id, runs }) {
    for (const run of runs) {
      let failure = await this.failureWith(id, run)
      if (failure !== null && !(await this.isSound(run))) {
        failure = await this.failureWith(id, { testFile: run.testFile, places: null })
      }
      if (failure !== null) return { id, foundBy: `${run.testFile}: ${failure}` }
    }
    return { id, foundBy: null }
  }

  /**
   * @param {number} id
   * @param {Run} run
   */
  async failureWith(id, run) {
    activate(id)
    try {
      return await this.firstFailure(run)
    } finally {
      activate(0)
    }
  }

  /** @type {Map<string, boolean>} */
  sound = new Map()

  /**
   * Whether these tests pass without a mutant and without the others of their file, on which they might
   * depend.
   * @param {Run} run
   */
  async isSound(run) {
    if (run.places === null) return true
    const key = JSON.stringify(run)
    const known = this.sound.get(key)
    if (known !== undefined) return known
    const isSound = (await this.firstFailure(run)) === null
    this.sound.set(key, isSound)
    return isSound
  }

  /**
   * @param {Run} run
   * @param {(place: number, test: TestReach) => void} [note]
   * @returns {Promise<string | null>} the first failed test or hook of the file
   */
  async firstFailure({ testFile, places }, note = () => {}) {
    strayErrors = 0
    const runner = quietCopy(this, { places, note })
    const [file] = await startTests([path.resolve(testFile)], runner)
    return (file && failureIn(file)) ?? (strayErrors > 0 ? 'an unhandled error' : null)
  }
}

/**
 * A runner that reports to nobody, reads the test file again, and stops after a failure.
 * @param {TestRunner} runner
 * @param {{ places: Run['places'], note: (place: number, test: TestReach) => void }} options
 * @returns {TestRunner}
 */
function quietCopy(runner, { places, note }) {
  const nothing = () => {}
  const copy = Object.create(runner)
  /** @type {import('vitest').RunnerTestCase[]} */
  let tests = []
  let byFile = new Set()
  let startedAt = 0
  return Object.assign(copy, {
    cancelRun: false,
    importFile: (/** @type {string} */ file) => runner.importFile(file, 'setup'),
    onBeforeRunFiles: () => {
      byFile = new Set()
      reached = byFile
    },
    onAfterRunFiles: nothing,
    onBeforeRunTask: async (/** @type {import('vitest').RunnerTestCase} */ test) => {
      await runner.onBeforeRunTask.call(copy, test)
      startedAt = performance.now()
      reached = new Set()
    },
    onAfterRunTask: (/** @type {import('vitest').RunnerTestCase} */ test) => {
      const ms = Math.round(performance.now() - startedAt)
      note(tests.indexOf(test), { ms, reached: [...reached] })
      reached = byFile
      if (test.result?.state === 'fail') copy.cancelRun = true
    },
    onCollectStart: nothing,
    onCollected: (/** @type {import('vitest').RunnerTask[]} */ files) => {
      tests = files.flatMap(testsIn)
      for (const [place, test] of tests.entries()) {
        if (places !== null && !places.includes(place)) test.mode = 'skip'
      }
    },
    onTaskUpdate: nothing,
    onTestAnnotate: async (/** @type {unknown} */ _test, /** @type {unknown} */ note) => note,
  })
}

/**
 * @param {import('vitest').RunnerTask} task
 * @returns {import('vitest').RunnerTestCase[]}
 */
function testsIn(task) {
  return 'tasks' in task ? task.tasks.flatMap(testsIn) : [task]
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
