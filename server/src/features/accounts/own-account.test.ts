import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type AccountWorld,
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

async function twoBrowsers() {
  const person = await registerSomebody(world)
  const other = openBrowser(world)
  await other.send('POST', '/api/auth/login', { email: person.email, password: goodPassword })
  return { ...person, other }
}

it('changes the password against the old one and ends the other sessions', async () => {
  const { browser, other, email } = await twoBrowsers()
  const newPassword = 'another-horse-8'

  const answer = await browser.send('PUT', '/api/user/password', {
    ...{ currentPassword: goodPassword, newPassword },
  })

  expect(answer.json()).toEqual({ ok: true })
  expect((await browser.send('GET', '/api/auth/me')).statusCode).toBe(200)
  expect((await other.send('GET', '/api/auth/me')).statusCode).toBe(401)
  const signIn = await other.send('POST', '/api/auth/login', { email, password: newPassword })
  expect(signIn.statusCode).toBe(200)
})

it.each([
  ['a wrong old password', 'wrong-password-1', 'another-horse-8', 422],
  ['the same password again', goodPassword, goodPassword, 422],
  ['a common one', goodPassword, 'password123', 400],
])('refuses %s and changes nothing', async (_name, currentPassword, newPassword, status) => {
  const { browser, other } = await twoBrowsers()

  const answer = await browser.send('PUT', '/api/user/password', { currentPassword, newPassword })

  expect(answer.statusCode).toBe(status)
  expect((await other.send('GET', '/api/auth/me')).statusCode).toBe(200)
})

it('locks who guesses the old password from inside a session', async () => {
  const { browser } = await twoBrowsers()
  const guess = (currentPassword: string) =>
    browser.send('PUT', '/api/user/password', { currentPassword, newPassword: 'another-horse-8' })
  for (let tries = 0; tries < 10; tries += 1) await guess('wrong-password-1')

  const locked = await guess(goodPassword)

  expect(locked.statusCode).toBe(429)
})

it('changes the e-mail soon after a sign-in and answers the user', async () => {
  const { browser, other, userId } = await twoBrowsers()

  const answer = await browser.send('PUT', '/api/user/email', { email: 'Moved@permille.test' })

  expect(answer.json().user).toMatchObject({ id: userId, email: 'moved@permille.test' })
  expect((await other.send('GET', '/api/auth/me')).statusCode).toBe(401)
  const { rows } = await world.database.pool.query(
    `SELECT before, after FROM audit_log WHERE object_id = $1 AND action = 'user.change-email'`,
    [userId],
  )
  expect(rows[0].after).toEqual({ email: 'moved@permille.test' })
})

it('asks for the password when the sign-in is older than 15 minutes', async () => {
  const { browser } = await registerSomebody(world)
  world.passSeconds(16 * 60)

  const stale = await browser.send('PUT', '/api/user/email', { email: 'later@permille.test' })
  const proven = await browser.send('PUT', '/api/user/email', {
    ...{ email: 'later@permille.test', currentPassword: goodPassword },
  })

  expect(stale.statusCode).toBe(403)
  expect(stale.json().code).toBe('sign-in-too-old')
  expect(proven.statusCode).toBe(200)
})

it('gives nobody the e-mail of somebody else', async () => {
  const first = await registerSomebody(world)
  const { browser } = await registerSomebody(world)

  const taken = await browser.send('PUT', '/api/user/email', { email: first.email.toUpperCase() })
  const invalid = await browser.send('PUT', '/api/user/email', { email: 'nonsense' })

  expect(taken.statusCode).toBe(409)
  expect(taken.json().details.fields).toEqual({ email: taken.json().message })
  expect(invalid.json().message).toBe('Invalid email address')
})
