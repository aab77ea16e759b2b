import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountSchedule } from './account-schedule.ts'
import {
  type AccountSetup,
  countRows,
  openBrowser,
  registerSomebody,
  setUpAccounts,
} from './testing/account-setup.ts'

let setup: AccountSetup

beforeAll(async () => {
  setup = await setUpAccounts()
})

afterAll(() => setup.close())

it('deletes a sign-in’s network after 90 days, and keeps the entry', async () => {
  await registerSomebody(setup)
  const audited = await countRows(setup, 'audit_log')
  setup.passSeconds(89 * 24 * 3600)
  for (const { work } of accountSchedule(setup.deps)) await work()
  const kept = await countRows(setup, 'audit_origins')
  setup.passSeconds(2 * 24 * 3600)

  for (const { work } of accountSchedule(setup.deps)) await work()

  expect(kept).toBeGreaterThan(0)
  expect(await countRows(setup, 'audit_origins')).toBe(0)
  expect(await countRows(setup, 'audit_log')).toBe(audited)
})

it('deletes expired sessions and old failed sign-ins, but nothing that still counts', async () => {
  await registerSomebody(setup)
  const guess = { email: 'nobody@permille.test', password: 'wrong-password-1' }
  await openBrowser(setup).send('POST', '/api/auth/login', guess)
  setup.passSeconds(25 * 3600)
  const { browser } = await registerSomebody(setup)

  for (const { work } of accountSchedule(setup.deps)) await work()

  expect(await countRows(setup, 'sessions')).toBe(1)
  expect(await countRows(setup, 'sign_in_failures')).toBe(0)
  expect((await browser.send('GET', '/api/auth/me')).statusCode).toBe(200)
})

it('a hundred challenges requested from one address in five minutes are gone a minute after they expire', async () => {
  const browser = openBrowser(setup, '10.77.0.1')
  const ask = () => browser.send('POST', '/api/auth/login/passkey/challenge')
  const statuses: number[] = []
  for (let count = 0; count < 102; count += 1) statuses.push((await ask()).statusCode)
  const elsewhere = await openBrowser(setup, '10.77.0.2').send(
    'POST',
    '/api/auth/login/passkey/challenge',
  )
  const kept = await countRows(setup, 'passkey_challenges')

  setup.passSeconds(5 * 60 + 1)
  const sweeps = accountSchedule(setup.deps).filter(({ everySeconds }) => everySeconds <= 60)
  for (const { work } of sweeps) await work()

  expect(statuses.filter((status) => status === 200)).toHaveLength(100)
  expect(statuses.slice(-2)).toEqual([429, 429])
  expect(elsewhere.statusCode).toBe(200)
  expect(kept).toBe(101)
  expect(await countRows(setup, 'passkey_challenges')).toBe(0)
})

it('keeps the ten newest challenges of one person', async () => {
  const { browser } = await registerSomebody(setup)

  for (let count = 0; count < 15; count += 1) {
    await browser.send('POST', '/api/auth/confirm/passkey/challenge')
  }

  expect(await countRows(setup, 'passkey_challenges')).toBe(10)
})
