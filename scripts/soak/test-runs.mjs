import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, readFileSync } from 'node:fs'
import path from 'node:path'
import { dyingWithParent } from '../programs.mjs'
import { root } from '../root.mjs'

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--retry', '0']

/** All 15,000 orders take two processors six hours: each seed plays another of the parts, and other months. */
const ordersParts = 10

/** @typedef {{ isShort: boolean, seed: number, folder: string }} Form `folder`: where logs and figures are kept */

/** Tests of `npm test`, with other seeds and more often. @param {Form} form */
export function testParts(form) {
  const { isShort } = form
  /** @type {Record<string, string>} */
  const full = isShort ? {} : { FAULT_FULL: '1' }
  const times = (/** @type {number} */ count) => (isShort ? 1 : count)
  const files = (/** @type {readonly string[]} */ names) => [
    ...vitest,
    ...names.map((name) => `server/src/faults/${name}.test.ts`),
  ]
  /** @type {readonly Runs[]} */
  const all = [
    {
      name: 'payouts',
      args: files(['killed-payout-worker', 'stalled-payout-caller']),
      times: times(35),
    },
    {
      name: 'keys',
      args: files([
        'killed-between-statements',
        'killed-outside-refund',
        'killed-pending-approval',
        'killed-chargebacks',
      ]),
      times: 1,
      env: full,
    },
    {
      name: 'races',
      args: files(['budget-race', 'money-races', 'post-races', 'approval-races']),
      times: times(40),
    },
    {
      name: 'database',
      args: files([
        'frozen-database',
        'lost-database-worker',
        'held-lock',
        'exhausted-database',
        'full-disk',
      ]),
      times: times(20),
      env: full,
    },
    {
      name: 'restore',
      args: files(['backups-among-kills', 'forgetful-failover']),
      times: times(20),
    },
    { name: 'model', args: ['scripts/simulate.mjs', isShort ? '20' : '500'], times: 1 },
    { name: 'orders', ...ordersRun(form), times: 1 },
  ]
  return all.map((runs) => ({ name: runs.name, run: () => repeat(runs, form) }))
}

/** The short form plays each listed sequence once, where terms are set and the campaign is short. @param {Form} form */
function ordersRun({ isShort, seed }) {
  const what = isShort ? 'listed' : `${(seed % ordersParts) + 1}/${ordersParts}`
  const args = ['scripts/orders.mjs', what]
  return isShort ? { args, env: { ORDERS_TERMS: 'terms,short' } } : { args }
}

/** @typedef {{ name: string, args: readonly string[], times: number, env?: Record<string, string> }} Runs */

/**
 * Each time with the next seed; ends at the first that is red.
 * @param {Runs} runs
 * @param {Form} form
 */
async function repeat({ name, args, times, env = {} }, { isShort, seed, folder }) {
  let count = 0
  for (let own = seed; own < seed + times; own += 1) {
    const log = path.join(folder, `${name}-${own}.log`)
    const seeds = { FAULT_SEED: String(own), ORDERS_SEED: String(own) }
    const code = await runInto(log, args, { ...env, ...seeds })
    const passed = passedIn(readFileSync(log, 'utf8'))
    if (code !== 0 || passed === 0) {
      const again = `npm run soak -- ${name} --seed ${own}${isShort ? ' --short' : ''}`
      throw new Error(
        `${failuresIn(readFileSync(log, 'utf8'))}\nall of it: ${log}\nagain: ${again}`,
      )
    }
    count += passed
  }
  const seeds = times === 1 ? `seed ${seed}` : `seeds ${seed} to ${seed + times - 1}`
  return `${count} tests, ${seeds}`
}

/**
 * @param {string} file
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 */
async function runInto(file, args, env) {
  const log = createWriteStream(file)
  await once(log, 'open')
  const [program = '', ...words] = [...dyingWithParent('SIGKILL'), process.execPath, ...args]
  const child = spawn(program, words, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', log, log],
  })
  const [code] = await once(child, 'exit')
  log.end()
  return code
}

/** A run in which no test ran shows nothing. @param {string} text */
function passedIn(text) {
  return [...text.matchAll(/^ +Tests .*?(\d+) passed/gm)].reduce((sum, [, n]) => sum + Number(n), 0)
}

/** @param {string} text */
function failuresIn(text) {
  const lines = text.split('\n').filter((line) => / FAIL | repeats this run|Error: /.test(line))
  return (lines.length > 0 ? lines.slice(0, 8) : text.trim().split('\n').slice(-8)).join('\n')
}
