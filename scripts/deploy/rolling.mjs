import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../root.mjs'
import { runToEnd } from '../run-to-end.mjs'
import { nodeOptions } from '../start/node-options.mjs'
import { freePort, openInstallation, startProcess, stopProcess, untilOk } from './installation.mjs'

const drainSeconds = 5
const callers = 8
const pauseMs = 40

/**
 * Two APIs and a worker behind the example's HAProxy; each API is restarted in turn, and no request may fail.
 * @param {number} restarts
 */
export async function rollOver(restarts) {
  const installation = await openInstallation()
  const { env, ownerUrl, folder } = installation
  /** @type {import('./installation.mjs').Started[]} */
  const running = []
  try {
    const script = path.join(root, 'dist/server/migrate.mjs')
    if ((await runToEnd([script], { ...env, DATABASE_MIGRATION_URL: ownerUrl })) !== 0) {
      throw new Error('migrate failed')
    }
    const apiPorts = [await freePort(), await freePort()]
    const startApi = (/** @type {number} */ port) =>
      start({ ...env, ROLE: 'api', PORT: String(port) })
    const apis = apiPorts.map(startApi)
    running.push(
      ...apis,
      start({ ...env, ROLE: 'worker', OPERATOR_PORT: String(await freePort()) }),
    )
    const port = await freePort()
    const config = path.join(folder, 'haproxy.cfg')
    writeFileSync(config, exampleFor(port, apiPorts))
    const haproxy = startProcess(['haproxy', '-db', '-f', config], { PORT: String(port) })
    running.push(haproxy)
    for (const each of [...apis, haproxy]) await untilOk(each, `${each.url}/readyz`)

    const load = startLoad(`http://127.0.0.1:${port}`)
    const seconds = []
    for (let turn = 0; turn < restarts; turn += 1) {
      const place = turn % 2
      const [old, ownPort] = [apis[place], apiPorts[place]]
      if (old === undefined || ownPort === undefined) throw new Error('no API')
      seconds.push(await stopProcess(old))
      const next = startApi(ownPort)
      apis[place] = next
      running.push(next)
      await untilOk(next, `${next.url}/readyz`)
      // HAProxy looks once a second.
      await sleep(2500)
    }
    const { count, failures } = await load.stop()
    const slowest = Math.max(...seconds)
    const seen = `${restarts} restarts, each ended with 0 after ${slowest.toFixed(1)} s at most; ${failures.length} of ${count} requests failed`
    if (failures.length > 0 || slowest > drainSeconds + 2) {
      throw new Error(`${seen}\n${failures.slice(0, 5).join('\n')}`)
    }
    return seen
  } finally {
    for (const each of running) await end(each)
    await installation.close()
  }
}

/** @param {Record<string, string>} env */
function start(env) {
  const script = path.join(root, 'dist/server/main.mjs')
  return startProcess([process.execPath, ...nodeOptions, script], {
    ...env,
    DRAIN_SECONDS: String(drainSeconds),
  })
}

/**
 * The example on loopback, without the certificates, which are the operator's.
 * @param {number} port
 * @param {readonly number[]} apiPorts
 */
function exampleFor(port, [first, second]) {
  const example = readFileSync(path.join(root, 'deploy/examples/haproxy.cfg'), 'utf8')
  return example
    .replace('bind :80\n', `bind 127.0.0.1:${port}\n`)
    .replace(/ {2}bind :443.*\n/, '')
    .replace(/ {2}http-request redirect.*\n/, '')
    .replace('127.0.0.1:3000', `127.0.0.1:${first}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${second}`)
}

/**
 * Pages and calls, over connections that stay open, as browsers' do.
 * @param {string} url
 */
function startLoad(url) {
  /** @type {string[]} */
  const failures = []
  let [count, isOver] = [0, false]
  const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  const requests = [
    ['/', {}],
    ['/healthz', {}],
    ['/api/auth/login', json],
  ]
  const call = async (/** @type {number} */ turn) => {
    const [place, options] = requests[turn % requests.length] ?? []
    try {
      const response = await fetch(`${url}${place}`, options)
      await response.arrayBuffer()
      if (response.status >= 500) failures.push(`${place} ${response.status}`)
    } catch (error) {
      failures.push(`${place} ${error instanceof Error ? (error.cause ?? error) : error}`)
    }
    count += 1
  }
  const caller = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      await call(turn)
      await sleep(pauseMs)
    }
  }
  const calling = Array.from({ length: callers }, caller)
  return {
    stop: async () => {
      isOver = true
      await Promise.all(calling)
      return { count, failures }
    },
  }
}

/** @param {import('./installation.mjs').Started} started */
async function end({ pid, exited }) {
  const isOver = await Promise.race([exited.then(() => true), sleep(10).then(() => false)])
  if (isOver) return
  process.kill(pid(), 'SIGKILL')
  await exited
}
