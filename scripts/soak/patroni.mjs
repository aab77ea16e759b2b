import { setTimeout as sleep } from 'node:timers/promises'
import { machines, withNetwork } from './machines.mjs'

const healthyWithinSeconds = 120

/** @typedef {{ name: string, role: string, state: string, timeline?: number, lag?: number | string }} Member */

/**
 * The number of the machine that leads, by its own word and those of the others; undefined if there is none.
 * @returns {Promise<number | undefined>}
 */
async function readLeader() {
  const leader = (await readMembers()).find(({ role }) => role === 'leader')
  return leader === undefined ? undefined : Number(leader.name.slice(2))
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
 * Everyone follows the leader, and what it acknowledges is on two machines.
 * @param {() => readonly string[]} said
 * @returns {Promise<number>} the leader
 */
export async function untilHealthy(said) {
  /** @type {readonly Member[]} */
  let members = []
  for (const endsAt = Date.now() + healthyWithinSeconds * 1000; Date.now() < endsAt; ) {
    members = await readMembers()
    const [leader] = members.filter(({ role }) => role === 'leader')
    const isWhole = members.length === machines.length
    const follow = members.every(
      ({ role, state, timeline, lag }) =>
        timeline === leader?.timeline &&
        (state === 'streaming' || state === 'running') &&
        (role === 'leader' || typeof lag === 'number'),
    )
    if (isWhole && follow && members.some(({ role }) => role === 'sync_standby')) {
      return Number(leader?.name.slice(2))
    }
    await sleep(500)
  }
  throw new Error(
    `the cluster is not whole after ${healthyWithinSeconds} seconds: ${JSON.stringify(members)}\n${said().join('\n')}`,
  )
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
