import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type AccountWorld,
  type Browser,
  goodPassword,
  openAccountWorld,
  openBrowser,
  registerSomebody,
} from './testing/account-world.ts'

let world: AccountWorld

beforeAll(async () => {
  world = await openAccountWorld()
})

afterAll(() => world.close())

let addressCount = 0

function freshAddress(): string {
  addressCount += 1
  return `10.9.0.${addressCount}`
}

function signIn(browser: Browser, email: string, password = goodPassword) {
  return browser.send('POST', '/api/auth/login', { email, password })
}

it('keeps a remembered session for 30 days in a cookie that scripts cannot read', async () => {
  const { email } = await registerSomebody(world)
  const browser = openBrowser(world, freshAddress())

  const answer = await browser.send('POST', '/api/auth/login', {
    ...{ email: email.toUpperCase(), password: goodPassword, rememberMe: true },
  })

  expect(answer.statusCode).toBe(200)
  const header = String(answer.headers['set-cookie'])
  expect(header).toMatch(/HttpOnly/)
  expect(header).toMatch(/SameSite=Lax/)
  expect(header).toMatch(/Max-Age=2592000/)
  world.passSeconds(29 * 24 * 3600)
  expect((await browser.send('GET', '/api/auth/me')).statusCode).toBe(200)
  world.passSeconds(2 * 24 * 3600)
  expect((await browser.send('GET', '/api/auth/me')).statusCode).toBe(401)
})

it('ends any other session after 12 hours', async () => {
  const { email } = await registerSomebody(world)
  const browser = openBrowser(world, freshAddress())

  const answer = await signIn(browser, email)

  expect(String(answer.headers['set-cookie'])).not.toMatch(/Max-Age|Expires/)
  world.passSeconds(12 * 3600 + 1)
  expect((await browser.send('GET', '/api/auth/me')).statusCode).toBe(401)
})

it('gives a new token at sign-in and ends the one that was planted', async () => {
  const { email, browser: planted } = await registerSomebody(world)
  const victim = openBrowser(world, freshAddress())
  victim.token = planted.token

  await signIn(victim, email)

  expect(victim.token).not.toBe(planted.token)
  expect((await victim.send('GET', '/api/auth/me')).statusCode).toBe(200)
  expect((await planted.send('GET', '/api/auth/me')).statusCode).toBe(401)
})

it('ends a session for good at sign-out', async () => {
  const { browser } = await registerSomebody(world)
  const { token } = browser

  const answer = await browser.send('POST', '/api/auth/logout')

  expect(answer.json()).toEqual({ ok: true })
  const replay = openBrowser(world)
  replay.token = token
  expect((await replay.send('GET', '/api/auth/me')).statusCode).toBe(401)
  expect((await replay.send('POST', '/api/auth/logout')).statusCode).toBe(200)
})

it('answers a wrong password and an unknown e-mail with the same words', async () => {
  const { email } = await registerSomebody(world)
  const browser = openBrowser(world, freshAddress())

  const wrong = await signIn(browser, email, 'wrong-password-1')
  const unknown = await signIn(browser, 'nobody@permille.test', 'wrong-password-1')

  expect(wrong.statusCode).toBe(401)
  expect(unknown.statusCode).toBe(401)
  expect(wrong.body).toBe(unknown.body)
})

it('locks one account for one address after ten wrong passwords, for 15 minutes', async () => {
  const { email } = await registerSomebody(world)
  const guesser = openBrowser(world, freshAddress())
  const owner = openBrowser(world, freshAddress())
  for (let tries = 0; tries < 10; tries += 1) await signIn(guesser, email, 'wrong-password-1')

  const locked = await signIn(guesser, email)
  const elsewhere = await signIn(owner, email)

  expect(locked.statusCode).toBe(429)
  expect(Number(locked.headers['retry-after'])).toBe(15 * 60)
  expect(elsewhere.statusCode).toBe(200)
  world.passSeconds(15 * 60 + 1)
  expect((await signIn(guesser, email)).statusCode).toBe(200)
})

it('counts guesses that come at the same time', async () => {
  const { email } = await registerSomebody(world)
  const guesser = openBrowser(world, freshAddress())

  const answers = await Promise.all(
    Array.from({ length: 15 }, () => signIn(guesser, email, 'wrong-password-1')),
  )

  expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(10)
  expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(5)
})

it('stops an address after 30 failed sign-ins, whichever accounts it tries', async () => {
  const { email } = await registerSomebody(world)
  const guesser = openBrowser(world, freshAddress())
  const fails = Array.from({ length: 30 }, (_, index) =>
    signIn(guesser, `guess${index}@permille.test`, 'wrong-password-1'),
  )
  await Promise.all(fails)

  const stopped = await signIn(guesser, email)

  expect(stopped.statusCode).toBe(429)
  expect(stopped.headers['retry-after']).toBeDefined()
})

it('tells a suspension only to who knows the password', async () => {
  const { email, userId } = await registerSomebody(world)
  await world.database.pool.query(
    `UPDATE users SET suspended_at = now(), suspended_reason = 'Bought views' WHERE id = $1`,
    [userId],
  )
  const browser = openBrowser(world, freshAddress())

  const guess = await signIn(browser, email, 'wrong-password-1')
  const right = await signIn(browser, email)

  expect(guess.statusCode).toBe(401)
  expect(guess.body).not.toContain('Bought views')
  expect(right.statusCode).toBe(403)
  expect(right.json().message).toContain('Bought views')
  expect((await browser.send('GET', '/api/auth/me')).statusCode).toBe(401)
})
