import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFaults, readMoney, requireCleanBooks, untilSent } from '../soak/judge-money.mjs'
import { keepPace, startMoney } from '../soak/load.mjs'
import { fillMarketplace, openMoneyCalls } from '../soak/money-calls.mjs'
import { endProcess, freePort, openInstallation, stopProcess, untilOk } from './installation.mjs'
import { migrate, startBalancer, startServer } from './servers.mjs'

const drainSeconds = 5
const requestsPerSecond = 200
/** No multiple of the number of requests, so that each asks everything. */
const addresses = 23
const creatorsPerRestart = 6
/** What is not sent is not shown to work. */
const sentMin = 0.95

/**
 * Two APIs and a worker behind the example's HAProxy, and people who pay and withdraw; each API is restarted in turn. No request may
 * fail, and what was acknowledged is in the books once.
 * @param {number} restarts
 */
export async function rollOver(restarts) {
  const installation = await openInstallation()
  const { ownerUrl, sandboxUrl, port } = installation
  const env = { ...installation.env, ACCOUNT_CHANGE_HOLD_HOURS: '0', TRUST_PROXY: '1' }
  /** @type {import('./installation.mjs').Started[]} */
  const running = []
  /** @type {(() => void)[]} */
  const endings = []
  try {
    await migrate(installation)
    const people = await fillMarketplace({ env, ownerUrl }, creatorsPerRestart * restarts)
    const apiPorts = [await freePort(), await freePort()]
    const apis = await startAll({ ...installation, env }, { apiPorts, running })
    const url = `http://127.0.0.1:${port}`
    const calls = openMoneyCalls({ url, sandboxUrl })
    const money = startMoney(calls, people)
    const load = startLoad(url, people)
    endings.push(money.end, load.end)
    const seconds = await restartEach(apis, restarts)
    const told = await load.stop()
    money.end()
    await money.ended
    const booked = await untilSent(() => readMoney(ownerUrl, sandboxUrl))
    await requireCleanBooks(env)
    const { acknowledged, lost, refused } = calls
    const wrong = [...findFaults(booked, acknowledged), ...refused, ...lost]
    return verdict({ ...told, seconds, wrong, acknowledged: acknowledged.length })
  } finally {
    for (const end of endings) end()
    for (const each of running) await endProcess(each)
    await installation.close()
  }
}

/** @param {Record<string, string>} env */
function start(env) {
  return startServer({ ...env, DRAIN_SECONDS: String(drainSeconds) })
}

/**
 * @param {import('./installation.mjs').Installation} installation
 * @param {{ apiPorts: readonly number[], running: import('./installation.mjs').Started[] }} given
 */
async function startAll({ env, folder, port }, { apiPorts, running }) {
  const startApi = (/** @type {number} */ port) => {
    const api = start({ ...env, ROLE: 'api', PORT: String(port) })
    running.push(api)
    return api
  }
  const apis = apiPorts.map((port) => ({ started: startApi(port), startApi, port }))
  running.push(start({ ...env, ROLE: 'worker', OPERATOR_PORT: String(await freePort()) }))
  const haproxy = startBalancer(folder, { port, apiPorts })
  running.push(haproxy)
  for (const each of [...apis.map(({ started }) => started), haproxy]) {
    await untilOk(each, `${each.url}/readyz`)
  }
  return apis
}

/**
 * How long each took to end.
 * @param {Awaited<ReturnType<typeof startAll>>} apis
 * @param {number} restarts
 */
async function restartEach(apis, restarts) {
  const seconds = []
  for (let turn = 0; turn < restarts; turn += 1) {
    const api = apis[turn % apis.length]
    if (api === undefined) throw new Error('no API')
    seconds.push(await stopProcess(api.started))
    api.started = api.startApi(api.port)
    await untilOk(api.started, `${api.started.url}/readyz`)
    // HAProxy looks once a second.
    await sleep(2500)
  }
  return seconds
}

/**
 * Pages and calls, over connections that stay open, as browsers' do, and from as many addresses as their limit takes.
 * @param {string} url
 * @param {import('../soak/money-calls.mjs').People} people
 */
function startLoad(url, { creators }) {
  /** @type {string[]} */
  const failures = []
  const agents = Array.from({ length: addresses }, (_, at) => ({
    agent: new Agent({ keepAlive: true }),
    localAddress: `127.0.8.${at + 1}`,
  }))
  const json = { 'content-type': 'application/json', origin: url }
  const cookieAt = (/** @type {number} */ turn) =>
    `permille_session=${creators[turn % creators.length]?.token}`
  const requests = [
    { place: '/', expected: [200] },
    { place: '/healthz', expected: [200] },
    // Guesses from one address are limited.
    { place: '/api/auth/login', expected: [400, 429], method: 'POST', headers: json, body: '{}' },
    { place: '/api/creator/payouts', expected: [200], isOfPerson: true },
  ]
  const pace = keepPace(requestsPerSecond, async (turn) => {
    const {
      place = '',
      expected = [],
      isOfPerson,
      ...rest
    } = requests[turn % requests.length] ?? {}
    const options = {
      ...agents[turn % agents.length],
      ...rest,
      ...(isOfPerson && { headers: { cookie: cookieAt(turn) } }),
    }
    const status = await ask(`${url}${place}`, options).catch((error) => error)
    if (!expected.includes(status)) failures.push(`${place} ${status}`)
  })
  return { end: pace.end, stop: async () => ({ ...(await pace.stop()), failures }) }
}

/**
 * The status of the answer, once all of it is there.
 * @param {string} url
 * @param {import('node:http').RequestOptions & { body?: string }} options
 */
function ask(url, { body, ...options }) {
  return new Promise((resolve, reject) => {
    const asked = request(url, options, (response) => {
      response.resume().on('error', reject)
      response.on('end', () => resolve(response.statusCode))
    })
    asked.on('error', reject).end(body)
  })
}

/**
 * @typedef {{ planned: number, sent: number, perSecond: number, failures: readonly string[] }} Told
 * @param {Told & { seconds: readonly number[], wrong: readonly string[], acknowledged: number }} told
 */
function verdict({ planned, sent, perSecond, failures, seconds, wrong, acknowledged }) {
  const slowest = Math.max(...seconds)
  const seen = `${seconds.length} restarts, each ended with 0 after ${slowest.toFixed(1)} s at most; ${failures.length} of ${sent} requests failed, ${perSecond.toFixed(0)} a second; ${acknowledged} payouts and fundings acknowledged, ${wrong.length} lost, twice, refused or asked again`
  const all = [
    ...failures.slice(0, 5),
    ...wrong.slice(0, 5),
    ...(slowest > drainSeconds + 2 ? ['an API took too long to end'] : []),
    ...(sent < sentMin * planned ? [`only ${sent} of ${planned} requests were sent`] : []),
  ]
  if (all.length > 0) throw new Error([seen, ...all].join('\n'))
  return seen
}
