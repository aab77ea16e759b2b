import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountRepeats } from './account-repeats.ts'
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

it('forgets expired sessions and old guesses, and nothing that still counts', async () => {
  await registerSomebody(world)
  const guess = { email: 'nobody@permille.test', password: 'wrong-password-1' }
  await openBrowser(world).send('POST', '/api/auth/login', guess)
  world.passSeconds(25 * 3600)
  const { browser } = await registerSomebody(world)

  for (const { work } of accountRepeats(world.dependencies)) await work()

  expect(await countRows(world, 'sessions')).toBe(1)
  expect(await countRows(world, 'sign_in_failures')).toBe(0)
  expect((await browser.send('GET', '/api/auth/me')).statusCode).toBe(200)
})
