import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids.ts'
import {
  type AccountSetup,
  appUrl,
  type Browser,
  goodPassword,
  invitedAdmin,
  openBrowser,
  registerSomebody,
  setUpAccounts,
} from '../testing/account-setup.ts'
import { revokeOpenInvitation } from './revoke-invitation.ts'

let setup: AccountSetup

beforeAll(async () => {
  setup = await setUpAccounts()
})

afterAll(() => setup.close())

const person = { displayName: 'Bea Brand', password: goodPassword }

async function invite(by: Browser, email: string, role = 'brand') {
  const brand = role === 'brand' ? { brandName: 'Northwind' } : {}
  const response = await by.send('POST', '/api/admin/invitations', { email, role, ...brand })
  if (response.statusCode !== 201) throw new Error(response.body)
  const { url, heldBy } = response.json()
  return { link: url.replace(`${appUrl}/invite/`, '/api/invitations/') as string, heldBy }
}

async function invitationsFor(by: Browser, email: string, state = 'all') {
  const response = await by.send('GET', `/api/admin/invitations?state=${state}`)
  return response.json().filter((each: { email: string }) => each.email === email)
}

const statusOf = async (link: string) => (await openBrowser(setup).send('GET', link)).statusCode

describe('invitations', () => {
  it('are listed with their inviter and outcome', async () => {
    const { browser } = await invitedAdmin(setup)
    const { link } = await invite(browser, 'listed@permille.test')
    const [open] = await invitationsFor(browser, 'listed@permille.test', 'open')
    await openBrowser(setup).send('POST', `${link}/accept`, person)

    const [used] = await invitationsFor(browser, 'listed@permille.test')

    expect(open).toMatchObject({ role: 'brand', brandName: 'Northwind', invitedBy: 'Ada Root' })
    expect([open.state, used.state]).toEqual(['open', 'used'])
    expect(await invitationsFor(browser, 'listed@permille.test', 'open')).toEqual([])
    setup.passSeconds(1)
  })

  it('are found by their state, and by a part of the address or the brand', async () => {
    const { browser } = await invitedAdmin(setup)
    await invite(browser, 'Findable.Person@permille.test')
    const found = async (query: string) => {
      const response = await browser.send('GET', `/api/admin/invitations?${query}`)
      return response.json().map((each: { email: string }) => each.email)
    }

    const byAddress = await found('search=ABLE.person')
    const byBrand = await found('search=northwind')
    const inStates = await Promise.all(
      ['open', 'used', 'revoked', 'expired'].map((state) =>
        found(`search=findable&state=${state}`),
      ),
    )

    expect(byAddress).toEqual(['findable.person@permille.test'])
    expect(byBrand).toContain('findable.person@permille.test')
    expect(inStates).toEqual([['findable.person@permille.test'], [], [], []])
    expect(await found('search=%25_')).toEqual([])
  })

  it('stop working once revoked, which happens once and is audited', async () => {
    const { browser, userId } = await invitedAdmin(setup)
    const { link } = await invite(browser, 'revoked@permille.test', 'admin')
    const [{ id }] = await invitationsFor(browser, 'revoked@permille.test')

    const revoked = await browser.send('POST', `/api/admin/invitations/${id}/revoke`)
    const again = await browser.send('POST', `/api/admin/invitations/${id}/revoke`)
    const accepted = await openBrowser(setup).send('POST', `${link}/accept`, person)

    expect([revoked.statusCode, again.statusCode, accepted.statusCode]).toEqual([200, 404, 404])
    const { rows } = await setup.database.pool.query(
      `SELECT actor_user_id FROM audit_log WHERE object_id = $1 AND action = 'invitation.revoke'`,
      [id],
    )
    expect(rows).toEqual([{ actor_user_id: userId }])
  })

  it('stay valid if the revoking transaction rolls back', async () => {
    const { browser, userId } = await invitedAdmin(setup)
    const { link } = await invite(browser, 'kept@permille.test')
    const [{ id }] = await invitationsFor(browser, 'kept@permille.test')
    const request = { id, adminUserId: userId, at: setup.clock.now(), requestId: newId() }

    const undone = setup.database.transaction(async (tx) => {
      await revokeOpenInvitation(tx, request)
      throw new Error('undone')
    })

    await expect(undone).rejects.toThrow('undone')
    expect(await statusOf(link)).toBe(200)
  })

  it('end when the same address is invited again, even twice at once', async () => {
    const { browser } = await invitedAdmin(setup)
    const { link: first } = await invite(browser, 'again@permille.test')
    const later = await Promise.all(
      [1, 2].map(() => invite(browser, 'Again@permille.test', 'admin')),
    )

    const statuses = await Promise.all(later.map(({ link }) => statusOf(link)))

    expect(await statusOf(first)).toBe(404)
    expect(statuses.sort()).toEqual([200, 404])
  })

  it('can be renewed once revoked or expired, but only the latest for an address', async () => {
    const { browser } = await invitedAdmin(setup)
    const email = 'made-again@permille.test'
    const { link: first } = await invite(browser, email)
    setup.passSeconds(8 * 24 * 3600)
    const { browser: later } = await invitedAdmin(setup)
    const states = async () =>
      (await invitationsFor(later, email)).map((each: { state: string; isReplaced: boolean }) => [
        each.state,
        each.isReplaced,
      ])
    const expired = await states()

    const { link: second } = await invite(later, email)

    expect(expired).toEqual([['expired', false]])
    expect(await states()).toEqual([
      ['open', false],
      ['revoked', true],
    ])
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
  })

  it('end when their inviter is suspended, and stay ended', async () => {
    const { browser: other } = await invitedAdmin(setup)
    const { browser, userId } = await invitedAdmin(setup)
    const { link } = await invite(browser, 'accomplice@permille.test', 'admin')

    await other.send('POST', `/api/admin/users/${userId}/suspend`, { reason: 'Left in anger' })
    const meanwhile = await statusOf(link)
    await other.send('POST', `/api/admin/users/${userId}/restore`)

    expect([meanwhile, await statusOf(link)]).toEqual([404, 404])
  })
})

describe('an unproven address', () => {
  it('can be invited and taken over; its previous user keeps the account and is notified', async () => {
    const { browser: admin } = await invitedAdmin(setup)
    const squatter = await registerSomebody(setup, 'Squatter Sam')

    const { link, heldBy } = await invite(admin, squatter.email)
    const owner = openBrowser(setup, '10.2.0.1')
    const accepted = await owner.send('POST', `${link}/accept`, {
      displayName: 'Bea Brand',
      password: 'owners-horse-9',
    })
    const session = await squatter.browser.send('GET', '/api/auth/me')
    const signIn = (browser: Browser, password: string) =>
      browser.send('POST', '/api/auth/login', { email: squatter.email, password })

    expect(heldBy).toEqual({ id: squatter.userId, displayName: 'Squatter Sam' })
    expect(accepted.json().user).toMatchObject({ role: 'brand', mustChangeEmail: false })
    expect(session.statusCode).toBe(401)
    const [asOwner, asSquatter, wrong] = [
      await signIn(owner, 'owners-horse-9'),
      await signIn(squatter.browser, goodPassword),
      await signIn(openBrowser(setup), 'wrong-password-1'),
    ]
    expect(asOwner.json().user.id).toBe(accepted.json().user.id)
    expect(asSquatter.json().user).toMatchObject({ id: squatter.userId, mustChangeEmail: true })
    expect(wrong.statusCode).toBe(401)
  })

  it('can be replaced by its previous user, and no one else is notified', async () => {
    const { browser: admin } = await invitedAdmin(setup)
    const { browser, email } = await registerSomebody(setup)
    const { link } = await invite(admin, email)
    await openBrowser(setup).send('POST', `${link}/accept`, {
      displayName: 'Bea Brand',
      password: 'owners-horse-9',
    })
    await browser.send('POST', '/api/auth/login', { email, password: goodPassword })

    const same = await browser.send('PUT', '/api/user/email', { email })
    const other = await browser.send('PUT', '/api/user/email', { email: `own-${email}` })

    expect([same.statusCode, other.statusCode]).toEqual([409, 200])
    expect(other.json().user.mustChangeEmail).toBe(false)
    const jobs = await setup.database.pool.query(
      `SELECT payload FROM graphile_worker._private_jobs WHERE payload ->> 'toAddress' = $1
        AND payload ->> 'sealedUrl' IS NULL`,
      [email],
    )
    expect(jobs.rows).toEqual([])
  })

  it('lets an admin invite its owner as a creator, too', async () => {
    const { browser: admin } = await invitedAdmin(setup)
    const { email } = await registerSomebody(setup)
    const { link } = await invite(admin, email, 'creator')

    const accepted = await openBrowser(setup).send('POST', `${link}/accept`, person)

    expect(accepted.json().user).toMatchObject({ email, role: 'creator' })
  })
})

it('a proven address cannot be taken over', async () => {
  const { browser: admin } = await invitedAdmin(setup)
  const { link } = await invite(admin, 'proven@permille.test')
  await openBrowser(setup).send('POST', `${link}/accept`, person)

  const invited = await admin.send('POST', '/api/admin/invitations', {
    email: 'proven@permille.test',
    role: 'admin',
  })
  const registered = await openBrowser(setup).send('POST', '/api/auth/register', {
    email: 'Proven@permille.test',
    displayName: 'Mira Vale',
    password: goodPassword,
  })

  expect([invited.statusCode, registered.statusCode]).toEqual([409, 409])
})
