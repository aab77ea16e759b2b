import type { CreatorId, UserId } from '@permille/contract/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids.ts'
import { findAccount } from './account-store.ts'
import { changeEmail } from './change-email.ts'
import { inviteAdmin } from './invitations/invite-admin.ts'
import { holdPayouts } from './payout-hold-store.ts'
import { hashToken } from './sign-in/session.ts'
import {
  type AccountSetup,
  appUrl,
  type Browser,
  goodPassword,
  openBrowser,
  registerSomebody,
  setUpAccounts,
} from './testing/account-setup.ts'

let setup: AccountSetup

beforeAll(async () => {
  setup = await setUpAccounts()
})

afterAll(() => setup.close())

async function twoBrowsers() {
  const person = await registerSomebody(setup)
  const other = openBrowser(setup)
  await other.send('POST', '/api/auth/login', { email: person.email, password: goodPassword })
  return { ...person, other }
}

it('changes the password if the old one is given, and ends the other sessions', async () => {
  const { browser, other, email } = await twoBrowsers()
  const newPassword = 'another-horse-8'

  const response = await browser.send('PUT', '/api/user/password', {
    currentPassword: goodPassword,
    newPassword,
  })

  expect(response.json()).toEqual({ ok: true })
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

  const response = await browser.send('PUT', '/api/user/password', { currentPassword, newPassword })

  expect(response.statusCode).toBe(status)
  expect((await other.send('GET', '/api/auth/me')).statusCode).toBe(200)
})

it('locks password checks after ten guesses from inside a session', async () => {
  const { browser } = await twoBrowsers()
  const guess = (currentPassword: string) =>
    browser.send('PUT', '/api/user/password', { currentPassword, newPassword: 'another-horse-8' })
  for (let tries = 0; tries < 10; tries += 1) await guess('wrong-password-1')

  const locked = await guess(goodPassword)
  const confirmed = await browser.send('POST', '/api/auth/confirm', { password: goodPassword })

  expect([locked.statusCode, confirmed.statusCode]).toEqual([429, 429])
})

it('changes the email soon after a sign-in and returns the user', async () => {
  const { browser, other, userId } = await twoBrowsers()

  const response = await browser.send('PUT', '/api/user/email', { email: 'Moved@permille.test' })

  expect(response.json().user).toMatchObject({ id: userId, email: 'moved@permille.test' })
  expect((await other.send('GET', '/api/auth/me')).statusCode).toBe(401)
  const { rows } = await setup.database.pool.query(
    `SELECT before, after FROM audit_log WHERE object_id = $1 AND action = 'user.change-email'`,
    [userId],
  )
  expect(rows[0].after).toEqual({ email: 'moved@permille.test' })
})

it('asks for the password when the sign-in is older than 15 minutes', async () => {
  const { browser } = await registerSomebody(setup)
  setup.passSeconds(16 * 60)

  const stale = await browser.send('PUT', '/api/user/email', { email: 'later@permille.test' })
  const wrong = await browser.send('POST', '/api/auth/confirm', { password: 'wrong-password-1' })
  const confirmed = await browser.send('POST', '/api/auth/confirm', { password: goodPassword })
  const changed = await browser.send('PUT', '/api/user/email', { email: 'later@permille.test' })

  expect([stale.statusCode, stale.json().code]).toEqual([403, 'sign-in-too-old'])
  expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'wrong-password'])
  expect([confirmed.statusCode, changed.statusCode]).toEqual([200, 200])
})

it('refuses an email that another user has', async () => {
  const first = await registerSomebody(setup)
  const { browser } = await registerSomebody(setup)

  const taken = await browser.send('PUT', '/api/user/email', { email: first.email.toUpperCase() })
  const invalid = await browser.send('PUT', '/api/user/email', { email: 'nonsense' })

  expect(taken.statusCode).toBe(409)
  expect(taken.json().details.fields).toEqual({ email: taken.json().message })
  expect(invalid.json().message).toBe('Invalid email address')
})

describe('a session’s token', () => {
  /** A thief who copied the cookie before the change. */
  function copyOf(browser: Browser): Browser {
    const thief = openBrowser(setup, '10.9.9.9')
    thief.token = browser.token
    return thief
  }

  it.each([
    [
      'a change of the password',
      'PUT',
      '/api/user/password',
      { currentPassword: goodPassword, newPassword: 'another-horse-8' },
    ],
    ['a change of the email', 'PUT', '/api/user/email', { email: 'away@permille.test' }],
    ['the password again', 'POST', '/api/auth/confirm', { password: goodPassword }],
  ] as const)(
    'is replaced after %s, and the old one stops working',
    async (_what, method, url, body) => {
      const { browser } = await registerSomebody(setup)
      const thief = copyOf(browser)

      const response = await browser.send(method, url, body)

      expect(response.statusCode).toBe(200)
      expect((await thief.send('GET', '/api/auth/me')).statusCode).toBe(401)
      expect((await browser.send('GET', '/api/auth/me')).statusCode).toBe(200)
    },
  )

  it('expires with the session that it renews', async () => {
    const { email, userId } = await registerSomebody(setup)
    const browser = openBrowser(setup)
    await browser.send('POST', '/api/auth/login', {
      email,
      password: goodPassword,
      rememberMe: true,
    })
    const endsAt = () =>
      setup.database.pool.query(
        'SELECT expires_at FROM sessions WHERE user_id = $1 AND is_remembered',
        [userId],
      )
    const before = (await endsAt()).rows
    setup.passSeconds(24 * 3600)

    const response = await browser.send('PUT', '/api/user/password', {
      currentPassword: goodPassword,
      newPassword: 'another-horse-8',
    })

    expect((await endsAt()).rows).toEqual(before)
    const cookie = response.cookies.find(({ name }) => name === 'permille_session')
    expect(cookie?.maxAge).toBe(29 * 24 * 3600)
  })

  it('is not renewed for a session that has ended, and nothing is changed', async () => {
    const { userId, email } = await registerSomebody(setup)
    const ended = {
      actor: {
        kind: 'creator' as const,
        userId,
        creatorId: newId<CreatorId>(),
        signedInAt: new Date(),
      },
      sessionHash: hashToken('ended'),
      address: '10.1.1.1',
      requestId: newId(),
      userAgent: '',
    }

    const change = changeEmail(setup.deps, ended, { email: 'late@permille.test' })

    await expect(change).rejects.toMatchObject({ code: 'not-signed-in' })
    expect((await findAccount(setup.database, userId))?.email).toBe(email)
  })

  it('ends when someone else registers or accepts an invitation in the same browser', async () => {
    const { browser } = await registerSomebody(setup)
    const former = copyOf(browser)
    await browser.send('POST', '/api/auth/register', {
      email: 'second@permille.test',
      displayName: 'Mira Vale',
      password: goodPassword,
    })
    const second = copyOf(browser)
    const url = await inviteAdmin(setup.deps, 'third@permille.test')
    await browser.send('POST', `${url.replace(`${appUrl}/invite/`, '/api/invitations/')}/accept`, {
      displayName: 'Ada Root',
      password: goodPassword,
    })

    const responses = [former, second, browser].map((each) => each.send('GET', '/api/auth/me'))

    expect((await Promise.all(responses)).map((each) => each.statusCode)).toEqual([401, 401, 200])
  })
})

describe('withdrawals', () => {
  async function heldUntil(userId: UserId): Promise<Date | null> {
    const { rows } = await setup.database.pool.query(
      'SELECT payouts_held_until FROM creators WHERE user_id = $1',
      [userId],
    )
    return rows[0].payouts_held_until
  }
  const inADay = () => new Date(setup.clock.now().getTime() + 24 * 3600 * 1000)

  it.each([
    ['password', { currentPassword: goodPassword, newPassword: 'another-horse-8' }],
    ['email', { email: 'held@permille.test' }],
  ])('wait a day after a change of the %s only', async (what, body) => {
    const { browser, userId } = await registerSomebody(setup)
    await browser.send('POST', '/api/auth/confirm', { password: goodPassword })
    const before = await heldUntil(userId)

    await browser.send('PUT', `/api/user/${what}`, body)

    expect(before).toBeNull()
    expect(await heldUntil(userId)).toEqual(inADay())
  })

  it('do not wait if the operator sets no hold', async () => {
    const { userId, email } = await registerSomebody(setup)
    const account = await findAccount(setup.database, userId)

    await setup.database.transaction((tx) => holdPayouts(tx, { userId, hours: 0, at: new Date() }))

    expect(account?.email).toBe(email)
    expect(await heldUntil(userId)).toBeNull()
  })
})

describe('a user’s sessions', () => {
  it('are listed with their origin, and the others end on request', async () => {
    const { browser, other } = await twoBrowsers()

    const listed = (await browser.send('GET', '/api/auth/sessions')).json()
    const ended = await browser.send('DELETE', '/api/auth/sessions')

    expect(listed).toHaveLength(2)
    expect(listed.map((each: { network: string }) => each.network).sort()).toEqual([
      ...['10.0.0.0/24', '10.1.0.0/24'],
    ])
    expect(listed.filter((each: { isThis: boolean }) => each.isThis)).toHaveLength(1)
    expect(listed[0]).toMatchObject({ userAgent: 'lightMyRequest' })
    expect(ended.statusCode).toBe(200)
    expect((await other.send('GET', '/api/auth/me')).statusCode).toBe(401)
    expect((await browser.send('GET', '/api/auth/sessions')).json()).toHaveLength(1)
  })
})
