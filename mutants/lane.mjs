import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { dyingWithParent } from '../scripts/programs.mjs'
import { root } from '../scripts/root.mjs'

const copied = ['contract', 'server', 'sandbox', 'migrations', 'scripts', 'mutants']
const files = ['package.json', 'vitest.config.ts', 'tsconfig.base.json']
const limitMs = 300_000

/** @typedef {ReturnType<typeof openLane>} Lane */

/**
 * A copy of the sources in which one file at a time is mutated, so that no checkout ever is.
 * @param {string} folder
 * @param {string} postgresUrl
 */
export function openLane(folder, postgresUrl) {
  copySources(folder)

  /**
   * Whether these tests pass with the file's text replaced.
   * @param {string} file
   * @param {string} text
   * @param {readonly string[]} tests
   */
  const passes = async (file, text, tests) => {
    const place = path.join(folder, file)
    const truth = readFileSync(place, 'utf8')
    writeFileSync(place, text)
    try {
      return await runTests(folder, { tests, postgresUrl })
    } finally {
      writeFileSync(place, truth)
    }
  }
  return { passes }
}

/** @param {string} folder */
export function copySources(folder) {
  mkdirSync(folder, { recursive: true })
  for (const name of copied) {
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (place) => path.basename(place) !== 'node_modules',
    })
  }
  for (const name of files) cpSync(path.join(root, name), path.join(folder, name))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
}

/**
 * A run that times out has found the mutant: something waits for an event that never comes.
 * @param {string} folder
 * @param {{ tests: readonly string[], postgresUrl: string }} run
 * @returns {Promise<boolean>}
 */
function runTests(folder, { tests, postgresUrl }) {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit']
  const options = ['--bail', '1', '--maxWorkers', '1', '--reporter', 'dot']
  const words = [...dyingWithParent('SIGKILL'), process.execPath, ...vitest, ...options, ...tests]
  const [program = '', ...args] = words
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, TEST_POSTGRES_URL: postgresUrl },
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), limitMs)
    child.once('error', reject)
    child.once('exit', (code) => {
      clearTimeout(timer)
      resolve(code === 0)
    })
  })
}
