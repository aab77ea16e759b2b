import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/ids.ts'
import { makeBrand } from '#testing/test-users.ts'
import { insertBrand } from './account-store.ts'
import { requireNotSuspended } from './require-not-suspended.ts'
import { restoreUser, suspendUser } from './suspend-user.ts'
import {
  type AccountSetup,
  goodPassword,
  invitedAdmin,
  registerSomebody,
  setUpAccounts,
} from './testing/account-setup.ts'

let setup: AccountSetup

beforeAll(async () => {
  setup = await setUpAccounts()
})

afterAll(() => setup.close())

it('ends every session at once and refuses sign-ins until restored', async () => {
  const { browser: admin } = await invitedAdmin(setup)
  const { browser, email, userId } = await registerSomebody(setup)
  const stand = () => setup.database.transaction((tx) => requireNotSuspended(tx, userId))
  const signIn = () => browser.send('POST', '/api/auth/login', { email, password: goodPassword })

  const suspended = await admin.send('POST', `/api/admin/users/${userId}/suspend`, {
    reason: 'Bought views',
  })

  expect(suspended.statusCode).toBe(200)
  expect((await browser.send('GET', '/api/auth/me')).statusCode).toBe(401)
  expect((await signIn()).statusCode).toBe(403)
  await expect(stand()).rejects.toMatchObject({ code: 'suspended' })
  await admin.send('POST', `/api/admin/users/${userId}/restore`)
  expect((await signIn()).statusCode).toBe(200)
  await expect(stand()).resolves.toBeUndefined()
})

it('audits who did it and why', async () => {
  const { userId: adminUserId } = await invitedAdmin(setup)
  const { userId } = await registerSomebody(setup)
  const request = { userId, adminUserId, now: setup.clock.now(), requestId: newId() }

  const { suspensionChanged } = setup.deps
  await setup.database.transaction((tx) =>
    suspendUser(tx, { ...request, reason: 'Spam' }, suspensionChanged),
  )
  await setup.database.transaction((tx) => restoreUser(tx, request, suspensionChanged))

  const { rows } = await setup.database.pool.query(
    `SELECT action, actor_user_id, before, after, request_id FROM audit_log
      WHERE object_id = $1 AND action <> 'user.register' ORDER BY at, id`,
    [userId],
  )
  const by = { actor_user_id: adminUserId, request_id: request.requestId }
  expect(rows).toEqual([
    { ...by, action: 'user.suspend', before: null, after: { reason: 'Spam' } },
    { ...by, action: 'user.restore', before: { reason: 'Spam' }, after: null },
  ])
})

it('refuses contradictory changes', async () => {
  const { browser: admin, userId: adminUserId } = await invitedAdmin(setup)
  const { browser: creator, userId } = await registerSomebody(setup)
  const reason = { reason: 'Why not' }

  const responses = [
    await admin.send('POST', `/api/admin/users/${adminUserId}/suspend`, reason),
    await admin.send('POST', `/api/admin/users/${newId()}/suspend`, reason),
    await admin.send('POST', `/api/admin/users/${userId}/suspend`, {}),
    await admin.send('POST', `/api/admin/users/${userId}/restore`),
    await creator.send('POST', `/api/admin/users/${adminUserId}/suspend`, reason),
  ]

  expect(responses.map((response) => response.statusCode)).toEqual([422, 404, 400, 409, 403])
})

it('shows a second admin why the user is suspended', async () => {
  const [first, second] = [await invitedAdmin(setup), await invitedAdmin(setup)]
  const { userId } = await registerSomebody(setup)
  const path = `/api/admin/users/${userId}/suspend`
  await first.browser.send('POST', path, { reason: 'Bought views' })

  const again = await second.browser.send('POST', path, { reason: 'Spam' })

  expect(again.json()).toMatchObject({
    code: 'already-suspended',
    message: 'This user is already suspended: “Bought views”',
  })
})

it('leaves an admin who can sign in: of two who suspend each other at once one is refused', async () => {
  const statuses: number[][] = []
  for (let pair = 0; pair < 3; pair += 1) {
    const [one, other] = [await invitedAdmin(setup), await invitedAdmin(setup)]
    const suspend = ({ browser }: typeof one, { userId }: typeof one) =>
      browser.send('POST', `/api/admin/users/${userId}/suspend`, { reason: 'Mine' })
    const answers = await Promise.all([suspend(one, other), suspend(other, one)])
    statuses.push(answers.map(({ statusCode }) => statusCode).sort())
  }

  expect(statuses).toEqual([
    [200, 401],
    [200, 401],
    [200, 401],
  ])
})

it('cannot be erased from the audit log', async () => {
  const change = () => setup.database.pool.query(`UPDATE audit_log SET action = 'nothing'`)
  const erase = () => setup.database.pool.query('DELETE FROM audit_log')

  await expect(change).rejects.toThrow('append-only')
  await expect(erase).rejects.toThrow('append-only')
})

it('suspends and restores every brand of its owner, without the trigger for older servers', async () => {
  const { pool } = setup.database
  const owner = await makeBrand(setup.database)
  const another = { ownerUserId: owner.userId, name: 'Another', createdAt: new Date() }
  await setup.database.transaction((tx) => insertBrand(tx, another))
  const { userId: adminUserId } = await invitedAdmin(setup)
  const { userId } = owner
  const request = { userId, adminUserId, now: setup.clock.now(), requestId: newId() }
  const suspendedAt = async () => {
    const { rows } = await pool.query('SELECT suspended_at FROM brands WHERE owner_user_id = $1', [
      userId,
    ])
    return rows.map((row) => row.suspended_at)
  }
  const { suspensionChanged } = setup.deps

  await pool.query('ALTER TABLE users DISABLE TRIGGER users_suspend_brands')
  await setup.database.transaction((tx) =>
    suspendUser(tx, { ...request, reason: 'Spam' }, suspensionChanged),
  )
  const suspended = await suspendedAt()
  await setup.database.transaction((tx) => restoreUser(tx, request, suspensionChanged))
  await pool.query('ALTER TABLE users ENABLE TRIGGER users_suspend_brands')

  expect(suspended).toEqual([request.now, request.now])
  expect(await suspendedAt()).toEqual([null, null])
})
