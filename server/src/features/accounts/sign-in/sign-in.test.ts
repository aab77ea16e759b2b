import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/ids.ts'
import { countInWindow } from '#platform/limits/call-window.ts'
import {
  type AccountSetup,
  type Browser,
  goodPassword,
  openBrowser,
  registerSomebody,
  setUpAccounts,
} from '../testing/account-setup.ts'
import { guessDelayMs } from './guard-guessing.ts'
import { signIn as signInAtOnce } from './sign-in.ts'

let setup: AccountSetup

beforeAll(async () => {
  setup = await setUpAccounts()
})

afterAll(() => setup.close())

let addressCount = 0

function freshAddress(): string {
  addressCount += 1
  return `10.9.0.${addressCount}`
}

function signIn(browser: Browser, email: string, password = goodPassword) {
  return browser.send('POST', '/api/auth/login', { email, password })
}

it('keeps a remembered session for 30 days in a cookie that scripts cannot read', async () => {
  const { email } = await registerSomebody(setup)
  const browser = openBrowser(setup, freshAddress())

  const response = await browser.send('POST', '/api/auth/login', {
    email: email.toUpperCase(),
    password: goodPassword,
    rememberMe: true,
  })

  expect(response.statusCode).toBe(200)
  const header = String(response.headers['set-cookie'])
  expect(header).toMatch(/HttpOnly/)
  expect(header).toMatch(/SameSite=Lax/)
  expect(header).toMatch(/Max-Age=2592000/)
  setup.passSeconds(29 * 24 * 3600)
  expect((await browser.send('GET', '/api/auth/me')).statusCode).toBe(200)
  setup.passSeconds(2 * 24 * 3600)
  expect((await browser.send('GET', '/api/auth/me')).statusCode).toBe(401)
})

it('ends any other session after 12 hours', async () => {
  const { email } = await registerSomebody(setup)
  const browser = openBrowser(setup, freshAddress())

  const response = await signIn(browser, email)

  expect(String(response.headers['set-cookie'])).not.toMatch(/Max-Age|Expires/)
  setup.passSeconds(12 * 3600 + 1)
  expect((await browser.send('GET', '/api/auth/me')).statusCode).toBe(401)
})

it('issues a new token at sign-in and ends a planted one', async () => {
  const { email, browser: planted } = await registerSomebody(setup)
  const victim = openBrowser(setup, freshAddress())
  victim.token = planted.token

  await signIn(victim, email)

  expect(victim.token).not.toBe(planted.token)
  expect((await victim.send('GET', '/api/auth/me')).statusCode).toBe(200)
  expect((await planted.send('GET', '/api/auth/me')).statusCode).toBe(401)
})

it('ends a session for good at sign-out', async () => {
  const { browser } = await registerSomebody(setup)
  const { token } = browser

  const response = await browser.send('POST', '/api/auth/logout')

  expect(response.json()).toEqual({ ok: true })
  const replay = openBrowser(setup)
  replay.token = token
  expect((await replay.send('GET', '/api/auth/me')).statusCode).toBe(401)
  expect((await replay.send('POST', '/api/auth/logout')).statusCode).toBe(200)
})

it('gives a wrong password and an unknown email the same message, at both fields', async () => {
  const { email } = await registerSomebody(setup)
  const browser = openBrowser(setup, freshAddress())

  const wrong = await signIn(browser, email, 'wrong-password-1')
  const unknown = await signIn(browser, 'nobody@permille.test', 'wrong-password-1')

  expect(wrong.statusCode).toBe(401)
  expect(unknown.statusCode).toBe(401)
  expect(wrong.body).toBe(unknown.body)
  expect(Object.keys(wrong.json().details.fields)).toEqual(['email', 'password'])
})

it('locks an account for one address after ten wrong passwords, for 15 minutes', async () => {
  const { email } = await registerSomebody(setup)
  const guesser = openBrowser(setup, freshAddress())
  const owner = openBrowser(setup, freshAddress())
  for (let tries = 0; tries < 10; tries += 1) await signIn(guesser, email, 'wrong-password-1')

  const locked = await signIn(guesser, email)
  const elsewhere = await signIn(owner, email)

  expect(locked.statusCode).toBe(429)
  expect(Number(locked.headers['retry-after'])).toBe(15 * 60)
  expect(elsewhere.statusCode).toBe(200)
  setup.passSeconds(15 * 60 + 1)
  expect((await signIn(guesser, email)).statusCode).toBe(200)
})

it('counts concurrent guesses', async () => {
  const { email } = await registerSomebody(setup)
  const guesser = openBrowser(setup, freshAddress())

  const responses = await Promise.all(
    Array.from({ length: 15 }, () => signIn(guesser, email, 'wrong-password-1')),
  )

  expect(responses.filter((response) => response.statusCode === 401)).toHaveLength(10)
  expect(responses.filter((response) => response.statusCode === 429)).toHaveLength(5)
})

it('stops an address after 30 failed sign-ins, whichever accounts it tries', async () => {
  const { email } = await registerSomebody(setup)
  const guesser = openBrowser(setup, freshAddress())
  const fails = Array.from({ length: 30 }, (_, index) =>
    signIn(guesser, `guess${index}@permille.test`, 'wrong-password-1'),
  )
  await Promise.all(fails)

  const stopped = await signIn(guesser, email)

  expect(stopped.statusCode).toBe(429)
  expect(stopped.headers['retry-after']).toBeDefined()
})

it('lets at most 30 of 200 concurrent guesses through, and no right one beyond them', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => registerSomebody(setup)))
  const guesser = openBrowser(setup, freshAddress())
  const right = new Map([60, 120, 199].map((at, index) => [at, people[index]?.email ?? '']))

  const responses = await Promise.all(
    Array.from({ length: 200 }, (_, at) => {
      const email = right.get(at)
      if (email !== undefined) return signIn(guesser, email)
      return signIn(guesser, `stuffed${at}@permille.test`, 'wrong-password-1')
    }),
  )
  const elsewhere = await signIn(openBrowser(setup, freshAddress()), people[0]?.email ?? '')

  const wrong = responses.filter((_, at) => !right.has(at))
  const beyond = responses.filter((_, at) => right.has(at))
  expect(wrong.filter(({ statusCode }) => statusCode === 401)).toHaveLength(30)
  expect(wrong.filter(({ statusCode }) => statusCode === 429)).toHaveLength(167)
  expect(beyond.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429])
  expect(elsewhere.statusCode).toBe(200)
})

it('counts addresses in one IPv6 /64 as one', async () => {
  const { email } = await registerSomebody(setup)
  const from = (host: number) => openBrowser(setup, `2001:db8:7:7::${host}`)
  for (let host = 0; host < 10; host += 1) await signIn(from(host), email, 'wrong-password-1')

  const locked = await signIn(from(11), email)
  const mapped = await signIn(openBrowser(setup, '::ffff:10.77.0.1'), email)

  expect([locked.statusCode, mapped.statusCode]).toEqual([429, 200])
})

it('does not count correct passwords, so a large office can sign in', async () => {
  const { email } = await registerSomebody(setup)
  const office = openBrowser(setup, freshAddress())

  const statuses = []
  for (let times = 0; times < 35; times += 1) {
    statuses.push((await signIn(office, email)).statusCode)
  }

  expect(new Set(statuses)).toEqual(new Set([200]))
})

it('slows down after guesses from elsewhere, but never locks', async () => {
  const { email } = await registerSomebody(setup)
  for (let guess = 0; guess < 70; guess += 1) {
    await setup.deps.database.transaction((tx) =>
      countInWindow(
        tx,
        { name: 'wrong-passwords-of-account', callsMax: 99, windowSeconds: 3600 },
        email,
      ),
    )
  }
  const other = await registerSomebody(setup)
  const order: string[] = []
  const note = async (name: string, response: ReturnType<typeof signIn>) => {
    const { statusCode } = await response
    order.push(`${name} ${statusCode}`)
  }

  await Promise.all([
    note('owner', signIn(openBrowser(setup, freshAddress()), email)),
    note('somebody else', signIn(openBrowser(setup, freshAddress()), other.email)),
  ])

  expect(order).toEqual(['somebody else 200', 'owner 200'])
})

it('waits longer with each guess beyond twenty, up to three seconds', () => {
  const delays = [0, 20, 21, 30, 50, 1_000_000].map(guessDelayMs)

  expect(delays).toEqual([0, 0, 100, 1000, 3000, 3000])
})

it('reveals a suspension only with the right password', async () => {
  const { email, userId } = await registerSomebody(setup)
  await setup.database.pool.query(
    `UPDATE users SET suspended_at = now(), suspended_reason = 'Bought views' WHERE id = $1`,
    [userId],
  )
  const browser = openBrowser(setup, freshAddress())

  const guess = await signIn(browser, email, 'wrong-password-1')
  const right = await signIn(browser, email)

  expect(guess.statusCode).toBe(401)
  expect(guess.body).not.toContain('Bought views')
  expect(right.statusCode).toBe(403)
  expect(right.json().message).toContain('Bought views')
  expect((await browser.send('GET', '/api/auth/me')).statusCode).toBe(401)
})

it.each(['replaced', 'suspended'] as const)(
  'starts no session for an account that is %s while its password is compared',
  async (what) => {
    const { email, userId, browser } = await registerSomebody(setup)
    const { deps, database } = setup
    const change = {
      replaced: () =>
        browser.send('PUT', '/api/user/password', {
          currentPassword: goodPassword,
          newPassword: 'staple-battery-8',
        }),
      suspended: () =>
        database.pool.query(
          `UPDATE users SET suspended_at = now(), suspended_reason = 'Bought views' WHERE id = $1`,
          [userId],
        ),
    }
    let changed: Promise<unknown> | undefined
    const verify: typeof deps.passwords.verify = async (...compared) => {
      const isRight = await deps.passwords.verify(...compared)
      changed ??= change[what]()
      await changed
      return isRight
    }
    const origin = { address: freshAddress(), userAgent: undefined, requestId: newId() }
    const request = { email, password: goodPassword, isRemembered: false, formerHash: null }

    const late = signInAtOnce(
      { ...deps, passwords: { ...deps.passwords, verify } },
      { ...request, ...origin },
    )

    const code = what === 'replaced' ? 'invalid-credentials' : 'suspended'
    await expect(late).rejects.toMatchObject({ code })
    const { rowCount } = await database.pool.query('SELECT FROM sessions WHERE user_id = $1', [
      userId,
    ])
    expect(rowCount).toBe(1)
  },
)

it('upgrades a hash of a lower cost, and the password stays the same', async () => {
  const { email, userId, browser } = await registerSomebody(setup)
  const cheap = await hash(goodPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  await setup.database.pool.query('UPDATE users SET password = $1 WHERE id = $2', [cheap, userId])

  const first = await browser.send('POST', '/api/auth/login', { email, password: goodPassword })
  const { rows } = await setup.database.pool.query('SELECT password FROM users WHERE id = $1', [
    userId,
  ])
  const second = await browser.send('POST', '/api/auth/login', { email, password: goodPassword })

  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  expect(rows[0].password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,/)
})
