import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { confirm } from './money-calls.mjs'

const password = 'permille-demo'
const paidWithinMs = 60_000
const dollars = 100
const newCampaign = {
  name: 'Later looks',
  budgetCents: 10_000,
  rewardRatePerKViewsCents: 300,
  platformsAllowed: ['youtube'],
}

/**
 * People of the demo sign in; a brand pays for a campaign, a creator submits a post, another one withdraws.
 * @param {string} url
 * @param {string} sandboxUrl
 * @param {Date} [now] by their clocks; the demo's campaigns have an end, so that later there is a new one
 */
export async function moveMoney(url, sandboxUrl, now) {
  const brand = await signIn(url, 'brand@permille.test')
  const campaigns =
    now === undefined
      ? await brand.ask('GET', '/api/brand/campaigns?status=live')
      : [await brand.ask('POST', '/api/campaigns', newCampaign)]
  const [{ id: campaignId, fundedCents }] = campaigns
  const wanted = { campaignId, amount: dollars }
  const { clientSecret } = await brand.ask('POST', '/api/stripe/create-payment-intent', wanted)
  await confirm(sandboxUrl, clientSecret)
  const refresh = `/api/campaigns/${campaignId}/refresh-funding`
  const after = await brand.ask('POST', refresh)
  if (after.fundedCents - fundedCents !== dollars * 100) {
    throw new Error(`$${dollars} left ${after.fundedCents} cents of ${fundedCents}`)
  }
  const creator = await signIn(url, 'creator@permille.test')
  await submit(creator, { campaigns, sandboxUrl, now: now ?? new Date() })
  return `signs in, funds $${dollars}, submits a post and pays out ${await withdraw(url)} cents`
}

/** @typedef {Awaited<ReturnType<typeof signIn>>} Person */

/**
 * @param {string} url
 * @param {string} email
 */
export async function signIn(url, email) {
  const headers = { 'content-type': 'application/json', origin: url }
  const body = JSON.stringify({ email, password })
  const login = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body })
  if (!login.ok) throw new Error(`${email} cannot sign in: ${await login.text()}`)
  const cookie = login.headers.getSetCookie().map((each) => each.split(';')[0])
  const send = (
    /** @type {string} */ method,
    /** @type {string} */ place,
    /** @type {object | Buffer | undefined} */ given = undefined,
  ) => {
    const own = { origin: url, cookie: cookie.join('; ') }
    if (Buffer.isBuffer(given)) {
      const asImage = { ...own, 'content-type': 'image/png' }
      return fetch(`${url}${place}`, { method, headers: asImage, body: given })
    }
    const json = given && { headers: { ...own, ...headers }, body: JSON.stringify(given) }
    return fetch(`${url}${place}`, { method, headers: own, ...json })
  }
  /** @returns {Promise<any>} */
  const ask = async (
    /** @type {string} */ method,
    /** @type {string} */ place,
    /** @type {object | undefined} */ given = undefined,
  ) => {
    const response = await send(method, place, given)
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${place}: ${response.status} ${text}`)
    return JSON.parse(text)
  }
  return { send, ask }
}

/**
 * To the first campaign that takes it.
 * @param {Person} creator
 * @param {{ campaigns: readonly { id: string }[], sandboxUrl: string, now: Date }} given
 */
async function submit({ ask, send }, { campaigns, sandboxUrl, now }) {
  const accounts = await ask('GET', '/api/creator/social-accounts')
  const account = accounts.find((/** @type {any} */ { platform }) => platform === 'youtube')
  const externalPostId = randomBytes(8).toString('base64url')
  const post = {
    platform: 'youtube',
    username: account.username,
    externalPostId,
    views: 10,
    publishedAt: now.toISOString(),
  }
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(post)
  const made = await fetch(`${sandboxUrl}/control/posts`, { method: 'PUT', headers, body })
  if (!made.ok) throw new Error(`the sandbox takes no post: ${await made.text()}`)
  const postUrl = `https://www.youtube.com/watch?v=${externalPostId}`
  const refusals = []
  for (const { id: campaignId } of campaigns) {
    const given = { campaignId, socialAccountId: account.id, postUrl }
    const response = await send('POST', '/api/submissions', given)
    if (response.status === 201) return
    refusals.push(await response.text())
  }
  throw new Error(`no campaign takes the post:\n${refusals.join('\n')}`)
}

/** The first creator of the demo who has something to withdraw. @param {string} url */
async function withdraw(url) {
  const refusals = []
  for (const name of ['creator', 'marcus', 'yuki']) {
    const { ask, send } = await signIn(url, `${name}@permille.test`)
    const response = await send('POST', '/api/stripe/create-payout', {})
    const answer = /** @type {any} */ (await response.json())
    if (response.status === 200) return await untilPaid(ask, answer)
    refusals.push(answer.message)
  }
  throw new Error(`nobody can withdraw:\n${refusals.join('\n')}`)
}

/**
 * @param {Person['ask']} ask
 * @param {{ id: string, totalCents: number }} payout
 */
async function untilPaid(ask, { id, totalCents }) {
  for (const endsAt = Date.now() + paidWithinMs; Date.now() < endsAt; await sleep(250)) {
    const { status, reason } = await ask('GET', `/api/creator/payouts/${id}`)
    if (status === 'paid') return totalCents
    if (status === 'failed') throw new Error(`the payout failed: ${reason}`)
  }
  throw new Error(`the payout is not paid after ${paidWithinMs / 1000} seconds`)
}
