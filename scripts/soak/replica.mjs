import { setTimeout as sleep } from 'node:timers/promises'
import { endProcess, freePort, untilOk } from '../deploy/installation.mjs'
import { startServer } from '../deploy/servers.mjs'
import { openRunning } from './running-cluster.mjs'

/** Four readers at two APIs stay below what an address may ask. */
const readPauseMs = 150
/** Between two looks of an API at the standby, and some: both APIs read from it then. */
const lookSeconds = 7
const lateSeconds = 25
const deadSeconds = 12
const readWithinSeconds = 60
const conflictsWanted = 5
const conflictSeconds = 45

/** A standby that dashboards are read from is late, in conflict, silent, dead and back. None of it may fail a dashboard. */
export async function readFromStandby() {
  let standby = 0
  const running = await openRunning(6, async (cluster) => {
    standby = ((await cluster.whenHealthy()) % 3) + 1
    return cluster.urlAt(standby, 'permille_app', 'permille')
  })
  const { cluster, env, url } = running
  const server = (/** @type {string} */ statement) =>
    runAt(cluster.urlAt(standby, 'postgres', 'postgres'), statement)
  /** @type {import('../deploy/installation.mjs').Started | undefined} */
  let late
  const load = startReading(url, running.people)
  try {
    await untilRead(server)
    await sleep(lookSeconds * 1000)
    const written = await whileLate(running, { standby, server }, () => showOwnWrites(running))
    const cancelled = await conflict(running, server)

    cluster.cutOff(standby)
    await sleep(deadSeconds * 1000)
    cluster.join(standby)
    await cluster.kill(standby)
    const port = String(await freePort())
    late = startServer({ ...env, ROLE: 'api', PORT: port })
    await untilOk(late, `${late.url}/readyz`)
    const without = startReading(late.url, running.people)
    await sleep(deadSeconds * 1000)
    const alone = await without.stop()
    cluster.start(standby)
    await cluster.whenHealthy()
    await untilRead(server)
    const { count, failures } = await load.stop()
    running.requireAlive()
    const all = [...failures, ...alone.failures]
    const seen = `${all.length} of ${count + alone.count} dashboards failed while the standby was late, cancelled ${cancelled} reads, was silent, dead and back; ${written}`
    if (all.length > 0) throw new Error(`${seen}\n${all.slice(0, 8).join('\n')}`)
    return seen
  } finally {
    load.end()
    if (late !== undefined) await endProcess(late)
    await running.close()
  }
}

/**
 * @param {string} connectionString
 * @param {string} statement
 */
async function runAt(connectionString, statement) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/**
 * @param {(statement: string) => Promise<any[]>} server
 * @param {string} change
 */
async function configure(server, change) {
  await server(`ALTER SYSTEM ${change}`)
  await server('SELECT pg_reload_conf()')
}

/**
 * Dashboards, a few at once.
 * @param {string} url
 * @param {import('./money-calls.mjs').People} people
 */
function startReading(url, { brands, creators }) {
  /** @type {string[]} */
  const failures = []
  let [count, isOver] = [0, false]
  const places = [
    ['/api/brand/stats', brands],
    ['/api/brand/history', brands],
    ['/api/creator/stats', creators],
    ['/api/creator/history', creators],
  ]
  const reader = async (
    /** @type {string} */ place,
    /** @type {{ token: string }[]} */ readers,
  ) => {
    for (let turn = 0; !isOver; turn += 1) {
      const { token } = readers[turn % readers.length] ?? { token: '' }
      const failure = await read(`${url}${place}`, `permille_session=${token}`).then(
        () => undefined,
        (error) => `${place} ${error.message}`,
      )
      if (failure !== undefined) failures.push(failure)
      count += 1
      await sleep(readPauseMs)
    }
  }
  const reading = places.map(([place, readers]) =>
    reader(/** @type {string} */ (place), /** @type {{ token: string }[]} */ (readers)),
  )
  const end = () => {
    isOver = true
  }
  return {
    end,
    stop: async () => {
      end()
      await Promise.all(reading)
      return { count, failures }
    },
  }
}

/**
 * @param {string} place
 * @param {string} cookie
 * @returns {Promise<any>}
 */
async function read(place, cookie) {
  const response = await fetch(place, { headers: { cookie }, signal: AbortSignal.timeout(30_000) })
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status} ${text}`)
  return JSON.parse(text)
}

/**
 * The standby replays nothing while a reader of its own is in the way of a lock. Patroni would resume a replay that is paused, and
 * takes a delay out of the settings.
 * @template T
 * @param {import('./running-cluster.mjs').Running} running
 * @param {{ standby: number, server: (statement: string) => Promise<any[]> }} place
 * @param {() => Promise<T>} work
 */
async function whileLate({ cluster }, { standby, server }, work) {
  const { default: pg } = await import('pg')
  const reader = new pg.Client(cluster.urlAt(standby, 'permille_app', 'permille'))
  await configure(server, 'SET max_standby_streaming_delay = -1')
  await reader.connect()
  try {
    await reader.query('BEGIN; SELECT FROM audit_log LIMIT 1')
    await runAt(cluster.ownerUrl, 'BEGIN; LOCK TABLE audit_log; COMMIT')
    return await work()
  } finally {
    await reader.end()
    await configure(server, 'RESET max_standby_streaming_delay')
  }
}

/**
 * While the standby replays nothing, a browser sees what it paid at once, and everyone does once the standby is known to be late.
 * @param {import('./running-cluster.mjs').Running} running
 */
async function showOwnWrites({ url, people, calls }) {
  const [brand] = people.brands
  if (brand === undefined) throw new Error('no brand')
  const cookie = `permille_session=${brand.token}`
  const funded = async (/** @type {string} */ cookies) =>
    JSON.stringify(await read(`${url}/api/brand/stats`, cookies))
  const before = await funded(cookie)
  await calls.fund(brand)
  const [others, own] = [await funded(cookie), await funded(`${cookie}; permille-wrote=1`)]
  await sleep(lateSeconds * 1000)
  const later = await funded(cookie)
  if (others !== before || own === before || later !== own) {
    throw new Error(`before ${before}\nother ${others}\nown ${own}\nlater ${later}`)
  }
  return `the payer saw a payment at once, others within ${lateSeconds} s`
}

/**
 * Locks that the standby follows by giving up reads.
 * @param {import('./running-cluster.mjs').Running} running
 * @param {(statement: string) => Promise<any[]>} server
 */
async function conflict({ cluster }, server) {
  await configure(server, 'SET max_standby_streaming_delay = 0')
  const lock = 'BEGIN; LOCK TABLE ledger_days, campaigns, submission_totals; COMMIT'
  const conflicts = async () => {
    const [row] = await server('SELECT sum(confl_lock)::int AS n FROM pg_stat_database_conflicts')
    return row.n
  }
  // It is read again once it is known not to be late; a quiet machine may read too fast to be in the way.
  for (const endsAt = Date.now() + conflictSeconds * 1000; Date.now() < endsAt; ) {
    await runAt(cluster.ownerUrl, lock)
    if ((await conflicts()) >= conflictsWanted) break
  }
  const count = await conflicts()
  await configure(server, 'RESET max_standby_streaming_delay')
  return count
}

/**
 * More than looks at what it has.
 * @param {(statement: string) => Promise<any[]>} server
 */
async function untilRead(server) {
  const statement = `SELECT FROM pg_stat_activity WHERE application_name LIKE 'permille replica%'
    AND query <> '' AND query NOT LIKE '%pg_last_wal_replay_lsn%'`
  for (
    const endsAt = Date.now() + readWithinSeconds * 1000;
    Date.now() < endsAt;
    await sleep(500)
  ) {
    const readers = await server(statement).catch(() => [])
    if (readers.length > 0) return
  }
  throw new Error(`nobody reads from the standby within ${readWithinSeconds} seconds`)
}
