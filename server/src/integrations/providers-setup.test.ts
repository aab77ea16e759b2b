import { expect, test } from 'vitest'
import { type ProvidersSetup, providersSetup } from './providers-setup.ts'

const trial: ProvidersSetup = {
  mode: 'sandbox',
  appUrl: 'http://localhost:3000',
  isEmbedded: true,
  elsewhere: {},
}

function found(options: ProvidersSetup) {
  const [mode] = providersSetup(options).questions
  return mode?.check()
}

test('a trial without keys neither passes nor fails', () => {
  expect(found(trial)).toMatchObject({ verdict: 'skipped' })
})

test.each([
  ['a public address', { appUrl: 'https://market.example' }, 'APP_URL is https://market.example'],
  ['a database of the operator’s', { isEmbedded: false }, 'DATABASE_URL is set'],
])('without keys %s fails: the secrets were not loaded', (_, fields, words) => {
  expect(found({ ...trial, ...fields })).toMatchObject({
    verdict: 'failed',
    seen: expect.stringContaining(words),
  })
})

test('rehearsal keys are distinguished from those that reach the providers', () => {
  const keys: ProvidersSetup = { ...trial, mode: 'test', isEmbedded: false }
  const elsewhere = { STRIPE_API_URL: 'http://127.0.0.1:4001', X_API_URL: null }

  expect(found(keys)).toMatchObject({
    verdict: 'passed',
    seen: 'Stripe’s test keys are set: no real money moves.',
  })
  expect(found({ ...keys, elsewhere })).toMatchObject({
    verdict: 'unchecked',
    seen: expect.stringContaining('STRIPE_API_URL=http://127.0.0.1:4001.'),
  })
})
