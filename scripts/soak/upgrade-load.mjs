import { setTimeout as sleep } from 'node:timers/promises'

const brands = ['brand', 'kaffa', 'fjord', 'orbit', 'verso', 'hesper']
const creators = ['creator', 'marcus', 'yuki', 'sofia', 'amir', 'chloe', 'noor', 'tomas']
const reads = {
  brand: ['/api/brand/submissions', '/api/brand/fundings', '/api/brand/campaigns'],
  creator: ['/api/creator/submissions', '/api/creator/payouts', '/api/creator/earnings/stats'],
  visitor: ['/', '/api/campaigns'],
}
const pauseMs = 150
/** A migration gives a table back after two seconds behind others, and they wait behind it as long. */
const msMax = 4000

/**
 * @typedef {{ url: () => string, appUrl: string, sandboxUrl: string }} Where `url`: the API that a balancer would choose now
 * @typedef {{ cookie?: string, address?: string }} Person
 * @typedef {{ isDone: boolean, cookies: readonly string[], json: any }} Reply
 * @typedef {(method: string, place: string, given: Person & { body?: object }) => Promise<Reply>} Call
 */

/**
 * The demo's people read, approve, pay and withdraw, without a pause in which a migration could hide.
 * @param {Where} where
 */
export async function startUpgradeLoad(where) {
  const counts = { calls: 0, approved: 0, funded: 0, withdrew: 0 }
  const told = { failures: /** @type {string[]} */ ([]), slowestMs: 0 }
  const call = callerOf(where, counts, told)
  const people = []
  for (const [at, name] of [...brands, ...creators].entries()) {
    const person = await signIn(call, name, `10.0.1.${at}`)
    if (person.cookie === '') throw new Error(`${name} cannot sign in: ${told.failures}`)
    people.push(person)
  }
  let isOver = false
  /** @param {keyof typeof reads} kind @param {Person} person */
  const live = async (kind, person) => {
    for (let turn = 0; !isOver; turn += 1) {
      const places = reads[kind]
      await call('GET', places[turn % places.length] ?? '/', person)
      await sleep(pauseMs)
      if (kind === 'visitor' || turn % 4 !== 0) continue
      if (kind === 'creator') counts.withdrew += await withdraw(call, person)
      if (kind === 'creator') continue
      counts.approved += await approve(call, person)
      counts.funded += await fund(call, person, where.sandboxUrl)
    }
  }
  const living = [
    ...people.map((person, at) => live(at < brands.length ? 'brand' : 'creator', person)),
    live('visitor', {}),
  ]
  return {
    counts: () => ({ ...counts }),
    stop: async () => {
      isOver = true
      await Promise.all(living)
      return { counts, ...told }
    },
  }
}

/**
 * @param {Where} where
 * @param {{ calls: number }} counts
 * @param {{ failures: string[], slowestMs: number }} told
 * @returns {Call}
 */
function callerOf({ url, appUrl }, counts, told) {
  return async (method, place, { cookie = '', address = '10.0.0.1', body }) => {
    const at = performance.now()
    counts.calls += 1
    const headers = {
      cookie,
      origin: appUrl,
      'x-forwarded-for': address,
      'idempotency-key': crypto.randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
    }
    try {
      const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) }
      const response = await fetch(`${url()}${place}`, sent)
      const text = await response.text()
      const ms = Math.round(performance.now() - at)
      told.slowestMs = Math.max(told.slowestMs, ms)
      if (response.status >= 500 || ms > msMax) {
        told.failures.push(
          `${method} ${place}: ${response.status} after ${ms} ms ${text.slice(0, 200)}`,
        )
      }
      const isJson = response.headers.get('content-type')?.includes('json') === true
      const json = isJson ? JSON.parse(text) : undefined
      return { isDone: response.ok, cookies: response.headers.getSetCookie(), json }
    } catch (error) {
      const why = error instanceof Error ? (error.cause ?? error) : error
      told.failures.push(`${method} ${place}: ${why}`)
      return { isDone: false, cookies: [], json: undefined }
    }
  }
}

/** @param {Call} call @param {string} name @param {string} address */
async function signIn(call, name, address) {
  const body = { email: `${name}@permille.test`, password: 'permille-demo' }
  const { cookies } = await call('POST', '/api/auth/login', { address, body })
  return { address, cookie: cookies.map((each) => each.split(';')[0]).join('; ') }
}

/** @param {Call} call @param {Person} brand */
async function approve(call, brand) {
  const { isDone, json } = await call('GET', '/api/brand/submissions?status=pending', brand)
  const [post] = isDone ? json : []
  if (post === undefined) return 0
  return Number((await call('POST', `/api/submissions/${post.id}/approve`, brand)).isDone)
}

/** @param {Call} call @param {Person} brand @param {string} sandboxUrl */
async function fund(call, brand, sandboxUrl) {
  const { isDone, json } = await call('GET', '/api/brand/campaigns', brand)
  /** @type {{ id: string, status: string }[]} */
  const campaigns = isDone ? json : []
  const campaign = campaigns.find(({ status }) => status === 'live')
  if (campaign === undefined) return 0
  const body = { amount: 50, campaignId: campaign.id }
  const started = await call('POST', '/api/stripe/create-payment-intent', { ...brand, body })
  if (!started.isDone) return 0
  await payAt(sandboxUrl, started.json.clientSecret)
  const place = `/api/campaigns/${campaign.id}/refresh-funding?fundingId=${started.json.fundingId}`
  return Number((await call('POST', place, brand)).isDone)
}

/** @param {Call} call @param {Person} creator */
async function withdraw(call, creator) {
  return Number((await call('POST', '/api/stripe/create-payout', creator)).isDone)
}

/** As the browser does. @param {string} sandboxUrl @param {string} clientSecret */
async function payAt(sandboxUrl, clientSecret) {
  const [intent] = clientSecret.split('_secret')
  await fetch(`${sandboxUrl}/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_sandbox' },
    body: new URLSearchParams({ client_secret: clientSecret, payment_method: 'pm_card_visa' }),
  })
}
