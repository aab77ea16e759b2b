import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../testing/start-test-sandbox.ts'

let running: TestSandbox
beforeAll(async () => {
  running = await startTestSandbox()
})
afterAll(() => running.close())

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const body = '{ "type": "test.ping",  "data": {"name": "<b>Zoë</b>"} }'

function call(path: string, options: RequestInit = {}) {
  return fetch(`${running.sandbox.url}${path}`, options)
}

function signed(id: string, seconds: number): string {
  const key = Buffer.alloc(32, 7)
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
}

function deliver(id: string, at = new Date(), change: Readonly<Record<string, string>> = {}) {
  const seconds = Math.floor(at.getTime() / 1000)
  return call('/inbox/mine', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signed(id, seconds),
      ...change,
    },
  })
}

interface Arrived {
  readonly id: string
  readonly verdict: string
  readonly body: string
}

async function arrived(): Promise<Arrived[]> {
  return (await (await call('/control/inbox')).json()) as Arrived[]
}

test('keeps the bytes that arrive, and says whether they are signed with the pasted secret', async () => {
  expect((await deliver('evt-1')).status).toBe(204)
  expect(await arrived()).toMatchObject([{ id: 'evt-1', verdict: 'no-secret', body }])

  const form = new URLSearchParams({ name: 'mine', secret })
  await call('/console/inbox/secret', { method: 'POST', body: form, redirect: 'manual' })
  await deliver('evt-2', new Date(Date.now() - 400_000))
  await deliver('evt-3', new Date(), {
    'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')}`,
  })
  await deliver('evt-4', new Date(), { 'webhook-id': '' })
  await deliver('evt-1')

  const verdicts = (await arrived()).map(({ id, verdict }) => [id, verdict])
  expect(verdicts).toEqual([
    ['evt-1', 'verified'],
    ['', 'unsigned'],
    ['evt-3', 'wrong-signature'],
    ['evt-2', 'too-old'],
    ['evt-1', 'verified'],
  ])
  const page = await (await call('/inbox')).text()
  expect(page).toContain('test.ping')
  expect(page).toContain('&lt;b&gt;Zoë&lt;/b&gt;')
})

test('checks a signature as the specification of Standard Webhooks computes its example', async () => {
  const example = { name: 'spec', secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' }
  const json = { 'content-type': 'application/json' }
  await call('/control/inbox', { method: 'PUT', headers: json, body: JSON.stringify(example) })
  await call('/inbox/spec', {
    method: 'POST',
    body: '{"test": 2432232314}',
    headers: {
      ...json,
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    },
  })

  // A wrong signature would be said first.
  expect((await arrived())[0]?.verdict).toBe('too-old')
})

test.each([
  [{ kind: 'status_after', status: 410 }, 410],
  [{ kind: 'status', status: 429, headers: { 'retry-after': '2' } }, 429],
])('answers as it was told: %o', async (fault, status) => {
  const asked = { method: 'POST', headers: { 'content-type': 'application/json' } }
  await call('/control/faults', { ...asked, body: JSON.stringify({ provider: 'inbox', ...fault }) })

  expect((await deliver('evt-5')).status).toBe(status)
  expect((await deliver('evt-6')).status).toBe(204)
})

test.each([
  ['mine', 'sk_test_1'],
  ['a/b', secret],
])('refuses what is no secret or no name: %s %s', async (name, given) => {
  const form = new URLSearchParams({ name, secret: given })

  expect((await call('/console/inbox/secret', { method: 'POST', body: form })).status).toBe(400)
})
