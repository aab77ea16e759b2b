import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { runSetupChecks } from '../diagnosis.ts'
import { stripeSetup } from './stripe-setup.ts'

test.each([
  ['a page', '<!doctype html><title>Welcome</title>'],
  ['JSON of its own', '{"status":"ok"}'],
])('a server that answers everything with %s is not taken for Stripe', async (_case, body) => {
  const server = createServer((_, response) => response.end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const setup = stripeSetup({
    secretKey: 'sk_test_operator',
    apiBase,
    mode: 'test',
    platformCountry: 'US',
    currency: 'usd',
    webhooks: {
      url: 'https://market.example/hook',
      secrets: ['whsec_0123456789abcdef', 'whsec_fedcba9876543210'],
      handled: ['account.'],
    },
  })

  const checks = await runSetupChecks([setup])
  server.close()

  expect(checks.find(({ code }) => code === 'key')).toMatchObject({
    verdict: 'failed',
    seen: `${apiBase} does not answer as Stripe does.`,
    remedy: 'Correct or unset STRIPE_API_URL.',
  })
  const passed = checks.filter(({ verdict }) => verdict === 'passed').map(({ code }) => code)
  // The form of the secrets is all that needs no answer.
  expect(passed).toEqual(['webhook-secrets'])
})
