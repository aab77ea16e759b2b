import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  endProcess,
  freePort,
  openInstallation,
  stopProcess,
  untilOk,
} from '../deploy/installation.mjs'
import { migrate, startServer } from '../deploy/servers.mjs'
import { answersOk } from '../start/ready.mjs'
import { dropBombs, makeBombs } from './bombs.mjs'
import { signIn } from './move-money.mjs'
import { countOpen, openIdle, openSlow, untilEnded, untilFewOpen } from './slow-clients.mjs'

const megabytesMax = 100
/** As much as a bare Node server takes for one. */
const megabytesOfIdle = 0.009
const growthMax = 10
const timesMax = 2
/** On a busy machine a call may wait this long for a processor. */
const floorMs = 50
/** The server gives a first byte 5 s, a request 30 s, an idle connection 72 s, and one that takes nothing 90 s. */
const endedWithin = { silent: 10, 'slow headers': 45, 'slow body': 45, idle: 90 }
const readersEndedWithin = 120

/**
 * Thousands of idle connections, slow clients and bombs: other people notice nothing, the bombs are answered in words, and the
 * server ends whoever takes too long.
 * @param {{ isShort: boolean }} form
 */
export async function endureSlowClients({ isShort }) {
  const installation = await openInstallation()
  const { env, folder, port } = installation
  const start = (/** @type {Record<string, string>} */ own) =>
    startServer({ ...env, DATA_DIR: folder, ...own })
  const api = start({ ROLE: 'api', PORT: String(port) })
  const worker = start({ ROLE: 'worker', OPERATOR_PORT: String(await freePort()) })
  /** @type {(() => unknown)[]} */
  const endings = []
  try {
    await migrate(installation)
    for (const url of [api.url, worker.operatorUrl]) await untilOk(api, `${url}/readyz`)
    const person = await register(api.url)
    const aim = { url: api.url, ...person }
    const bombs = await makeBombs(aim)
    const others = openOthers(port, person.cookie)
    await others.during(() => sleep(3000))
    const before = await others.during(() => sleep(isShort ? 6000 : 30_000))
    const memory = watchMemory(api.pid())
    const isReady = watchReadiness(api.url)
    endings.push(memory.stop, isReady.stop)
    const target = { port, pid: api.pid(), cookie: person.cookie }
    let said = ''
    const during = await others.during(async () => {
      said = await attack(target, { aim, bombs, isShort })
    })
    await sleep(3000)
    const kept = memory.now()
    const after = await others.during(() => sleep(isShort ? 6000 : 30_000))
    const last = memory.now()
    const figures = { before, during, after, ...memory.stop(), kept, last }
    const wrong = [
      ...findFaults(figures, megabytesMax + countOf(isShort) * megabytesOfIdle),
      ...(await isReady.stop()),
    ]
    for (const each of [api, worker]) await stopProcess(each)
    const seen = `${said}; ${describe(figures)}; both ended with 0`
    if (wrong.length > 0) throw new Error([seen, ...wrong].join('\n'))
    return seen
  } finally {
    for (const end of endings) await end()
    for (const each of [api, worker]) await endProcess(each)
    await installation.close()
  }
}

/** @param {boolean} isShort */
const countOf = (isShort) => (isShort ? 1000 : 10_000)

/**
 * @param {import('./slow-clients.mjs').Target} target
 * @param {{ aim: import('./bombs.mjs').Aim, bombs: Awaited<ReturnType<typeof makeBombs>>, isShort: boolean }} form
 */
async function attack(target, { aim, bombs, isShort }) {
  const openBefore = countOpen(target.pid)
  const slow = openSlow(target, isShort ? 10 : 50)
  const count = countOf(isShort)
  const idle = await openIdle(target, count)
  const clients = [...slow, ...idle]
  try {
    const kept = idle.filter((each) => each.kind === 'idle' && each.isOpen()).length
    if (kept < count / 2) throw new Error(`only ${kept} of ${count} idle connections were kept`)
    const answers = await dropBombs(aim, bombs)
    const ends = []
    for (const [kind, seconds] of Object.entries(endedWithin)) {
      if (isShort && seconds > 60) continue
      ends.push(`${kind} after ${(await untilEnded(clients, kind, seconds)).toFixed(0)} s`)
    }
    if (!isShort) {
      // Streams stay, and calls of others come and go.
      const few = { openMax: openBefore + 20, withinSeconds: readersEndedWithin }
      ends.push(`slow readers after ${(await untilFewOpen(target.pid, few)).toFixed(0)} s`)
    }
    return `${kept} of ${count} idle connections at once; ${answers.join(', ')}; ended: ${ends.join(', ')}`
  } finally {
    for (const { socket } of clients) socket.destroy()
  }
}

/** @param {string} url */
async function register(url) {
  const headers = { 'content-type': 'application/json', origin: url }
  const email = 'slow@permille.test'
  const body = JSON.stringify({ email, password: 'permille-demo', displayName: 'Slow' })
  const made = await fetch(`${url}/api/auth/register`, { method: 'POST', headers, body })
  if (!made.ok) throw new Error(`register: ${made.status} ${await made.text()}`)
  const cookie = made.headers.getSetCookie().map((each) => each.split(';')[0])
  return { person: await signIn(url, email), cookie: cookie.join('; ') }
}

/**
 * Other people's calls, over connections that stay open; how long each took.
 * @param {number} port
 * @param {string} cookie
 */
function openOthers(port, cookie) {
  // A person may call ten times a second.
  const places = [
    { path: '/' },
    { path: '/api/auth/options' },
    { path: '/api/auth/me', headers: { cookie } },
  ]
  const agents = Array.from({ length: 8 }, (_, at) => ({
    agent: new Agent({ keepAlive: true }),
    localAddress: `127.0.9.${at + 1}`,
  }))
  const call = (/** @type {number} */ turn) =>
    new Promise((resolve, reject) => {
      const at = performance.now()
      const place = places[turn % places.length] ?? { path: '/' }
      const { path } = place
      const from = agents[turn % agents.length]
      const options = { ...from, ...place, port, host: '127.0.0.1', timeout: 20_000 }
      const sent = request(options, (response) => {
        let text = ''
        response
          .on('data', (piece) => (text += piece))
          .on('end', () => {
            if (response.statusCode === 200) resolve(performance.now() - at)
            else reject(new Error(`${path} was answered ${response.statusCode} ${text}`))
          })
      })
      sent.on('timeout', () => sent.destroy(new Error(`${path} was not answered`)))
      sent.on('error', reject).end()
    })
  return {
    /** The slowest but one of twenty. @param {() => Promise<void>} act */
    during: async (act) => {
      /** @type {number[]} */
      const took = []
      let isOver = false
      const calling = [0, 1].map(async (first) => {
        for (let turn = first; !isOver; turn += 2) {
          took.push(Number(await call(turn)))
          await sleep(100)
        }
      })
      await Promise.all([act().finally(() => (isOver = true)), ...calling])
      return took.sort((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? 0
    },
  }
}

/** In megabytes. @param {number} pid */
function watchMemory(pid) {
  const read = () => readFileSync(`/proc/${pid}/status`, 'utf8')
  const now = () => Number(/VmRSS:\s+(\d+)/.exec(read())?.[1]) / 1024
  const first = now()
  let peak = first
  const timer = setInterval(() => (peak = Math.max(peak, now())), 100).unref()
  return {
    now,
    stop: () => {
      clearInterval(timer)
      return { first, peak }
    },
  }
}

/** @param {string} url */
function watchReadiness(url) {
  let [isOver, misses] = [false, 0]
  const watching = (async () => {
    for (; !isOver; await sleep(500)) misses += (await answersOk(`${url}/readyz`)) ? 0 : 1
  })()
  return {
    stop: async () => {
      isOver = true
      await watching
      return misses > 0 ? [`it was not ready ${misses} times`] : []
    },
  }
}

/** @typedef {{ before: number, during: number, after: number, first: number, peak: number, kept: number, last: number }} Figures */

/** @param {Figures} figures @param {number} sizeMax */
function findFaults({ before, during, after, first, peak, kept, last }, sizeMax) {
  const msMax = timesMax * before + floorMs
  return [
    ...(during > msMax ? [`others waited longer than ${msMax.toFixed(0)} ms`] : []),
    ...(after > msMax ? [`afterwards, others waited longer than ${msMax.toFixed(0)} ms`] : []),
    ...(peak - first > sizeMax ? [`it took more than ${sizeMax} MB`] : []),
    ...(last - kept > growthMax ? ['it grew afterwards'] : []),
  ]
}

/** @param {Figures} figures */
function describe({ before, during, after, first, peak, kept, last }) {
  const times = [before, during, after].map((ms) => ms.toFixed(0)).join(', ')
  const sizes = [first, peak, kept, last].map((size) => size.toFixed(0)).join(', ')
  return `p95 before, during and after ${times} ms; memory at first, peak, afterwards and last ${sizes} MB`
}
