import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountSchedule } from './account-schedule.ts'
import {
  type AccountWorld,
  countRows,
  openAccountWorld,
  openBrowser,
  registerSomebody,
} from './testing/account-world.ts'

let world: AccountWorld

beforeAll(async () => {
  world = await openAccountWorld()
})

afterAll(() => world.close())

it('forgets after 90 days where someone signed in from, and keeps that they did', async () => {
  await registerSomebody(world)
  const audited = await countRows(world, 'audit_log')
  world.passSeconds(89 * 24 * 3600)
  for (const { work } of accountSchedule(world.deps)) await work()
  const kept = await countRows(world, 'audit_origins')
  world.passSeconds(2 * 24 * 3600)

  for (const { work } of accountSchedule(world.deps)) await work()

  expect(kept).toBeGreaterThan(0)
  expect(await countRows(world, 'audit_origins')).toBe(0)
  expect(await countRows(world, 'audit_log')).toBe(audited)
})

it('forgets expired sessions and old guesses, and nothing that still counts', async () => {
  await registerSomebody(world)
  const guess = { email: 'nobody@permille.test', password: 'wrong-password-1' }
  await openBrowser(world).send('POST', '/api/auth/login', guess)
  world.passSeconds(25 * 3600)
  const { browser } = await registerSomebody(world)

  for (const { work } of accountSchedule(world.deps)) await work()

  expect(await countRows(world, 'sessions')).toBe(1)
  expect(await countRows(world, 'sign_in_failures')).toBe(0)
  expect((await browser.send('GET', '/api/auth/me')).statusCode).toBe(200)
})
