import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { root } from '../root.mjs'

const retryMs = 500
const callMs = 15_000
const patienceMs = 240_000
const fundedCents = 5000

/**
 * @typedef {{ token: string, campaignId: string }} Brand
 * @typedef {{ token: string, destination: string, availableCents: number }} Creator
 * @typedef {{ brands: Brand[], creators: Creator[] }} People
 * @typedef {{ kind: 'payout' | 'funding', id: string, cents: number, at: number, destination?: string }} Acknowledged
 */

/**
 * Brands with money in their campaigns, and creators who can withdraw. This process goes on: it may carry the database's
 * connections.
 * @param {{ env: Record<string, string>, ownerUrl: string }} installation
 * @param {number} creatorCount
 * @returns {Promise<People>}
 */
export async function fillMarketplace({ env, ownerUrl }, creatorCount) {
  const words = [JSON.stringify(env), ownerUrl, String(creatorCount)]
  const program = ['--import', 'tsx', 'scripts/soak/fill-marketplace.ts', ...words]
  const options = /** @type {const} */ ({ cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  return JSON.parse((await promisify(execFile)(process.execPath, program, options)).stdout)
}

/**
 * What people ask for over HTTP, again and again until they are answered, as a browser does.
 * @param {{ url: string, sandboxUrl: string, origin?: string }} addresses `origin`: of the pages, where the API has another address
 */
export function openMoneyCalls({ url, sandboxUrl, origin = url }) {
  /** @type {Acknowledged[]} */
  const acknowledged = []
  /** @type {string[]} */
  const refused = []
  /** Calls that had to be asked again. @type {string[]} */
  const lost = []
  const call = askerOf({ url, origin }, lost)
  const withdraw = async (
    /** @type {Creator} */ { token, destination, availableCents },
    /** @type {readonly string[]} */ expected = [],
  ) => {
    for (const endsAt = Date.now() + patienceMs; ; await sleep(2 * retryMs)) {
      const answer = await call(token, '/api/stripe/create-payout', {})
      if (answer.status === 200) {
        const { id, totalCents } = answer.body
        if (totalCents !== availableCents) refused.push(`${totalCents} of ${availableCents}`)
        acknowledged.push({ kind: 'payout', id, cents: totalCents, at: Date.now(), destination })
        return
      }
      if (expected.includes(answer.body.code)) return
      if (answer.body.code !== 'payouts-stopped' || Date.now() > endsAt) {
        return void refused.push(JSON.stringify(answer))
      }
    }
  }
  const fund = async (/** @type {Brand} */ { token, campaignId }) => {
    const wanted = { campaignId, amount: fundedCents / 100 }
    const started = await call(token, '/api/stripe/create-payment-intent', wanted)
    if (started.status !== 200) return void refused.push(JSON.stringify(started))
    const { clientSecret, fundingId } = started.body
    const id = clientSecret.split('_secret')[0]
    acknowledged.push({ kind: 'funding', id, cents: fundedCents, at: Date.now() })
    await confirm(sandboxUrl, clientSecret)
    const refresh = `/api/campaigns/${campaignId}/refresh-funding?fundingId=${fundingId}`
    const booked = await call(token, refresh)
    if (booked.status !== 200) refused.push(JSON.stringify(booked))
  }
  return { acknowledged, refused, lost, withdraw, fund }
}

/** @param {{ url: string, origin: string }} addresses @param {string[]} lost */
function askerOf({ url, origin }, lost) {
  /** @returns {Promise<{ status: number, body: any }>} */
  return async (
    /** @type {string} */ token,
    /** @type {string} */ place,
    /** @type {object | undefined} */ body = undefined,
  ) => {
    const headers = {
      origin,
      cookie: `permille_session=${token}`,
      'idempotency-key': randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
    }
    for (const endsAt = Date.now() + patienceMs; Date.now() < endsAt; await sleep(retryMs)) {
      const answer = await askOnce(`${url}${place}`, headers, body)
      if (answer.status === 0 || answer.status >= 500) lost.push(`${place}: ${answer.body}`)
      else if (answer.status !== 429 && answer.body.code !== 'still-running') return answer
    }
    return { status: 0, body: { code: 'no answer', place } }
  }
}

/**
 * Status 0 where no answer came; a browser asks again with the same key.
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {object | undefined} body
 */
async function askOnce(url, headers, body) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(callMs),
      ...(body && { body: JSON.stringify(body) }),
    })
    const [status, text] = [response.status, await response.text()]
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
    return { status, body: status < 500 && isJson ? JSON.parse(text) : `${status} ${text}` }
  } catch (error) {
    return { status: 0, body: error instanceof Error ? (error.cause ?? error) : error }
  }
}

/**
 * As the provider's form does in a browser.
 * @param {string} sandboxUrl
 * @param {string} clientSecret
 */
export async function confirm(sandboxUrl, clientSecret) {
  const intent = clientSecret.split('_secret')[0]
  const response = await fetch(`${sandboxUrl}/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_sandbox' },
    body: new URLSearchParams({ client_secret: clientSecret, payment_method: 'pm_card_visa' }),
  })
  if (!response.ok) throw new Error(`the payment was refused: ${await response.text()}`)
}
