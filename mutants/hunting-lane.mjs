import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { dyingWithParent } from '../scripts/programs.mjs'
import { root } from '../scripts/root.mjs'
import { copySources } from './lane.mjs'
import { switchMutants } from './switch-mutants.mjs'

/** @typedef {import('./switch-mutants.mjs').SwitchedMutant & { file: string }} PlacedMutant */
/** @typedef {ReturnType<typeof openHuntingLane>} HuntingLane */

/**
 * A copy of the sources whose modules hold all these mutants, switched off.
 * @param {string} folder
 * @param {{ postgresUrl: string, mutants: readonly PlacedMutant[] }} parts
 */
export function openHuntingLane(folder, { postgresUrl, mutants }) {
  copySources(folder)
  for (const file of new Set(mutants.map((mutant) => mutant.file))) {
    const own = mutants.filter((mutant) => mutant.file === file)
    writeFileSync(path.join(folder, file), switchMutants(read(file), own))
  }

  /**
   * Runs one process. Returns what it wrote, and whether it ended before the limit.
   * @param {import('./hunt-runner.mjs').Work} work test files are paths in the repository
   * @param {{ limitMs: number, loadedMutant?: number }} options `limitMs`: the longest time without a result
   */
  const run = async (work, { limitMs, loadedMutant }) => {
    const results = path.join(folder, 'results.jsonl')
    const plan = path.join(folder, 'plan.json')
    rmSync(results, { force: true })
    writeFileSync(plan, JSON.stringify({ work, results }))
    const hasEnded = await runProcess(folder, {
      watched: results,
      limitMs,
      env: {
        TEST_POSTGRES_URL: postgresUrl,
        HUNT_PLAN: plan,
        ...(loadedMutant && { MUTANT: String(loadedMutant) }),
      },
    })
    const text = existsSync(results) ? readFileSync(results, 'utf8') : ''
    const lines = text.split('\n').filter((line) => line !== '')
    return { hasEnded, lines: lines.map((line) => JSON.parse(line)) }
  }
  return { run }
}

/** @param {string} file */
function read(file) {
  return readFileSync(path.join(root, file), 'utf8')
}

/**
 * @param {string} folder
 * @param {{ watched: string, limitMs: number, env: Record<string, string> }} options
 * @returns {Promise<boolean>} whether it ended before the file stood still for too long
 */
function runProcess(folder, { watched, limitMs, env }) {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run']
  const config = ['--config', 'mutants/hunt.config.mjs']
  const words = [...dyingWithParent('SIGKILL'), process.execPath, ...vitest, ...config]
  const [program = '', ...args] = words
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, ...env },
      detached: true,
    })
    let size = -1
    let changedAt = Date.now()
    let isStuck = false
    const timer = setInterval(() => {
      const now = existsSync(watched) ? readFileSync(watched).length : 0
      if (now !== size) {
        size = now
        changedAt = Date.now()
      } else if (Date.now() - changedAt > limitMs && child.pid !== undefined) {
        isStuck = true
        process.kill(-child.pid, 'SIGKILL')
      }
    }, 1000)
    child.once('error', reject)
    child.once('exit', () => {
      clearInterval(timer)
      resolve(!isStuck)
    })
  })
}
