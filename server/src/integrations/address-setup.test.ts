import { expect, test } from 'vitest'
import { addressSetup } from './address-setup.ts'

test.each([
  [true, 'required: '],
  [false, 'optional: '],
])('with %s, the check states that admins’ sign-in is %s', async (isAdminFactorRequired, seen) => {
  const appUrl = 'https://market.example'
  const { questions } = addressSetup({
    appUrl,
    isSandbox: false,
    isBehindProxy: true,
    isAdminFactorRequired,
    privateHosts: null,
  })

  const found = await questions.find(({ code }) => code === 'admin-second-factor')?.check()

  expect(found).toMatchObject({ verdict: 'skipped', seen: expect.stringContaining(seen) })
})

test.each([
  ['https://market.example', false, 'failed'],
  ['https://market.example', true, 'passed'],
  ['http://localhost:3000', false, 'skipped'],
])('at %s, with a trusted proxy %s: %s', async (appUrl, isBehindProxy, verdict) => {
  const { questions } = addressSetup({
    appUrl,
    isSandbox: false,
    isBehindProxy,
    isAdminFactorRequired: true,
    privateHosts: null,
  })

  const found = await questions.find(({ code }) => code === 'proxy')?.check()

  expect(found).toMatchObject({ verdict })
})

test('what webhooks may call in a private network is named, and only then', async () => {
  const options = {
    appUrl: 'https://market.example',
    isSandbox: false,
    isBehindProxy: true,
    isAdminFactorRequired: true,
  }
  const find = (privateHosts: string | null) =>
    addressSetup({ ...options, privateHosts }).questions.find(
      ({ code }) => code === 'webhook-private-hosts',
    )

  expect(find(null)).toBeUndefined()
  expect(await find('crm.lan,10.1.0.0/16')?.check()).toMatchObject({
    verdict: 'skipped',
    seen: expect.stringContaining('crm.lan,10.1.0.0/16'),
  })
})
