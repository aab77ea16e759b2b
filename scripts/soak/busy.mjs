import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  endProcess,
  freePort,
  openInstallation,
  startProcess,
  untilOk,
} from '../deploy/installation.mjs'
import { migrate, startServer } from '../deploy/servers.mjs'
import { dyingWithParent } from '../programs.mjs'
import { findFaults, readMoney, requireCleanBooks, untilSent } from './judge-money.mjs'
import { keepPace, startMoney } from './load.mjs'
import { fillMarketplace, openMoneyCalls } from './money-calls.mjs'

/** More than that, and calls wait until they are refused: two loops per processor leave the installation half of the machine. */
const callsPerSecond = 40
const burnersPerProcessor = 2
const slowSeconds = 5
/** A balancer's own patience, several times over. */
const readyWithinMs = 10_000

/**
 * Twice as many burning processes as processors beside an installation under load, one of whose APIs has nothing but a slow
 * statement: no process may take its database for silent, be not ready or end, and money is whole.
 * @param {{ isShort: boolean }} form
 */
export async function stayAwake({ isShort }) {
  const installation = await openInstallation()
  const { ownerUrl, sandboxUrl, port, folder } = installation
  const env = {
    ...installation.env,
    ACCOUNT_CHANGE_HOLD_HOURS: '0',
    TRUST_PROXY: '1',
    DATA_DIR: folder,
  }
  /** @type {import('../deploy/installation.mjs').Started[]} */
  const running = []
  /** @type {(() => unknown)[]} */
  const endings = []
  try {
    await migrate(installation)
    const people = await fillMarketplace({ env, ownerUrl }, isShort ? 12 : 480)
    await slowDown(ownerUrl, people)
    const { busy, quiet } = await startServers(env, { port, running })
    const calls = openMoneyCalls({ url: busy.url, sandboxUrl })
    const slow = openMoneyCalls({ url: quiet.url, sandboxUrl, origin: busy.url })
    const ended = watchEnds(running)
    const load = startLoad(busy, { people, calls, slow })
    const stopBurners = burn()
    const readiness = watchReadiness(running)
    endings.push(load.end, readiness.stop, stopBurners)
    await sleep(isShort ? 40_000 : 600_000)
    const [told, misses] = [await load.stop(), await readiness.stop()]
    await stopBurners()
    const silences = await countSilences(running)
    const acknowledged = [...calls.acknowledged, ...slow.acknowledged]
    const money = await untilSent(() => readMoney(ownerUrl, sandboxUrl))
    const wrong = [
      ...findFaults(money, acknowledged),
      ...calls.refused,
      ...slow.refused,
      ...misses,
      ...ended(),
      ...told.failures,
      ...(silences > 0 ? [`the database was taken for silent ${silences} times`] : []),
      ...(slow.acknowledged.length > 0 ? [] : ['no slow statement was under way']),
    ]
    const seen = `${told.sentence}; ${acknowledged.length} payouts and fundings acknowledged, ${slow.acknowledged.length} of them over ${slowSeconds} s each; ${silences} silences, ${misses.length} times not ready`
    if (wrong.length > 0) throw new Error([seen, ...wrong.slice(0, 8)].join('\n'))
    await requireCleanBooks(env)
    return seen
  } finally {
    for (const end of endings) await end()
    for (const each of running) await endProcess(each)
    await installation.close()
  }
}

/**
 * The last brand's payments take long to note.
 * @param {string} connectionString
 * @param {import('./money-calls.mjs').People} people
 */
async function slowDown(connectionString, { brands }) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(`
    CREATE FUNCTION soak_slow() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_sleep(${slowSeconds}); RETURN NEW; END $$;
    CREATE TRIGGER soak_slow BEFORE INSERT ON campaign_funding FOR EACH ROW
      WHEN (NEW.campaign_id = '${brands.at(-1)?.campaignId}') EXECUTE FUNCTION soak_slow()`)
  await client.end()
}

/**
 * @param {Record<string, string>} env
 * @param {{ port: number, running: import('../deploy/installation.mjs').Started[] }} given
 */
async function startServers(env, { port, running }) {
  const start = async (/** @type {Record<string, string>} */ own) => {
    const started = startServer({ ...env, OPERATOR_PORT: String(await freePort()), ...own })
    running.push(started)
    return started
  }
  const busy = await start({ ROLE: 'api', PORT: String(port) })
  const quiet = await start({ ROLE: 'api', PORT: String(await freePort()) })
  await start({ ROLE: 'worker' })
  for (const each of running) await untilOk(each, `${each.operatorUrl}/readyz`)
  return { busy, quiet }
}

/**
 * @param {import('../deploy/installation.mjs').Started} api
 * @param {{ people: import('./money-calls.mjs').People, calls: import('./load.mjs').Calls, slow: import('./load.mjs').Calls }} given
 */
function startLoad({ url }, { people, calls, slow }) {
  const { brands, creators } = people
  const money = startMoney(calls, people)
  const slowMoney = startMoney(slow, { brands: brands.slice(-1), creators: [] })
  /** @type {string[]} */
  const failures = []
  const places = ['/api/creator/submissions', '/api/creator/payouts', '/api/creator/earnings/stats']
  const pace = keepPace(callsPerSecond, async (turn) => {
    const [at, place] = [turn % creators.length, places[turn % places.length]]
    const cookie = `permille_session=${creators[at]?.token}`
    const headers = { cookie, 'x-forwarded-for': `10.0.${at >> 8}.${at & 255}` }
    const response = await fetch(`${url}${place}`, { headers }).catch((error) => error)
    if (response.status === undefined) failures.push(`${place}: ${response.cause ?? response}`)
    else await response.arrayBuffer()
    if (response.status >= 500) failures.push(`${place}: ${response.status}`)
  })
  const end = () => {
    for (const each of [pace, money, slowMoney]) each.end()
  }
  return {
    end,
    stop: async () => {
      const { sent, perSecond } = await pace.stop()
      end()
      await Promise.all([money.ended, slowMoney.ended])
      const rate = `${sent} calls, ${perSecond.toFixed(0)} a second, ${failures.length} failed`
      return { failures, sentence: rate }
    },
  }
}

function burn() {
  const program = [...dyingWithParent('SIGKILL'), process.execPath, '-e', 'for (;;);']
  const burners = Array.from({ length: burnersPerProcessor * availableParallelism() }, () =>
    startProcess(program, {}),
  )
  return async () => {
    for (const each of burners) await endProcess(each)
  }
}

/** @param {readonly import('../deploy/installation.mjs').Started[]} running */
function watchEnds(running) {
  /** @type {string[]} */
  const ended = []
  for (const { exited, said } of running) {
    void exited.then((code) => ended.push(`ended with ${code}:\n${said().slice(-2000)}`))
  }
  return () => [...ended]
}

/** @param {readonly import('../deploy/installation.mjs').Started[]} running */
function watchReadiness(running) {
  let isOver = false
  /** @type {string[]} */
  const misses = []
  const watching = running.map(async ({ operatorUrl }, at) => {
    for (; !isOver; await sleep(1000)) {
      const signal = AbortSignal.timeout(readyWithinMs)
      const answer = await fetch(`${operatorUrl}/readyz`, { signal }).catch((error) => error)
      if (answer.status !== 200) misses.push(`process ${at} was not ready: ${await told(answer)}`)
    }
  })
  return {
    stop: async () => {
      isOver = true
      await Promise.all(watching)
      return misses
    },
  }
}

/** @param {any} answer */
async function told(answer) {
  return answer.status === undefined ? String(answer) : await answer.text()
}

/** @param {readonly import('../deploy/installation.mjs').Started[]} running */
async function countSilences(running) {
  let count = 0
  for (const { operatorUrl } of running) {
    const text = await (await fetch(`${operatorUrl}/metrics`)).text()
    const [, found] = /^permille_db_silent_total(?:\{.*\})? (\d+)/m.exec(text) ?? []
    if (found === undefined) throw new Error('permille_db_silent_total is not among the metrics')
    count += Number(found)
  }
  return count
}
