import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type AccountSetup,
  goodPassword,
  invitedAdmin,
  openBrowser,
  registerSomebody,
  setUpAccounts,
} from '../testing/account-setup.ts'

let setup: AccountSetup

beforeAll(async () => {
  setup = await setUpAccounts()
})

afterAll(() => setup.close())

async function twoBrowsers() {
  const person = await registerSomebody(setup)
  const other = openBrowser(setup)
  await other.send('POST', '/api/auth/login', { email: person.email, password: goodPassword })
  const sessions = async () => (await person.browser.send('GET', '/api/auth/sessions')).json()
  return { ...person, other, sessions }
}

it('ends one session only', async () => {
  const { browser, other, sessions } = await twoBrowsers()
  const [own, foreign] = await sessions()

  const ended = await browser.send('DELETE', `/api/auth/sessions/${foreign.id}`)

  expect([own.isThis, foreign.isThis]).toEqual([true, false])
  expect(ended.statusCode).toBe(200)
  expect((await other.send('GET', '/api/auth/me')).statusCode).toBe(401)
  expect(await sessions()).toHaveLength(1)
})

it('requires a fresh session, or the password, before ending one', async () => {
  const { browser, other, sessions } = await twoBrowsers()
  const [, foreign] = await sessions()
  setup.passSeconds(16 * 60)
  const endAll = () => browser.send('DELETE', '/api/auth/sessions')

  const refused = [await browser.send('DELETE', `/api/auth/sessions/${foreign.id}`), await endAll()]
  const kept = await other.send('GET', '/api/auth/me')
  await browser.send('POST', '/api/auth/confirm', { password: goodPassword })
  const ended = await endAll()

  expect(refused.map((reply) => reply.json().code)).toEqual(['sign-in-too-old', 'sign-in-too-old'])
  expect([kept.statusCode, ended.statusCode]).toEqual([200, 200])
  expect((await other.send('GET', '/api/auth/me')).statusCode).toBe(401)
})

it('signs out everywhere else, including a copy of this session', async () => {
  const { browser, other, sessions } = await twoBrowsers()
  const copy = openBrowser(setup)
  copy.token = browser.token

  await browser.send('DELETE', '/api/auth/sessions')

  const statuses = [browser, other, copy].map(
    async (each) => (await each.send('GET', '/api/auth/me')).statusCode,
  )
  expect(await Promise.all(statuses)).toEqual([200, 401, 401])
  expect(await sessions()).toMatchObject([{ isThis: true }])
})

it('does not touch another user’s session', async () => {
  const { other, sessions } = await twoBrowsers()
  const [, theirs] = await sessions()
  const { browser } = await registerSomebody(setup)

  const refused = await browser.send('DELETE', `/api/auth/sessions/${theirs.id}`)

  expect(refused.statusCode).toBe(404)
  expect((await other.send('GET', '/api/auth/me')).statusCode).toBe(200)
})

it('states when a session was last used, to within five minutes', async () => {
  const { browser, sessions } = await twoBrowsers()
  const [before] = await sessions()
  setup.passSeconds(290)
  const [soon] = await sessions()
  setup.passSeconds(20)
  await browser.send('GET', '/api/auth/me')

  const [later] = await sessions()

  expect(soon.lastUsedAt).toBe(before.lastUsedAt)
  expect(new Date(later.lastUsedAt).getTime() - new Date(before.lastUsedAt).getTime()).toBe(310_000)
})

it('ends an admin’s remembered session after three days without use', async () => {
  const { browser } = await invitedAdmin(setup)
  const { email } = (await browser.send('GET', '/api/auth/me')).json().user
  await browser.send('POST', '/api/auth/login', { email, password: goodPassword, rememberMe: true })
  const statusAfterHours = async (hours: number) => {
    setup.passSeconds(hours * 3600)
    return (await browser.send('GET', '/api/auth/me')).statusCode
  }

  const statuses = [await statusAfterHours(71), await statusAfterHours(71)]
  const unused = await statusAfterHours(73)

  expect([...statuses, unused]).toEqual([200, 200, 401])
})

it('changes the signed-in user’s name, and audits the change', async () => {
  const { browser, userId } = await registerSomebody(setup, 'Mira Vale')

  const changed = await browser.send('PUT', '/api/user/name', { displayName: '  Mira Sol ' })
  await browser.send('PUT', '/api/user/name', { displayName: 'Mira Sol' })
  const empty = await browser.send('PUT', '/api/user/name', { displayName: ' ' })

  expect(changed.json().user.displayName).toBe('Mira Sol')
  expect(empty.statusCode).toBe(400)
  const { rows } = await setup.database.pool.query(
    `SELECT before, after FROM audit_log WHERE object_id = $1 AND action = 'user.change-name'`,
    [userId],
  )
  expect(rows).toEqual([
    { before: { displayName: 'Mira Vale' }, after: { displayName: 'Mira Sol' } },
  ])
})

it('changes a name at most ten times a day, and audits only those', async () => {
  const { browser, userId } = await registerSomebody(setup)
  const rename = (count: number) =>
    browser.send('PUT', '/api/user/name', { displayName: `Mira ${count}` })

  const statuses: number[] = []
  for (let count = 0; count < 12; count += 1) statuses.push((await rename(count)).statusCode)
  const refused = await rename(12)

  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
  expect(refused.json().message).toBe(
    'A name can be changed 10 times a day. Try again in 24 hours.',
  )
  const { rows } = await setup.database.pool.query(
    `SELECT FROM audit_log WHERE object_id = $1 AND action = 'user.change-name'`,
    [userId],
  )
  expect(rows).toHaveLength(10)
})
