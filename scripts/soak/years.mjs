import { setTimeout as sleep } from 'node:timers/promises'
import {
  endProcess,
  freePort,
  openInstallation,
  stopProcess,
  untilOk,
} from '../deploy/installation.mjs'
import { migrate, startServer } from '../deploy/servers.mjs'
import { requireCleanBooks } from './judge-money.mjs'
import { readSize, requireKept, untilNothingIsOld } from './kept-rows.mjs'
import { openClock } from './later.mjs'
import { moveMoney, signIn } from './move-money.mjs'

const readyWithinMs = 600_000
/** What was found in the books before the jump is old; they are looked at seconds after a start. */
const checkedWithinMs = 180_000
const keyDays = /** @type {const} */ ([30, 90, 365, null])
/** What a year leaves behind, beside an index or two that grew. */
const growthMegabytesMax = 40

/**
 * The demo, and then the clocks of PostgreSQL, the sandbox, API and worker say weeks, months and a year later.
 * @param {{ isShort: boolean }} form
 */
export async function liveForYears({ isShort }) {
  const clock = openClock()
  const installation = await openInstallation({ hasDemo: true, clock: clock.env })
  const { default: pg } = await import('pg')
  const database = new pg.Client({ connectionString: installation.ownerUrl })
  /** @type {Running[]} */
  const running = []
  try {
    await migrate(installation)
    await database.connect()
    const life = { clock, installation, database, running }
    const first = await begin(life)
    const before = await readSize(database)
    const seen = []
    for (const days of isShort ? [400] : [40, 200, 400]) seen.push(await jump(life, first, days))
    const after = await readSize(database)
    await requireKept(before, after)
    const sizes = `${before.megabytes.toFixed(0)} MB before, ${after.megabytes.toFixed(0)} MB after`
    if (after.megabytes > before.megabytes + growthMegabytesMax)
      throw new Error(`it grew: ${sizes}`)
    return `${seen.join('; ')}; ${sizes}; ${describeGone(before, after)}`
  } finally {
    await database.end()
    for (const each of running) await each.end()
    await installation.close()
    clock.close()
  }
}

/**
 * @typedef {{ url: string, stop: () => Promise<void>, end: () => Promise<void> }} Running
 * @typedef {{ clock: import('./later.mjs').Clock, installation: import('../deploy/installation.mjs').Installation, database: import('pg').Client, running: Running[] }} Life
 * @typedef {{ keys: string[], person: import('./move-money.mjs').Person }} First
 */

/** @param {Life} life */
async function start({ installation, running }) {
  const { env, folder, port } = installation
  const own = { ...env, DATA_DIR: folder, EARNINGS_HOLD_HOURS: '0', ACCOUNT_CHANGE_HOLD_HOURS: '0' }
  const api = startServer({ ...own, ROLE: 'api', PORT: String(port) })
  const worker = startServer({
    ...own,
    ROLE: 'worker',
    DEMO: 'on',
    OPERATOR_PORT: String(await freePort()),
  })
  const both = [api, worker]
  const started = {
    url: api.url,
    stop: async () => {
      for (const each of both) await stopProcess(each)
    },
    end: async () => {
      for (const each of both) await endProcess(each)
    },
  }
  running.push(started)
  await untilOk(worker, `${worker.operatorUrl}/readyz`, readyWithinMs)
  await untilOk(api, `${api.url}/readyz`, readyWithinMs)
  return started
}

/**
 * Someone is signed in, and a brand has keys.
 * @param {Life} life
 * @returns {Promise<First>}
 */
async function begin(life) {
  const { url, stop } = await start(life)
  await moveMoney(url, life.installation.sandboxUrl, life.clock.now())
  const person = await signIn(url, 'brand@permille.test')
  const keys = []
  for (const expiresInDays of keyDays) {
    const given = { name: `${expiresInDays} days`, scopes: ['campaigns:read'], expiresInDays }
    keys.push((await person.ask('POST', '/api/brand/keys', given)).apiKey)
  }
  await stop()
  return { keys, person }
}

/**
 * @param {Life} life
 * @param {First} first
 * @param {number} days since the beginning
 */
async function jump(life, { keys, person }, days) {
  const { clock, installation, database } = life
  clock.set(days)
  const { url, stop } = await start(life)
  const { rows } = await database.query('SELECT now() AS now')
  if (Math.abs(rows[0].now.getTime() - clock.now().getTime()) > 60_000) {
    throw new Error(`the database says ${rows[0].now.toISOString()}`)
  }
  const old = await person.send('GET', '/api/auth/me')
  if (old.status !== 401) throw new Error(`a session is still good after ${days} days`)
  for (const [at, key] of keys.entries()) {
    const headers = { authorization: `Bearer ${key}` }
    const { status } = await fetch(`${url}/api/key`, { headers })
    const isOver = (keyDays[at] ?? Infinity) < days
    if (status !== (isOver ? 401 : 200)) throw new Error(`a key of ${keyDays[at]} days: ${status}`)
  }
  await untilChecked(database)
  const moved = await moveMoney(url, installation.sandboxUrl, clock.now())
  await approve(url)
  await untilNothingIsOld(database)
  await requireCleanBooks(installation.env)
  await stop()
  return `after ${days} days it starts, ${moved}, and approves; the books are clean`
}

/** Until then payouts wait. @param {import('pg').Client} database */
async function untilChecked(database) {
  for (const endsAt = Date.now() + checkedWithinMs; ; await sleep(500)) {
    const { rows } = await database.query(
      `SELECT clean_until > now() AS is_clean FROM invariant_runs
        WHERE clean_until IS NOT NULL OR stops_payouts ORDER BY at DESC LIMIT 1`,
    )
    if (rows[0]?.is_clean === true) return
    if (Date.now() > endsAt) throw new Error('the books are not checked')
  }
}

/** A brand of the demo approves a post. @param {string} url */
async function approve(url) {
  const brand = await signIn(url, 'brand@permille.test')
  const [post] = await brand.ask('GET', '/api/brand/submissions?status=pending')
  if (post === undefined) throw new Error('no post waits for an approval')
  await brand.ask('POST', `/api/submissions/${post.id}/approve`)
}

/** @param {import('./kept-rows.mjs').Size} before @param {import('./kept-rows.mjs').Size} after */
function describeGone(before, after) {
  const gone = Object.entries(before.rows).filter(
    ([name, count]) => (after.rows[name] ?? 0) < count,
  )
  return `fewer rows: ${gone.map(([name, count]) => `${name} ${count} to ${after.rows[name]}`).join(', ')}`
}
