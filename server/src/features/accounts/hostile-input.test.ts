import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type AccountSetup,
  type Browser,
  countRows,
  openBrowser,
  registerSomebody,
  setUpAccounts,
} from './testing/account-setup.ts'

let setup: AccountSetup
let browser: Browser

beforeAll(async () => {
  setup = await setUpAccounts()
  browser = (await registerSomebody(setup)).browser
})

afterAll(() => setup.close())

const corpus = [
  `' OR 1=1 --`,
  `'; DROP TABLE users; --`,
  '\u0000',
  'a\u0000b',
  '\ud800',
  '💥'.repeat(40),
  '%',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'null',
  '9'.repeat(400),
  'x'.repeat(5000),
]

const oddValues: unknown[] = [null, true, -1, 1.5, [], ['x'], {}, { toString: 1 }, ...corpus]

function isCalm(response: { statusCode: number; body: string }): boolean {
  const revealsInternals = /SQLSTATE|at \/|node_modules|syntax error|pg_/.test(response.body)
  return response.statusCode < 500 && !revealsInternals
}

it('survives any URL', async () => {
  const addresses = corpus
    .map((text) => encodeURIComponent(text.replace('\ud800', '%ED%A0%80')))
    .flatMap((text) => [
      `/api/profile/${text}`,
      `/api/creator/check-username/${text}`,
      `/api/invitations/${text}`,
      `/uploads/${text}`,
      `/api/auth/me?x=${text}`,
    ])

  for (const url of addresses) {
    const response = await browser.send('GET', url)

    expect([url, isCalm(response)]).toEqual([url, true])
  }
})

it('survives any body, and creates no user from it', async () => {
  const before = await countRows(setup, 'users')
  const good = { email: 'fuzz@permille.test', password: 'correct-horse-7', displayName: 'Fuzz' }
  const bodies = Object.keys(good).flatMap((field) =>
    oddValues.map((value) => ({ ...good, password: 'short', [field]: value })),
  )

  for (const body of bodies) {
    const response = await openBrowser(setup).send('POST', '/api/auth/register', body)

    expect([body, isCalm(response)]).toEqual([body, true])
  }
  // One of the samples is long enough for a password, and then its email is taken.
  expect(await countRows(setup, 'users')).toBe(before + 1)
})

it('lets no one set another user’s column', async () => {
  const columns = ['id', 'role', 'kycStatus', 'isVerified', 'suspendedAt', 'stripeAccountId']

  for (const column of columns) {
    const profile = await browser.send('PUT', '/api/creator/profile', { [column]: 'admin' })

    expect([column, profile.statusCode]).toEqual([column, 400])
  }
})
