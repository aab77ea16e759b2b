import { setTimeout as sleep } from 'node:timers/promises'
import { forgetOnPurpose } from './forgetful.mjs'
import { findFaults, requireCleanBooks, untilSent } from './judge-money.mjs'
import { startMoney } from './load.mjs'
import { openRunning } from './running-cluster.mjs'

const writtenWithinSeconds = 30
const cutOffSeconds = 15
const creatorsPerAct = 30
const forgotten = 12
/** Every so many acts wait until payouts are sent, so that the next one falls among their calls. */
const actsPerQuiet = 7

/**
 * An installation past one machine, whose primaries are killed, switched and cut off under payouts and fundings. Nothing that was
 * acknowledged may be lost, and nothing may happen twice.
 * @param {{ kills: number, switches: number, partitions: number }} counts
 * @param {{ mayForget: boolean, note: (text: string) => void }} options `mayForget`: also with a standby that lacks what was acknowledged
 */
export async function failOver(counts, { mayForget, note }) {
  const running = await openRunning(creatorsPerAct * sumOf(counts) + forgotten)
  const { cluster, people, calls, read, env } = running
  const creators = people.creators.slice(0, -forgotten)
  const load = startMoney(calls, { brands: people.brands, creators })
  try {
    /** @type {{ act: string, seconds: number }[]} */
    const pauses = []
    for (const [at, act] of actsOf(counts).entries()) {
      if (at % actsPerQuiet === actsPerQuiet - 1) await untilNextIsSent(read)
      const [startedAt, leader] = [Date.now(), await cluster.whenHealthy()]
      await sleep(2000)
      await acts[act](cluster, leader)
      await cluster.whenHealthy()
      await sleep(3000)
      const seconds = longestPause(calls.acknowledged, startedAt)
      pauses.push({ act, seconds })
      note(
        `${at + 1} ${act} of pg${leader}: ${seconds.toFixed(1)} s, ${calls.acknowledged.length} acknowledged`,
      )
      running.requireAlive()
    }
    load.end()
    await load.ended
    await running.untilWell()
    const money = await untilSent(read)
    const faults = [...findFaults(money, calls.acknowledged), ...calls.refused]
    const seen = `${sentenceOf(pauses)}; ${countsOf(calls.acknowledged)} acknowledged, ${faults.length} lost, twice or refused; ${cluster.rebuilt.length} standbys rebuilt`
    note(seen)
    const slowest = Math.max(...pauses.map(({ seconds }) => seconds))
    if (faults.length > 0 || slowest > writtenWithinSeconds) {
      throw new Error(`${seen}\n${faults.slice(0, 8).join('\n')}`)
    }
    await requireCleanBooks(env)
    note('the audit is clean')
    if (!mayForget) return seen
    const forgot = await forgetOnPurpose(running, people.creators.slice(-forgotten))
    return `${seen}; ${forgot}`
  } finally {
    load.end()
    await running.close()
  }
}

/** @param {Record<string, number>} counts */
function sumOf(counts) {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** Mixed, so that each kind follows each. @param {{ kills: number, switches: number, partitions: number }} counts */
function actsOf({ kills, switches, partitions }) {
  const all = Object.entries({ kill: kills, switch: switches, partition: partitions }).flatMap(
    ([act, count]) =>
      Array.from({ length: count }, (_, at) => ({
        act: /** @type {keyof typeof acts} */ (act),
        place: (at + 0.5) / count,
      })),
  )
  return all.sort((one, other) => one.place - other.place).map(({ act }) => act)
}

/** @typedef {import('./cluster/cluster.mjs').Cluster} Cluster */

const acts = {
  /** @param {Cluster} cluster @param {number} leader */
  kill: async (cluster, leader) => {
    await cluster.kill(leader)
    await cluster.whenAnotherLeads(leader)
    cluster.start(leader)
  },
  /** @param {Cluster} cluster @param {number} leader */
  switch: async (cluster, leader) => {
    await cluster.switchOver(leader)
  },
  /** @param {Cluster} cluster @param {number} leader */
  partition: async (cluster, leader) => {
    cluster.cutOff(leader)
    await cluster.whenAnotherLeads(leader)
    await sleep(cutOffSeconds * 1000)
    cluster.join(leader)
  },
}

/** @param {import('./running-cluster.mjs').Running['read']} read */
async function untilNextIsSent(read) {
  const paid = async () => (await read()).stripe.transfers.length
  const before = await paid()
  for (const endsAt = Date.now() + 300_000; Date.now() < endsAt; await sleep(100)) {
    if ((await paid()) > before) return
  }
  throw new Error('no payout was sent for five minutes')
}

/**
 * The longest time in which nothing was acknowledged.
 * @param {readonly import('./money-calls.mjs').Acknowledged[]} acknowledged
 * @param {number} since
 */
function longestPause(acknowledged, since) {
  const times = acknowledged.map(({ at }) => at).filter((at) => at > since)
  const pauses = [...times, Date.now()].map((at, index) => at - (times[index - 1] ?? since))
  return Math.max(...pauses) / 1000
}

/** @param {readonly { act: string, seconds: number }[]} pauses */
function sentenceOf(pauses) {
  return ['kill', 'switch', 'partition']
    .map((act) => {
      const seconds = pauses.filter((each) => each.act === act).map((each) => each.seconds)
      const sorted = seconds.sort((one, other) => one - other)
      const at = (/** @type {number} */ part) =>
        sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]?.toFixed(1)
      return `${sorted.length} × ${act}: ${at(0)}, ${at(0.5)}, ${at(1)} s`
    })
    .join('; ')
    .concat(' until the next write (least, median, most)')
}

/** @param {readonly { kind: string }[]} acknowledged */
function countsOf(acknowledged) {
  const of = (/** @type {string} */ kind) => acknowledged.filter((each) => each.kind === kind)
  return `${of('payout').length} payouts and ${of('funding').length} fundings`
}
