import { readFileSync } from 'node:fs'
import { answersOk } from '../start/ready.mjs'
import { freePort, openInstallation, stopProcess, untilOk } from './installation.mjs'

/**
 * @typedef {import('./installation.mjs').Started} Started
 *
 * @typedef {{
 *   start: (env: Record<string, string>, entry: string) => Started,
 *   pidIn: (started: Started) => number,
 * }} Box `pidIn`: the process in the box, which hears no signal that is sent to the box
 */

const drainSeconds = 2

/**
 * In a box, the product waits for its schema, becomes ready once that is migrated, serves a page, and ends with 0.
 * @param {Box} box
 */
export async function walkThrough(box) {
  const installation = await openInstallation()
  const { env, ownerUrl } = installation
  const start = async (/** @type {string} */ role) =>
    box.start({ ...env, ...(await ports()), ROLE: role }, 'main')
  const stop = (/** @type {Started} */ started) => stopProcess(started, box.pidIn(started))
  try {
    const early = await start('api')
    await untilOk(early, `${early.operatorUrl}/healthz`)
    if (await answersOk(`${early.operatorUrl}/readyz`)) throw new Error('ready without a schema')
    const waited = await stop(early)

    const migrated = box.start({ ...env, DATABASE_MIGRATION_URL: ownerUrl }, 'migrate')
    const code = await migrated.exited
    if (code !== 0) throw new Error(`migrate ended with ${code}:\n${migrated.said()}`)

    const [api, worker] = [await start('api'), await start('worker')]
    for (const each of [api, worker]) await untilOk(each, `${each.operatorUrl}/readyz`)
    if (!(await answersOk(`${api.url}/`))) throw new Error('no page')
    requireConfined(box.pidIn(api))
    const [ofApi, ofWorker] = [await stop(api), await stop(worker)]
    const seconds = [waited, ofApi, ofWorker].map((each) => each.toFixed(1))
    return `each ended with 0: without a schema after ${seconds[0]} s, api after ${seconds[1]} s of which ${drainSeconds} s drain, worker after ${seconds[2]} s`
  } finally {
    await installation.close()
  }
}

async function ports() {
  const [port, operatorPort] = [await freePort(), await freePort()]
  return {
    PORT: String(port),
    OPERATOR_PORT: String(operatorPort),
    DRAIN_SECONDS: String(drainSeconds),
  }
}

/** Process 1 of its own, user 10001, no capability, nowhere to write but where a place was mounted. @param {number} pid */
function requireConfined(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const isConfined =
    /^Uid:\t10001\t10001\t/m.test(status) &&
    /^CapBnd:\t0+$/m.test(status) &&
    /^CapEff:\t0+$/m.test(status) &&
    /^NoNewPrivs:\t1$/m.test(status) &&
    /^NSpid:\t\d+\t1$/m.test(status) &&
    / \S+ \/ ro[, ]/.test(readFileSync(`/proc/${pid}/mountinfo`, 'utf8'))
  if (!isConfined) throw new Error(`not confined:\n${status}`)
}
