import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  payWith,
  startTestSandbox,
  stripeAt,
  type TestSandbox,
} from '../testing/start-test-sandbox.ts'

let running: TestSandbox

beforeEach(async () => {
  running = await startTestSandbox()
})
afterEach(() => running.close())

async function control(method: string, path: string, body?: unknown) {
  const response = await fetch(`${running.sandbox.url}/control/${path}`, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  return { status: response.status, body: await response.json() }
}

function readBalance() {
  return fetch(`${running.sandbox.url}/v1/balance`, {
    headers: { authorization: 'Bearer sk_test_1' },
    signal: AbortSignal.timeout(500),
  })
}

test('the state lists Stripe’s objects', async () => {
  const intent = await payWith(stripeAt(running.sandbox.url), 'pm_card_visa')

  const { body } = await control('GET', 'state')

  expect(body.stripe.paymentIntents[0]).toMatchObject({ id: intent.id, status: 'succeeded' })
  const kinds = ['paymentIntents', 'transfers', 'refunds', 'disputes', 'accounts']
  expect(Object.keys(body.stripe).sort()).toEqual(kinds.sort())
  expect(body).toHaveProperty('platforms')
})

test('a changed setting is stored', async () => {
  const changed = await control('PUT', 'settings', { pendingSeconds: 60 })
  const read = await control('GET', 'settings')

  expect(changed.status).toBe(200)
  expect(read.body).toMatchObject({ pendingSeconds: 60, cardFees: true, quotaMultiplier: 1000 })
})

test.each([
  ['an unknown name', { pendingMinutes: 1 }],
  ['a wrong type', { pendingSeconds: '60' }],
  ['no object', 'pendingSeconds'],
])('settings with %s are refused with a message', async (_case, body) => {
  const { status, body: response } = await control('PUT', 'settings', body)

  expect(status).toBe(400)
  expect(response.message).toMatch(/\w+/)
})

test.each([
  [{ provider: 'paypal', kind: 'status' }],
  [{ provider: 'stripe', kind: 'explode' }],
  [{ provider: 'stripe', kind: 'status', times: 0 }],
  [{ provider: 'stripe', kind: 'status', status: 'x' }],
])('the fault %j is refused', async (fault) => {
  const { status } = await control('POST', 'faults', fault)

  expect(status).toBe(400)
})

test('a fault strikes as often as requested, and only its target', async () => {
  const match = 'GET /v1/balance'
  await control('POST', 'faults', {
    provider: 'stripe',
    match,
    kind: 'status',
    status: 503,
    times: 2,
  })
  const stripe = stripeAt(running.sandbox.url)

  const untouched = await stripe.charges.list()
  const responses = [await readBalance(), await readBalance(), await readBalance()]

  expect(untouched.data).toEqual([])
  expect(responses.map(({ status }) => status)).toEqual([503, 503, 200])
})

test('a hanging call never gets a response, and the sandbox stays up', async () => {
  await control('POST', 'faults', { provider: 'stripe', match: 'GET /v1/balance', kind: 'hang' })

  const hanging = readBalance()

  await expect(hanging).rejects.toMatchObject({ name: 'TimeoutError' })
  expect((await readBalance()).status).toBe(200)
})

test('all faults can be cleared', async () => {
  await control('POST', 'faults', { provider: 'stripe', match: '', kind: 'status', times: 9 })

  await control('DELETE', 'faults')

  expect((await readBalance()).status).toBe(200)
})

test('a page of another origin cannot use the forms of the console', async () => {
  const topUp = (origin: string) =>
    fetch(`${running.sandbox.url}/console/stripe/top-up`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ dollars: '12.34' }),
      redirect: 'manual',
    })

  const foreign = await topUp('http://evil.example')
  const own = await topUp(running.sandbox.url)
  const page = await (await fetch(running.sandbox.url)).text()

  expect([foreign.status, own.status]).toEqual([403, 303])
  expect(page).toContain('$12.34')
})

test.each([
  ['1,50', 303, '$1.50'],
  ['$2.75', 303, '$2.75'],
  ['1e3', 400, 'Enter the amount in dollars, such as 1500 or 1500.50'],
  ['1,000', 400, 'Is this $1,000.00 or $1.00? Enter 1000 or 1.00'],
  ['', 400, 'Enter from $0.01 to $1,000,000.00'],
  ['0', 400, 'Enter from $0.01 to $1,000,000.00'],
  ['1000000.01', 400, 'Enter from $0.01 to $1,000,000.00'],
])('a top-up typed as "%s" is a %i', async (dollars, status, said) => {
  const fresh = await startTestSandbox()

  const response = await fetch(`${fresh.sandbox.url}/console/stripe/top-up`, {
    method: 'POST',
    body: new URLSearchParams({ dollars }),
    redirect: 'manual',
  })
  const page = await (await fetch(fresh.sandbox.url)).text()
  await fresh.close()

  expect(response.status).toBe(status)
  expect(status === 303 ? page : await response.text()).toContain(said)
})

test('typed text is rendered on the console as text, never as markup', async () => {
  await stripeAt(running.sandbox.url).accounts.create({
    type: 'express',
    country: 'US',
    email: '<script>alert(1)</script>@permille.test',
  })

  const page = await (await fetch(`${running.sandbox.url}/accounts`)).text()

  expect(page).not.toContain('<script>alert')
  expect(page).toContain('&lt;script&gt;alert(1)')
})
