import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makePasswordLinkOnServer } from '../password-reset/make-password-link.ts'
import {
  type AccountSetup,
  type Browser,
  goodPassword,
  invitedAdmin,
  openBrowser,
  registerSomebody,
  setUpAccounts,
} from '../testing/account-setup.ts'
import { helpOnServer } from './issue-help-code.ts'
import { addApp, codeOf } from './testing/factor-steps.ts'

let setup: AccountSetup
let addressCount = 0

beforeAll(async () => {
  setup = await setUpAccounts()
})
/** A code counts once, so each test starts with one that nobody has used. */
beforeEach(() => setup.passSeconds(120))
afterAll(() => setup.close())

async function enterPassword(email: string): Promise<{ browser: Browser; pendingToken: string }> {
  addressCount += 1
  const browser = openBrowser(setup, `10.8.0.${addressCount}`)
  const response = await browser.send('POST', '/api/auth/login', { email, password: goodPassword })
  expect([response.statusCode, response.json().code]).toEqual([401, 'second-factor-needed'])
  return { browser, pendingToken: response.json().details.pendingToken }
}

const codePath = '/api/auth/login/code'

it('a sign-in with an app requires a code, and the password alone starts no session', async () => {
  const { browser: owner, email } = await registerSomebody(setup)
  const { secret, codes } = await addApp(owner)
  setup.passSeconds(60)

  const { browser, pendingToken } = await enterPassword(email)
  const before = await browser.send('GET', '/api/auth/me')
  const after = await browser.send('POST', codePath, { pendingToken, code: codeOf(secret) })

  expect(codes).toHaveLength(10)
  expect(before.statusCode).toBe(401)
  expect([after.statusCode, after.json().user.email]).toEqual([200, email])
  expect((await browser.send('GET', '/api/auth/me')).statusCode).toBe(200)
})

it('a new password from a link does not replace the second factor', async () => {
  const { browser: owner, email } = await registerSomebody(setup)
  await addApp(owner)
  await setup.database.pool.query('UPDATE users SET email_proven_at = now() WHERE email = $1', [
    email,
  ])
  const link = await makePasswordLinkOnServer(setup.deps, email)
  const browser = openBrowser(setup, '10.8.7.1')

  const path = new URL(link).pathname.replace(/^.*\//, '/api/password-resets/')
  const reset = await browser.send('POST', path, { password: 'new-horse-8' })
  const signIn = await browser.send('POST', '/api/auth/login', { email, password: 'new-horse-8' })

  expect(reset.statusCode).toBe(200)
  expect([signIn.statusCode, signIn.json().code]).toEqual([401, 'second-factor-needed'])
  expect((await browser.send('GET', '/api/auth/me')).statusCode).toBe(401)
})

it('a code works once: not after turning the app on, and not for two at the same time', async () => {
  const { browser: owner, email } = await registerSomebody(setup)
  const { secret } = await addApp(owner)
  const first = await enterPassword(email)

  const replayed = await first.browser.send('POST', codePath, {
    pendingToken: first.pendingToken,
    code: codeOf(secret),
  })
  setup.passSeconds(60)
  const code = codeOf(secret)
  const both = await Promise.all([enterPassword(email), enterPassword(email)])
  const answers = await Promise.all(
    both.map(({ browser, pendingToken }) => browser.send('POST', codePath, { pendingToken, code })),
  )

  expect([replayed.statusCode, replayed.json().code]).toEqual([422, 'wrong-code'])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
})

it('the previous step’s code still counts, an older one does not', async () => {
  const { browser: owner, email } = await registerSomebody(setup)
  const { secret } = await addApp(owner)
  setup.passSeconds(90)
  const code = codeOf(secret)
  const { browser, pendingToken } = await enterPassword(email)

  setup.passSeconds(60)
  const old = await browser.send('POST', codePath, { pendingToken, code })
  const recent = codeOf(secret)
  setup.passSeconds(30)
  const late = await browser.send('POST', codePath, { pendingToken, code: recent })

  expect([old.statusCode, late.statusCode]).toEqual([422, 200])
})

it('a recovery code signs in once, even for simultaneous sign-ins', async () => {
  const { browser: owner, email } = await registerSomebody(setup)
  const { codes } = await addApp(owner)
  const code = codes[0]?.toLowerCase().replaceAll('-', ' ')
  const both = await Promise.all([enterPassword(email), enterPassword(email)])

  const answers = await Promise.all(
    both.map(({ browser, pendingToken }) => browser.send('POST', codePath, { pendingToken, code })),
  )

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
  const winner = both[answers.findIndex(({ statusCode }) => statusCode === 200)]
  const factors = await winner?.browser.send('GET', '/api/user/factors')
  expect(factors?.json().recoveryCodesLeft).toBe(9)
})

it('ten wrong codes lock the app for 15 minutes, whatever the address; a recovery code still works', async () => {
  const { browser: owner, email } = await registerSomebody(setup)
  const { secret, codes } = await addApp(owner)
  setup.passSeconds(60)
  for (let tries = 0; tries < 10; tries += 1) {
    const { browser, pendingToken } = await enterPassword(email)
    await browser.send('POST', codePath, { pendingToken, code: '000000' })
  }

  const { browser, pendingToken } = await enterPassword(email)
  const right = await browser.send('POST', codePath, { pendingToken, code: codeOf(secret) })
  const recovered = await browser.send('POST', codePath, { pendingToken, code: codes[0] })

  expect([right.statusCode, recovered.statusCode]).toEqual([429, 200])
})

it('a pending sign-in ends after ten minutes or when it is used', async () => {
  const { browser: owner, email } = await registerSomebody(setup)
  const { codes } = await addApp(owner)
  const used = await enterPassword(email)
  const late = await enterPassword(email)
  const finish = ({ browser, pendingToken }: typeof used, code = '') =>
    browser.send('POST', codePath, { pendingToken, code })
  await finish(used, codes[0])

  const again = await finish(used, codes[1])
  setup.passSeconds(601)
  const expired = await finish(late, codes[2])

  expect([again.json().code, expired.json().code]).toEqual(['sign-in-expired', 'sign-in-expired'])
})

it('a pending sign-in ends with the password that began it', async () => {
  const { browser: owner, email } = await registerSomebody(setup)
  const { codes } = await addApp(owner)
  const { browser, pendingToken } = await enterPassword(email)
  const body = { currentPassword: goodPassword, newPassword: 'another-horse-9' }
  await owner.send('PUT', '/api/user/password', body)

  const finished = await browser.send('POST', codePath, { pendingToken, code: codes[0] })

  expect([finished.statusCode, finished.json().code]).toEqual([401, 'sign-in-expired'])
})

it('an old sign-in becomes fresh with a code, and the first factor ends other sessions', async () => {
  const { browser: owner, email } = await registerSomebody(setup)
  const other = openBrowser(setup, '10.8.1.1')
  await other.send('POST', '/api/auth/login', { email, password: goodPassword })
  const { secret } = await addApp(owner)
  setup.passSeconds(16 * 60)

  const tooOld = await owner.send('DELETE', '/api/user/factors/app')
  const confirmed = await owner.send('POST', '/api/auth/confirm/code', { code: codeOf(secret) })
  const removed = await owner.send('DELETE', '/api/user/factors/app')

  expect((await other.send('GET', '/api/auth/me')).statusCode).toBe(401)
  expect([tooOld.json().code, confirmed.statusCode, removed.statusCode]).toEqual([
    'sign-in-too-old',
    200,
    200,
  ])
  const { recoveryCodesLeft, appAddedAt } = (await owner.send('GET', '/api/user/factors')).json()
  expect([recoveryCodesLeft, appAddedAt]).toEqual([0, null])
  const alone = await other.send('POST', '/api/auth/login', { email, password: goodPassword })
  expect(alone.statusCode).toBe(200)
})

it('an admin can issue one help code for someone, audited, but not for themselves', async () => {
  const { browser: owner, email, userId } = await registerSomebody(setup)
  await addApp(owner)
  const { browser: admin, userId: adminId } = await invitedAdmin(setup)
  await addApp(admin)
  const body = { reason: 'Phone lost; seen on video' }

  const help = await admin.send('POST', `/api/admin/users/${userId}/help-code`, body)
  const forThemselves = await admin.send('POST', `/api/admin/users/${adminId}/help-code`, body)

  const { code } = help.json()
  const first = await enterPassword(email)
  const second = await enterPassword(email)
  const finish = ({ browser, pendingToken }: typeof first) =>
    browser.send('POST', codePath, { pendingToken, code })
  expect([(await finish(first)).statusCode, (await finish(second)).statusCode]).toEqual([200, 422])
  expect(forThemselves.json().code).toBe('own-help-code')
  const { rows } = await setup.database.pool.query(
    `SELECT action, after FROM audit_log WHERE object_id = $1 AND actor_user_id = $2`,
    [userId, adminId],
  )
  expect(rows).toEqual([{ action: 'user.issue-help-code', after: body }])
})

it('a help code issued on the server lasts a day', async () => {
  const { browser: owner, email } = await registerSomebody(setup)
  await addApp(owner)
  const { code } = await helpOnServer(setup.deps, email)
  setup.passSeconds(24 * 3600 + 1)

  const { browser, pendingToken } = await enterPassword(email)
  const late = await browser.send('POST', codePath, { pendingToken, code })

  expect(late.json().code).toBe('wrong-code')
})
