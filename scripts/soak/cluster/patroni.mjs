import { setTimeout as sleep } from 'node:timers/promises'
import { machines, withNetwork } from './machines.mjs'

/** How a run that could not begin says so. */
export const notStarted = 'the cluster did not start'
const healthyWithinSeconds = 240
const rebuildAfterSeconds = 60

/** @typedef {{ name: string, role: string, state: string, timeline?: number, lag?: number | string }} Member */

/**
 * The number of the machine that leads, by its own word and those of the others; undefined if there is none.
 * @returns {Promise<number | undefined>}
 */
async function readLeader() {
  const members = await readMembers()
  return members.length === 0 ? undefined : leaderOf(members)
}

/**
 * @param {number} former
 * @param {() => readonly string[]} said
 */
export async function whenAnotherLeads(former, said) {
  for (const endsAt = Date.now() + healthyWithinSeconds * 1000; Date.now() < endsAt; ) {
    const leader = await readLeader()
    if (leader !== undefined && leader !== former) return leader
    await sleep(250)
  }
  throw new Error(`nobody leads after pg${former}:\n${said().join('\n')}`)
}

/** @returns {Promise<readonly Member[]>} [] while nobody answers */
async function readMembers() {
  for (const machine of machines) {
    const { members } = await askPatroni(machine, { method: 'GET', place: 'cluster' }).catch(
      () => ({}),
    )
    if (members?.some((/** @type {Member} */ { role }) => role === 'leader')) return members
  }
  return []
}

/**
 * Everyone follows the leader, and what it acknowledges is on two machines. A standby that does not follow after a minute is
 * rebuilt, as docs/runbooks/failover.md says.
 * @param {{ said: () => readonly string[], rebuilt: string[] }} cluster `rebuilt`: grows by the name of each
 * @returns {Promise<number>} the leader
 */
export async function untilHealthy({ said, rebuilt }) {
  /** @type {readonly Member[]} */
  let members = []
  const startedAt = Date.now()
  /** @type {Set<string>} */
  const tried = new Set()
  while (Date.now() < startedAt + healthyWithinSeconds * 1000) {
    members = await readMembers()
    const behind = behindIn(members)
    if (
      members.length === machines.length &&
      behind.length === 0 &&
      members.some(({ role }) => role === 'sync_standby')
    ) {
      return leaderOf(members)
    }
    if (Date.now() > startedAt + rebuildAfterSeconds * 1000) {
      for (const { name } of behind.filter((each) => !tried.has(each.name))) {
        // Refused while it starts: asked again.
        if (!(await rebuild(name))) continue
        tried.add(name)
        rebuilt.push(name)
      }
    }
    await sleep(500)
  }
  const what = members.length === 0 ? notStarted : 'the cluster is not whole'
  throw new Error(
    `${what} after ${healthyWithinSeconds} seconds: ${JSON.stringify(members)}\n${said().join('\n')}`,
  )
}

/** @param {string} name @returns {Promise<boolean>} whether it has begun */
function rebuild(name) {
  const call = { method: 'POST', place: 'reinitialize', body: { force: true } }
  return askPatroni(numberOf(name), call).then(
    () => true,
    () => false,
  )
}

/** Those who do not follow the leader. @param {readonly Member[]} members */
function behindIn(members) {
  const leader = members.find(({ role }) => role === 'leader')
  return members.filter(
    ({ role, state, timeline, lag }) =>
      role !== 'leader' &&
      (timeline !== leader?.timeline || state !== 'streaming' || typeof lag !== 'number'),
  )
}

/** @param {readonly Member[]} members */
function leaderOf(members) {
  return numberOf(members.find(({ role }) => role === 'leader')?.name ?? '')
}

/** @param {string} name such as `pg1` */
function numberOf(name) {
  return Number(name.slice(2))
}

/**
 * @param {number} machine
 * @param {{ method: string, place: string, body?: object }} call
 */
export async function askPatroni(machine, { method, place, body }) {
  const response = await fetch(withNetwork(`http://10.0.0.1${machine}:8008/${place}`), {
    method,
    signal: AbortSignal.timeout(method === 'GET' ? 1000 : 30_000),
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${place}: ${response.status} ${text}`)
  return text.startsWith('{') ? JSON.parse(text) : text
}
