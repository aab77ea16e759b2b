import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { dyingWithParent } from '../programs.mjs'
import { root } from '../root.mjs'
import { allChecks } from './checks.mjs'

/**
 * @typedef {import('./checks.mjs').Check} Check
 * @typedef {{ name: string, isPassed: boolean, output: string }} Result
 */

/**
 * Runs every check, one per processor at a time, and prints the problems each found.
 * @returns {Promise<Result[]>}
 */
export async function runChecks() {
  const waiting = allChecks()
  /** @type {Result[]} */
  const results = []
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      results.push(await runCheck(check))
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker))
  return results
}

/**
 * @param {Check} check
 * @returns {Promise<Result>}
 */
async function runCheck({ name, command }) {
  const startedAt = Date.now()
  const { code, output } = await capture(command)
  const isPassed = code === 0
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`${isPassed ? '✓' : '✗'} ${name.padEnd(20)} ${seconds} s`)
  if (!isPassed) console.log(output.trim().replaceAll(/^/gm, '    '))
  return { name, isPassed, output }
}

/**
 * The checkers live for seconds and read the whole tree: collecting garbage less often, in Go and in Node, saves
 * a tenth of their time.
 */
const seldomCollected = { GOGC: '400', NODE_OPTIONS: '--max-semi-space-size=64' }

/**
 * @param {readonly string[]} script
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function capture(script) {
  const [program = '', ...args] = [...dyingWithParent('SIGKILL'), process.execPath, ...script]
  const env = { ...process.env, ...seldomCollected, NO_COLOR: '1', FORCE_COLOR: undefined }
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}
