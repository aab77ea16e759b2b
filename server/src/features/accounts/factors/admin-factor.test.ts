import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEncryption } from '#platform/encryption.ts'
import { createLog } from '#platform/log.ts'
import {
  type AccountSetup,
  invitedAdmin,
  registerSomebody,
  setUpAccounts,
} from '../testing/account-setup.ts'
import { findApp } from './factor-store.ts'
import { reencryptApps } from './reencrypt-apps.ts'
import { addApp } from './testing/factor-steps.ts'

let setup: AccountSetup

beforeAll(async () => {
  setup = await setUpAccounts({ isAdminFactorRequired: true })
})
afterAll(() => setup.close())

it('an admin without a required factor can add one and do nothing else', async () => {
  const { browser: admin } = await invitedAdmin(setup)
  const list = () => admin.send('GET', '/api/admin/invitations')

  const before = await list()
  const me = (await admin.send('GET', '/api/auth/me')).json()
  await addApp(admin)
  const after = await list()

  expect([before.statusCode, before.json().code]).toEqual([403, 'second-factor-missing'])
  expect(me.user.mustAddFactor).toBe(true)
  expect(after.statusCode).toBe(200)
  expect((await admin.send('GET', '/api/auth/me')).json().user.mustAddFactor).toBe(false)
})

it('an admin’s last factor cannot be removed, but an app can be moved to a new phone', async () => {
  const { browser: admin } = await invitedAdmin(setup)
  const { secret } = await addApp(admin)

  const removed = await admin.send('DELETE', '/api/user/factors/app')
  const moved = await addApp(admin)

  expect(removed.json().code).toBe('second-factor-required')
  expect(moved.secret).not.toBe(secret)
  expect((await admin.send('GET', '/api/user/factors')).json()).toMatchObject({
    recoveryCodesLeft: 10,
    isRequired: true,
  })
})

it('no other role is asked for a factor', async () => {
  const { browser: creator } = await registerSomebody(setup)

  const response = await creator.send('GET', '/api/user/factors')

  expect([response.statusCode, response.json().isRequired]).toEqual([200, false])
  expect((await creator.send('GET', '/api/auth/sessions')).statusCode).toBe(200)
})

it('a new key seals the secrets again, and those under an unknown key are reported', async () => {
  const { browser, userId } = await registerSomebody(setup)
  await addApp(browser)
  const log = createLog('silent')
  const { database } = setup
  const unknown = createEncryption({ key: randomBytes(32) })

  const lost = await reencryptApps({ database, encryption: unknown, log })
  const left = await findApp(database, { userId, isConfirmed: true })

  expect(lost.reencryptedCount).toBe(0)
  expect(lost.leftCount).toBeGreaterThan(0)
  expect(left?.sealedSecret.startsWith(setup.deps.encryption.keyId)).toBe(true)
})
