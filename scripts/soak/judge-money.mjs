import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProcess } from '../deploy/installation.mjs'
import { root } from '../root.mjs'
import { nodeOptions } from '../start/node-options.mjs'

/** Nothing is sent in a new server's first two minutes; then the pollers have five. */
const sentWithinSeconds = 600

/**
 * What the database and the provider say about the same money.
 * @param {string} connectionString the owner's
 * @param {string} sandboxUrl
 */
export async function readMoney(connectionString, sandboxUrl) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const [payouts, fundings, state] = await Promise.all([
      client.query(`SELECT id, status, total_cents::int AS cents, destination,
        stripe_transfer_id AS transfer FROM payouts`),
      client.query(`SELECT f.stripe_payment_intent_id AS id, f.status, f.amount_cents::int AS cents,
          (SELECT count(*)::int FROM ledger_entries e WHERE e.event = 'funding'
            AND e.idempotency_key = 'fund:' || f.stripe_payment_intent_id) AS entries
        FROM campaign_funding f`),
      readState(sandboxUrl),
    ])
    return { payouts: payouts.rows, fundings: fundings.rows, stripe: state.stripe }
  } finally {
    await client.end()
  }
}

/** @param {string} sandboxUrl @returns {Promise<any>} */
async function readState(sandboxUrl) {
  return await (await fetch(`${sandboxUrl}/control/state`)).json()
}

/**
 * Waits until nothing is under way.
 * @param {() => ReturnType<typeof readMoney>} read
 */
export async function untilSent(read) {
  for (const endsAt = Date.now() + sentWithinSeconds * 1000; ; await sleep(2000)) {
    const money = await read().catch(() => undefined)
    const waiting = money?.payouts.filter(({ status }) => status === 'queued').length
    const unbooked = money && paidIntents(money).filter((id) => fundingOf(money, id)?.entries !== 1)
    if (money && waiting === 0 && unbooked?.length === 0) return money
    if (Date.now() > endsAt) {
      throw new Error(
        `after ${sentWithinSeconds} seconds ${waiting} payouts wait and ${unbooked?.length} payments are not booked`,
      )
    }
  }
}

/** @typedef {Awaited<ReturnType<typeof readMoney>>} Money */

/** @param {Money} money @returns {string[]} */
function paidIntents({ stripe }) {
  return stripe.paymentIntents
    .filter((/** @type {{ status: string }} */ { status }) => status === 'succeeded')
    .map((/** @type {{ id: string }} */ { id }) => id)
}

/** @param {Money} money @param {string} intent */
function fundingOf({ fundings }, intent) {
  return fundings.find(({ id }) => id === intent)
}

/**
 * In words, what is lost or twice; [] if nothing is.
 * @param {Money} money
 * @param {readonly import('./money-calls.mjs').Acknowledged[]} acknowledged
 * @returns {string[]}
 */
export function findFaults(money, acknowledged) {
  return [...findLost(money, acknowledged), ...findUnequal(money, acknowledged)]
}

/**
 * What was acknowledged and is not in the database.
 * @param {Money} money
 * @param {readonly import('./money-calls.mjs').Acknowledged[]} acknowledged
 */
export function findLost(money, acknowledged) {
  const known = new Map([...money.payouts, ...money.fundings].map(({ id, cents }) => [id, cents]))
  return acknowledged
    .filter(({ id, cents }) => known.get(id) !== cents)
    .map(({ kind, id }) => `lost: ${kind} ${id}`)
}

/**
 * Each acknowledged withdrawal is one transfer of its cents, and no transfer and no payment is anything else.
 * @param {Money} money
 * @param {readonly import('./money-calls.mjs').Acknowledged[]} acknowledged
 */
export function findUnequal(money, acknowledged) {
  /** @type {Map<string, number[]>} */
  const received = new Map()
  for (const { destination, amount } of money.stripe.transfers) {
    received.set(destination, [...(received.get(destination) ?? []), amount])
  }
  const wanted = acknowledged.filter(({ kind }) => kind === 'payout')
  const unequal = wanted
    .filter(({ destination = '', cents }) => String(received.get(destination)) !== String(cents))
    .map(
      ({ destination = '', cents }) => `${destination}: ${received.get(destination)}, not ${cents}`,
    )
  const unasked = [...received.keys()].filter(
    (destination) => !wanted.some((each) => each.destination === destination),
  )
  const unbooked = paidIntents(money).filter((id) => fundingOf(money, id)?.entries !== 1)
  const invented = money.fundings.filter(
    ({ id, entries }) => entries > 0 && !paidIntents(money).includes(id),
  )
  return [
    ...unequal,
    ...unasked.map((destination) => `${destination} was paid unasked`),
    ...unbooked.map((id) => `${id} is booked ${fundingOf(money, id)?.entries} times`),
    ...invented.map(({ id }) => `${id} is booked and was not paid`),
  ]
}

/**
 * `npm run audit`: the rules that it finds broken or could not check, and all that it says. What it asks may pass through this
 * process.
 * @param {Record<string, string>} env
 */
export async function audit(env) {
  const script = path.join(root, 'dist/server/audit.mjs')
  const { exited, said } = startProcess([process.execPath, ...nodeOptions, script], env)
  const code = await exited
  const broken = [...said().matchAll(/^(?:BROKEN|\?) +(\S+)/gm)].map(([, rule = '']) => rule)
  if (code !== 0 && broken.length === 0) throw new Error(`the audit ended with ${code}:\n${said()}`)
  return { broken, said: said() }
}

/** @param {Record<string, string>} env */
export async function requireCleanBooks(env) {
  const { broken, said } = await audit(env)
  if (broken.length > 0) throw new Error(`the books are not clean:\n${said}`)
}
