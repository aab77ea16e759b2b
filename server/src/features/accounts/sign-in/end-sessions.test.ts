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
import { endSessions } from './end-sessions.ts'
import { endSessionsOnServer } from './end-sessions-on-server.ts'

let setup: AccountSetup

beforeAll(async () => {
  setup = await setUpAccounts()
})

afterAll(() => setup.close())

async function auditOf(userId: UserId) {
  const { rows } = await setup.database.pool.query(
    `SELECT action, actor_user_id, after FROM audit_log
      WHERE object_id = $1 AND action = 'user.end-sessions'`,
    [userId],
  )
  return rows
}

it('signs a user out everywhere, and they can sign in again', async () => {
  const { browser: admin, userId: adminUserId } = await invitedAdmin(setup)
  const { browser, email, userId } = await registerSomebody(setup)

  const ended = await admin.send('POST', `/api/admin/users/${userId}/end-sessions`)

  expect(ended.statusCode).toBe(200)
  expect((await browser.send('GET', '/api/auth/me')).statusCode).toBe(401)
  const again = await browser.send('POST', '/api/auth/login', { email, password: goodPassword })
  expect(again.statusCode).toBe(200)
  expect(await auditOf(userId)).toEqual([
    { action: 'user.end-sessions', actor_user_id: adminUserId, after: { endedCount: 1 } },
  ])
})

it('keeps the admin’s current session when ending their own, but no copy of it', async () => {
  const { browser: admin, userId } = await invitedAdmin(setup)
  const copy = openBrowser(setup)
  copy.token = admin.token

  await admin.send('POST', `/api/admin/users/${userId}/end-sessions`)

  expect((await admin.send('GET', '/api/auth/me')).statusCode).toBe(200)
  expect((await copy.send('GET', '/api/auth/me')).statusCode).toBe(401)
})

it('audits nothing if nothing ended, and does not find an unknown id', async () => {
  const { userId: adminUserId } = await invitedAdmin(setup)
  const { userId } = await registerSomebody(setup)
  const kept = { sessionHash: Buffer.alloc(32), signedInAt: new Date() }
  const request = { userId, adminUserId, kept, requestId: newId(), now: new Date() }
  await setup.database.transaction((tx) => endSessions(tx, request))

  await setup.database.transaction((tx) => endSessions(tx, request))
  const unknown = setup.database.transaction((tx) =>
    endSessions(tx, { ...request, userId: newId() }),
  )

  await expect(unknown).rejects.toThrow('User not found')
  expect(await auditOf(userId)).toHaveLength(1)
})

it('signs one user out from the server, or everyone, and audits each', async () => {
  const people = [await registerSomebody(setup), await registerSomebody(setup)]
  const [first] = people
  const statuses = () =>
    Promise.all(
      people.map(async ({ browser }) => (await browser.send('GET', '/api/auth/me')).statusCode),
    )

  const one = await endSessionsOnServer(setup.deps, first?.email.toUpperCase() ?? '')
  const afterOne = await statuses()
  const others = await endSessionsOnServer(setup.deps, 'everyone')
  const nobody = await endSessionsOnServer(setup.deps, 'everyone')

  expect([one, afterOne, await statuses()]).toEqual([1, [401, 200], [401, 401]])
  expect([others > 0, nobody]).toEqual([true, 0])
  const audits = await Promise.all(people.map(({ userId }) => auditOf(userId)))
  expect(audits.flat()).toEqual(
    people.map(() => ({ action: 'user.end-sessions', actor_user_id: null, after: null })),
  )
  await expect(endSessionsOnServer(setup.deps, 'nobody@permille.test')).rejects.toThrow(
    'No user has this email',
  )
})
