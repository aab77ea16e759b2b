import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  type AccountSetup,
  goodPassword,
  invitedAdmin,
  registerSomebody,
  setUpAccounts,
} from '../testing/account-setup.ts'
import { addApp, codeOf } from './testing/factor-steps.ts'

let setup: AccountSetup

beforeAll(async () => {
  setup = await setUpAccounts()
})
beforeEach(() => setup.passSeconds(120))
afterAll(() => setup.close())

const newPassword = 'another-horse-9'

it('a user with a second factor cannot confirm with the password alone', async () => {
  const { browser } = await registerSomebody(setup)
  const { secret, codes } = await addApp(browser)
  setup.passSeconds(16 * 60)

  const byPassword = await browser.send('POST', '/api/auth/confirm', { password: goodPassword })
  const stillOld = await browser.send('POST', '/api/user/factors/recovery-codes')
  const byCode = await browser.send('POST', '/api/auth/confirm/code', { code: codeOf(secret) })
  const byRecovery = await browser.send('POST', '/api/auth/confirm/code', { code: codes[0] })
  const fresh = await browser.send('POST', '/api/user/factors/recovery-codes')

  expect([byPassword.statusCode, byPassword.json().code]).toEqual([422, 'confirm-with-factor'])
  expect(stillOld.json().code).toBe('sign-in-too-old')
  expect([byCode, byRecovery, fresh].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
})

it('without a second factor, a new password makes the sign-in fresh', async () => {
  const [plain, guarded] = [await registerSomebody(setup), await registerSomebody(setup)]
  await addApp(guarded.browser)
  setup.passSeconds(16 * 60)
  const change = { currentPassword: goodPassword, newPassword }
  const freshAfterChange = async ({ browser, email }: typeof plain) => {
    await browser.send('PUT', '/api/user/password', change)
    const changed = await browser.send('PUT', '/api/user/email', { email: `new-${email}` })
    return changed.json().code ?? changed.statusCode
  }

  expect(await freshAfterChange(plain)).toBe(200)
  expect(await freshAfterChange(guarded)).toBe('sign-in-too-old')
})

it('suspending and restoring a user both need a fresh sign-in', async () => {
  const { browser: admin } = await invitedAdmin(setup)
  const { userId } = await registerSomebody(setup)
  setup.passSeconds(16 * 60)

  const refused = await admin.send('POST', `/api/admin/users/${userId}/suspend`, {
    reason: 'Fraud',
  })

  expect([refused.statusCode, refused.json().code]).toEqual([403, 'sign-in-too-old'])
})

it('one admin cannot create both a password link and a sign-in code for the same user within a day', async () => {
  const [{ browser: admin }, { browser: colleague }] = [
    await invitedAdmin(setup),
    await invitedAdmin(setup),
  ]
  const [first, second] = [await registerSomebody(setup), await registerSomebody(setup)]
  for (const { browser } of [first, second]) await addApp(browser)
  const reason = { reason: 'Lost their phone' }
  const { email } = (await admin.send('GET', '/api/auth/me')).json().user
  const make = (by: typeof admin, { userId }: typeof first, what: 'help-code' | 'password-link') =>
    by.send('POST', `/api/admin/users/${userId}/${what}`, reason)
  const codeOrStatus = (response: Awaited<ReturnType<typeof make>>) =>
    response.statusCode === 200 ? 200 : response.json().code

  const ofFirst = [
    await make(admin, first, 'help-code'),
    await make(admin, first, 'password-link'),
    await make(colleague, first, 'password-link'),
  ]
  const ofSecond = [
    await make(admin, second, 'password-link'),
    await make(admin, second, 'help-code'),
    await make(admin, second, 'password-link'),
  ]
  setup.passSeconds(24 * 3600 + 1)
  await admin.send('POST', '/api/auth/login', { email, password: goodPassword })
  const aDayLater = await make(admin, first, 'password-link')

  expect(ofFirst.map(codeOrStatus)).toEqual([200, 'one-admin-alone', 200])
  expect(ofSecond.map(codeOrStatus)).toEqual([200, 'one-admin-alone', 200])
  expect(codeOrStatus(aDayLater)).toBe(200)
})
