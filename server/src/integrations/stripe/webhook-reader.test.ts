import { expect, test } from 'vitest'
import { stripeLibrary } from './stripe-library.ts'
import { createWebhookReader } from './webhook-reader.ts'

const secrets = ['whsec_sandbox_platform', 'whsec_sandbox_connect']
const readWebhook = createWebhookReader(secrets)

const event = {
  id: 'evt_1',
  object: 'event',
  type: 'account.updated',
  account: 'acct_1',
  created: 1_795_000_000,
  data: { object: { id: 'acct_1', object: 'account' } },
}

function signed(
  secret: string,
  { body = event, ...fields }: { timestamp?: number; body?: object } = {},
) {
  const payload = JSON.stringify(body)
  const header = stripeLibrary().webhooks.generateTestHeaderString({ payload, secret, ...fields })
  return { rawBody: Buffer.from(payload), signature: header }
}

test.each(secrets)('a webhook signed with the secret %s is read', (secret) => {
  const webhook = signed(secret)

  const read = readWebhook(webhook)

  expect(read).toEqual({
    id: 'evt_1',
    type: 'account.updated',
    objectId: 'acct_1',
    accountId: 'acct_1',
    createdAt: new Date(1_795_000_000_000),
  })
})

test.each([
  ['another secret', signed('whsec_somebody_elses')],
  ['an old timestamp', signed('whsec_sandbox_platform', { timestamp: 1_700_000_000 })],
  [
    'a changed body',
    { ...signed('whsec_sandbox_platform'), rawBody: Buffer.from('{"id":"evt_2"}') },
  ],
  ['no signature', { ...signed('whsec_sandbox_platform'), signature: '' }],
])('a webhook with %s is refused as malformed', (_case, webhook) => {
  const read = () => readWebhook(webhook)

  expect(read).toThrow(expect.objectContaining({ code: 'webhook-signature-invalid' }))
})

const thin = { id: 'evt_2', object: 'v2.core.event', type: 'v1.billing.meter.no_meter_found' }

test.each(secrets)(
  'a thin event of another kind, signed with %s, gets the response that snapshots are accepted',
  (secret) => {
    const read = () => readWebhook(signed(secret, { body: thin }))

    expect(read).toThrow(expect.objectContaining({ code: 'webhook-not-a-snapshot' }))
    expect(read).toThrow(/signature of this webhook is valid.*v1[.]billing.*snapshot/)
  },
)

test('a thin event signed by someone else gets only that response', () => {
  const read = () => readWebhook(signed('whsec_somebody_elses', { body: thin }))

  expect(read).toThrow(expect.objectContaining({ code: 'webhook-signature-invalid' }))
})

test.each([[[]], [['']], [['whsec_short']], [['whsec_sandbox_platform', '']]])(
  'the webhook secrets %j prevent the start',
  (webhookSecrets: string[]) => {
    const create = () => createWebhookReader(webhookSecrets)

    expect(create).toThrow(/webhook secret/)
  },
)

test('a thin event names an account and contains none of its data', () => {
  const named = {
    id: 'evt_test_1',
    object: 'v2.core.event',
    type: 'v2.core.account[requirements].updated',
    created: '2026-11-18T10:00:00.000Z',
    livemode: false,
    context: null,
    related_object: {
      id: 'acct_1',
      type: 'v2.core.account',
      url: '/v2/core/accounts/acct_1',
    },
  }

  const read = readWebhook(signed('whsec_sandbox_connect', { body: named }))

  expect(read).toEqual({
    id: 'evt_test_1',
    type: 'v2.core.account[requirements].updated',
    objectId: 'acct_1',
    accountId: 'acct_1',
    createdAt: new Date('2026-11-18T10:00:00.000Z'),
  })
})

test('a signed body that is not JSON is refused as malformed', () => {
  const payload = 'hello'
  const secret = 'whsec_sandbox_connect'
  const signature = stripeLibrary().webhooks.generateTestHeaderString({ payload, secret })

  const read = () => readWebhook({ rawBody: Buffer.from(payload), signature })

  expect(read).toThrow(expect.objectContaining({ code: 'webhook-signature-invalid' }))
})
