import type { UserId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/ids.ts'
import {
  type AccountSetup,
  goodPassword,
  invitedAdmin,
  openBrowser,
  registerSomebody,
  setUpAccounts,
} from '../testing/account-setup.ts'
import { createAuthentication } from './authenticate.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { recordAccountEvent } from './record-account-event.ts'

let setup: AccountSetup

beforeAll(async () => {
  setup = await setUpAccounts()
})

afterAll(() => setup.close())

async function actionsOn(userId: UserId): Promise<string[]> {
  const { rows } = await setup.database.pool.query(
    'SELECT action FROM audit_log WHERE object_id = $1 ORDER BY at, id',
    [userId],
  )
  return rows.map(({ action }) => action)
}

async function countAudit(): Promise<number> {
  const { rows } = await setup.database.pool.query('SELECT count(*)::int AS n FROM audit_log')
  return rows[0].n
}

it('audits every sign-in, sign-out and refusal, in order', async () => {
  const { browser, email, userId } = await registerSomebody(setup)
  const newPassword = 'another-horse-8'
  await browser.send('POST', '/api/auth/logout')
  await browser.send('POST', '/api/auth/login', { email, password: goodPassword })
  await browser.send('POST', '/api/auth/confirm', { password: goodPassword })
  await browser.send('PUT', '/api/user/password', { currentPassword: goodPassword, newPassword })
  await browser.send('PUT', '/api/user/email', { email: `next-${email}` })
  await openBrowser(setup).send('POST', '/api/auth/login', {
    email: `next-${email}`,
    password: newPassword,
  })
  await browser.send('DELETE', '/api/auth/sessions')

  expect(await actionsOn(userId)).toEqual([
    'user.register',
    'user.sign-out',
    'user.sign-in',
    'user.confirm',
    'user.change-password',
    'user.change-email',
    'user.sign-in',
    'user.end-sessions',
  ])
})

it('stores the network and browser beside the row, never the full address', async () => {
  const { email, userId } = await registerSomebody(setup)
  const signInFrom = (address: string) =>
    openBrowser(setup, address).send('POST', '/api/auth/login', { email, password: goodPassword })

  await signInFrom('203.0.113.77')
  await signInFrom('2001:db8:1:2:aaaa::1')
  await signInFrom('not an address')

  const { rows } = await setup.database.pool.query(
    `SELECT o.network::text, o.user_agent FROM audit_origins o JOIN audit_log l ON l.id = o.audit_id
      WHERE l.object_id = $1 AND l.action = 'user.sign-in' ORDER BY l.at, l.id`,
    [userId],
  )
  expect(rows.map(({ network }) => network).slice(0, 2)).toEqual([
    '203.0.113.0/24',
    '2001:db8:1:2::/64',
  ])
  expect(rows).toHaveLength(3)
  expect(rows[0].user_agent).toBe('lightMyRequest')
})

it('audits guesses once per interval, the lock, and nothing for an unknown email', async () => {
  const { email, userId } = await registerSomebody(setup)
  const browser = openBrowser(setup, '10.7.7.7')
  const guess = (to: string) =>
    browser.send('POST', '/api/auth/login', { email: to, password: 'wrong-password-1' })

  for (let tries = 0; tries < 13; tries += 1) await guess(email)
  const before = await countAudit()
  await guess('nobody-at-all@permille.test')

  expect(await actionsOn(userId)).toEqual([
    'user.register',
    'user.refuse-sign-in',
    'user.lock-sign-in',
  ])
  expect(await countAudit()).toBe(before)
})

it('audits a suspended user’s right password, and guesses from inside a session', async () => {
  const { browser: admin } = await invitedAdmin(setup)
  const suspended = await registerSomebody(setup)
  const inside = await registerSomebody(setup)
  await admin.send('POST', `/api/admin/users/${suspended.userId}/suspend`, { reason: 'Spam' })

  await openBrowser(setup).send('POST', '/api/auth/login', {
    email: suspended.email,
    password: goodPassword,
  })
  await inside.browser.send('POST', '/api/auth/confirm', { password: 'wrong-password-1' })

  expect((await actionsOn(suspended.userId)).at(-1)).toBe('user.refuse-sign-in')
  expect((await actionsOn(inside.userId)).at(-1)).toBe('user.refuse-sign-in')
})

it('audits how an admin joined, and by which invitation', async () => {
  const { userId } = await invitedAdmin(setup)

  const { rows } = await setup.database.pool.query(
    `SELECT l.action, i.action AS invited FROM audit_log l
      JOIN audit_log i ON i.object_id::text = l.after ->> 'invitationId'
      WHERE l.object_id = $1`,
    [userId],
  )
  expect(rows).toEqual([{ action: 'user.accept-invitation', invited: 'invitation.create' }])
})

it('rolls back with the action it records', async () => {
  const { browser, userId } = await registerSomebody(setup)
  const session = await createAuthentication(setup.database, setup.clock)(browser.token)
  if (session === null) throw new Error('nobody signed in')
  const from = { requestId: newId(), address: '10.1.1.1', userAgent: undefined }
  const at = setup.clock.now()

  const undone = setup.database.transaction(async (tx) => {
    await recordAccountEvent(tx, { actor: session.actor, userId, action: 'user.sign-in', at }, from)
    await endOtherSessions(tx, { ...session, ...from, at, pushEndpoint: undefined })
    throw new Error('undone')
  })

  await expect(undone).rejects.toThrow('undone')
  expect(await actionsOn(userId)).toEqual(['user.register'])
})
