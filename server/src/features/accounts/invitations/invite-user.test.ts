import type { InvitationId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { type Invited, invitationContext } from '../account-jobs.ts'
import {
  type AccountSetup,
  appUrl,
  countRows,
  goodPassword,
  invitedAdmin,
  openBrowser,
  registerSomebody,
  setUpAccounts,
} from '../testing/account-setup.ts'
import { createInvitedUser } from './accept-invitation.ts'
import { inviteUser } from './invite-user.ts'

let setup: AccountSetup

beforeAll(async () => {
  setup = await setUpAccounts()
})

afterAll(() => setup.close())

const person = { displayName: 'Bea Brand', password: goodPassword }

async function inviteBrand(email: string): Promise<string> {
  const { browser } = await invitedAdmin(setup)
  const response = await browser.send('POST', '/api/admin/invitations', {
    email,
    role: 'brand',
    brandName: 'Northwind',
  })
  expect(response.statusCode).toBe(201)
  expect(response.json().url.startsWith(`${appUrl}/invite/`)).toBe(true)
  return response.json().url.replace(`${appUrl}/invite/`, '/api/invitations/')
}

it('creates a brand and its owner together, once', async () => {
  const link = await inviteBrand('bea@permille.test')
  const browser = openBrowser(setup)

  const shown = await browser.send('GET', link)
  const accepted = await browser.send('POST', `${link}/accept`, person)
  const again = await openBrowser(setup).send('POST', `${link}/accept`, person)

  const invitation = { email: 'bea@permille.test', role: 'brand', brandName: 'Northwind' }
  expect(shown.json()).toEqual(invitation)
  expect(accepted.statusCode).toBe(201)
  expect(accepted.json().user).toMatchObject({ role: 'brand', displayName: 'Bea Brand' })
  expect((await browser.send('GET', '/api/auth/me')).statusCode).toBe(200)
  expect([again.statusCode, again.json().details]).toEqual([404, { end: 'used' }])
  const { rows } = await setup.database.pool.query(
    'SELECT name FROM brands WHERE owner_user_id = $1',
    [accepted.json().user.id],
  )
  expect(rows).toEqual([{ name: 'Northwind' }])
})

it('accepts one of two concurrent attempts', async () => {
  const link = await inviteBrand('two@permille.test')

  const responses = await Promise.all(
    [1, 2].map(() => openBrowser(setup).send('POST', `${link}/accept`, person)),
  )

  expect(responses.map((response) => response.statusCode).sort()).toEqual([201, 404])
})

it('expires after seven days', async () => {
  const link = await inviteBrand('late@permille.test')
  setup.passSeconds(7 * 24 * 3600 + 1)

  const response = await openBrowser(setup).send('POST', `${link}/accept`, person)

  expect([response.statusCode, response.json().details]).toEqual([404, { end: 'expired' }])
})

it('stays usable when the password is refused', async () => {
  const link = await inviteBrand('weak@permille.test')
  const browser = openBrowser(setup)

  const weak = await browser.send('POST', `${link}/accept`, { ...person, password: 'password123' })
  const good = await browser.send('POST', `${link}/accept`, person)

  expect([weak.statusCode, good.statusCode]).toEqual([400, 201])
})

it('is created by admins, for an address without an account, and names the brand', async () => {
  const { browser: creator } = await registerSomebody(setup)
  const { browser: admin } = await invitedAdmin(setup)
  const { email } = (await admin.send('GET', '/api/auth/me')).json().user
  const before = await countRows(setup, 'invitations')
  const body = { email: 'x@permille.test', role: 'brand', brandName: 'X' }

  const responses = [
    await creator.send('POST', '/api/admin/invitations', body),
    await admin.send('POST', '/api/admin/invitations', { ...body, email }),
    await admin.send('POST', '/api/admin/invitations', { ...body, brandName: undefined }),
    await admin.send('POST', '/api/admin/invitations', { ...body, role: 'owner' }),
  ]

  expect(responses.map((response) => response.statusCode)).toEqual([403, 409, 400, 400])
  expect(await countRows(setup, 'invitations')).toBe(before)
})

it('is never stored in plain text for an Idempotency-Key', async () => {
  const { browser } = await invitedAdmin(setup)
  const before = await countRows(setup, 'idempotency_keys')

  const response = await setup.app.inject({
    method: 'POST',
    url: '/api/admin/invitations',
    headers: { origin: appUrl, 'idempotency-key': newId() },
    cookies: { permille_session: browser.token },
    payload: { email: 'quiet@permille.test', role: 'admin' },
  })

  expect(response.statusCode).toBe(201)
  expect(await countRows(setup, 'idempotency_keys')).toBe(before)
})

it('does not exist if its transaction rolls back', async () => {
  const before = await countRows(setup, 'invitations')
  const invitation = { email: 'undone@permille.test', role: 'brand', brandName: 'Undone' } as const

  const made = setup.database.transaction(async (tx) => {
    const now = setup.clock.now()
    await inviteUser(tx, { ...invitation, invitedByUserId: null, now })
    const user = { displayName: 'Undone', passwordHash: '$argon2id$none', createdAt: now }
    const { brandId } = await createInvitedUser(tx, { ...invitation, ...user })
    throw new Error(`brand ${brandId === null ? 'missing' : 'made'}`)
  })

  await expect(made).rejects.toThrow('brand made')
  expect(await countRows(setup, 'invitations')).toBe(before)
})

it('mails the link, which the queue holds sealed', async () => {
  const link = await inviteBrand('mailed@permille.test')

  const jobs = await manyRows(
    setup.database,
    sql<{ payload: Invited }>`SELECT payload FROM graphile_worker._private_jobs`,
  )
  const { sealedUrl = '', invitationId = newId<InvitationId>() } =
    jobs
      .map(({ payload }) => payload)
      .find(({ toAddress }) => toAddress === 'mailed@permille.test') ?? {}

  const url = setup.deps.encryption.open(sealedUrl, invitationContext(invitationId))
  expect(url).toBe(link.replace('/api/invitations/', `${appUrl}/invite/`))
  expect(JSON.stringify(jobs)).not.toContain(link.replace('/api/invitations/', ''))
})
