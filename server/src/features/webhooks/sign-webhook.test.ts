import { randomBytes, randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { signWebhook } from './sign-webhook.ts'

const secretOf = () => `whsec_${randomBytes(32).toString('base64')}`
const body = '{"type":"test.ping","name":"Zoë"}'

it('signs as the library of Standard Webhooks verifies, with either secret during a rotation', () => {
  const [id, timestamp] = [randomUUID(), Math.floor(Date.now() / 1000)]
  const secrets = [secretOf(), secretOf()]

  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signWebhook({ id, timestamp, body, secrets }),
  }

  for (const secret of secrets) {
    expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body))
    expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow('No matching signature')
  }
  expect(() => new Webhook(secretOf()).verify(body, headers)).toThrow('No matching signature')
})

it('signs the time of the attempt', () => {
  const [id, timestamp] = [randomUUID(), Math.floor(Date.now() / 1000)]
  const secret = secretOf()
  const signature = signWebhook({ id, timestamp, body, secrets: [secret] })

  const verify = (seconds: number) =>
    new Webhook(secret).verify(body, {
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signature,
    })

  expect(verify(timestamp)).toEqual(JSON.parse(body))
  expect(() => verify(timestamp + 1)).toThrow('No matching signature')
  expect(() => verify(timestamp - 600)).toThrow('too old')
})
