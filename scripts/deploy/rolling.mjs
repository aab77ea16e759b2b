import { setTimeout as sleep } from 'node:timers/promises'
import { endProcess, freePort, openInstallation, stopProcess, untilOk } from './installation.mjs'
import { migrate, startBalancer, startServer } from './servers.mjs'

const drainSeconds = 5
const callers = 8
const pauseMs = 40

/**
 * Two APIs and a worker behind the example's HAProxy; each API is restarted in turn, and no request may fail.
 * @param {number} restarts
 */
export async function rollOver(restarts) {
  const installation = await openInstallation()
  const { env, folder, port } = installation
  /** @type {import('./installation.mjs').Started[]} */
  const running = []
  try {
    await migrate(installation)
    const apiPorts = [await freePort(), await freePort()]
    const startApi = (/** @type {number} */ port) =>
      start({ ...env, ROLE: 'api', PORT: String(port) })
    const apis = apiPorts.map(startApi)
    running.push(
      ...apis,
      start({ ...env, ROLE: 'worker', OPERATOR_PORT: String(await freePort()) }),
    )
    const haproxy = startBalancer(folder, { port, apiPorts })
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
    for (const each of running) await endProcess(each)
    await installation.close()
  }
}

/** @param {Record<string, string>} env */
function start(env) {
  return startServer({ ...env, DRAIN_SECONDS: String(drainSeconds) })
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
