import type { UserId } from '@permille/contract/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PasswordForgotten } from '../account-jobs.ts'
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
import { forgotPassword, makeMailedPasswordLink } from './forgot-password.ts'
import { makePasswordLinkOnServer } from './make-password-link.ts'

let setup: AccountSetup
beforeAll(async () => {
  setup = await setUpAccounts()
})
afterAll(() => setup.close())

const newPassword = 'another-horse-8'
let networkCount = 0

/** From a network that has asked for nothing yet. */
function forget(email: string) {
  networkCount += 1
  return openBrowser(setup, `10.7.${networkCount}.1`).send('POST', '/api/auth/forgot-password', {
    email,
  })
}

/** What the queue holds about this address. */
async function asked(email: string): Promise<PasswordForgotten[]> {
  const { rows } = await setup.database.pool.query(
    `SELECT j.payload FROM graphile_worker._private_jobs j
     JOIN graphile_worker._private_tasks t ON t.id = j.task_id
     WHERE t.identifier = 'password-forgotten' AND j.payload->>'email' = $1`,
    [email],
  )
  return rows.map(({ payload }) => payload)
}

const callOf = (url: string) => url.replace(`${appUrl}/reset-password/`, '/api/password-resets/')

/** The call of the link that would be mailed, if any. */
async function mailedLink(email: string): Promise<string | undefined> {
  await forget(email)
  const [forgotten] = await asked(email.toLowerCase())
  if (forgotten === undefined) throw new Error('nothing was asked')
  const made = await setup.database.transaction((tx) =>
    makeMailedPasswordLink(tx, setup.deps, forgotten),
  )
  return made && callOf(made.url)
}

const follow = (link = '', password = newPassword) =>
  openBrowser(setup).send('POST', link, { password })

const signIn = async (email: string, password: string) =>
  (await openBrowser(setup).send('POST', '/api/auth/login', { email, password })).statusCode

async function actionsOn(userId: UserId): Promise<string[]> {
  const { rows } = await setup.database.pool.query(
    'SELECT action FROM audit_log WHERE object_id = $1 ORDER BY id',
    [userId],
  )
  return rows.map(({ action }) => action)
}

async function adminLink(by: Browser, userId: UserId) {
  const body = { reason: 'Called us, knew the last payout' }
  return await by.send('POST', `/api/admin/users/${userId}/password-link`, body)
}

describe('a mailed link', () => {
  it('sets a new password, ends every session, proves the address and sends a notice', async () => {
    const { browser, email, userId } = await registerSomebody(setup)
    const link = await mailedLink(email.toUpperCase())
    const whose = (await openBrowser(setup).send('GET', link ?? '')).json()

    const followed = await follow(link)

    expect([whose, followed.json()]).toEqual([{ email }, { email }])
    expect(await signIn(email, newPassword)).toBe(200)
    expect(await signIn(email, goodPassword)).toBe(401)
    expect((await browser.send('GET', '/api/auth/me')).statusCode).toBe(401)
    expect(await actionsOn(userId)).toEqual(
      expect.arrayContaining(['user.forget-password', 'user.reset-password']),
    )
    const { rows } = await setup.database.pool.query(
      `SELECT u.email_proven_at IS NOT NULL AS proven, c.payouts_held_until > $2 AS held,
        (SELECT count(*)::int FROM graphile_worker._private_jobs j
         WHERE j.payload->>'toAddress' = u.email AND j.payload->>'kind' = 'password') AS told
       FROM users u JOIN creators c ON c.user_id = u.id WHERE u.id = $1`,
      [userId, setup.clock.now()],
    )
    expect(rows).toEqual([{ proven: true, held: true, told: 1 }])
  })

  it('redirects to the page the person wanted, never to another site', async () => {
    const { email, userId } = await registerSomebody(setup)
    await setup.database.pool.query('UPDATE users SET email_proven_at = now() WHERE id = $1', [
      userId,
    ])
    const browser = openBrowser(setup, '10.8.1.1')
    const ask = (next: string) => browser.send('POST', '/api/auth/forgot-password', { email, next })

    const statuses = [
      (await ask('//evil.example')).statusCode,
      (await ask('/billing?a=1')).statusCode,
    ]

    expect(statuses).toEqual([400, 200])
    const [forgotten] = await asked(email)
    const made = await setup.database.transaction((tx) =>
      makeMailedPasswordLink(tx, setup.deps, forgotten as PasswordForgotten),
    )
    expect(made?.url).toMatch(/\/reset-password\/[\w-]+\?next=%2Fbilling%3Fa%3D1$/)
  })

  it('works once, even when used twice at the same time', async () => {
    const { email } = await registerSomebody(setup)
    const link = await mailedLink(email)
    const passwords = ['first-horse-81', 'second-horse-82']

    const uses = await Promise.all(passwords.map((password) => follow(link, password)))
    const later = await follow(link)

    expect(uses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
    expect(later.json().code).toBe('reset-gone')
    const winner = uses.findIndex(({ statusCode }) => statusCode === 200)
    expect(await signIn(email, passwords[winner] ?? '')).toBe(200)
    expect(await signIn(email, passwords[1 - winner] ?? '')).toBe(401)
  })

  it('ends after an hour, when a newer one is mailed, and when the password or email changes', async () => {
    const people = await Promise.all([1, 2, 3].map(() => registerSomebody(setup)))
    const [late, changed, moved] = people.map(({ browser, email }) => ({ browser, email }))
    const older = await mailedLink(late?.email ?? '')
    const newer = await mailedLink(late?.email ?? '')
    const [ofChanged, ofMoved] = [
      await mailedLink(changed?.email ?? ''),
      await mailedLink(moved?.email ?? ''),
    ]
    const change = { currentPassword: goodPassword, newPassword: 'changed-horse-9' }
    await changed?.browser.send('PUT', '/api/user/password', change)
    await moved?.browser.send('PUT', '/api/user/email', { email: `new-${moved.email}` })

    const ended = [await follow(older), await follow(ofChanged), await follow(ofMoved)]
    const inTime = await openBrowser(setup).send('GET', newer ?? '')
    setup.passSeconds(3601)
    const tooLate = await follow(newer)

    expect(ended.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect([inTime.statusCode, tooLate.statusCode]).toEqual([200, 404])
  })

  it('refuses a password that a registration would refuse, and stays valid', async () => {
    const { email } = await registerSomebody(setup, 'Mira Vale')
    const link = await mailedLink(email)

    const refused = await Promise.all(
      ['short', 'password1', 'mira-vale-99'].map((p) => follow(link, p)),
    )

    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400])
    expect((await follow(link)).statusCode).toBe(200)
  })
})

describe('asking for a link', () => {
  it('gets the same response and does the same work for every address', async () => {
    const { email } = await registerSomebody(setup)

    const [known, unknown] = [await forget(email), await forget('nobody@permille.test')]

    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    expect([(await asked(email)).length, (await asked('nobody@permille.test')).length]).toEqual([
      1, 1,
    ])
    expect(await mailedLink('nobody@permille.test')).toBeUndefined()
  })

  it('is possible five times an hour for an address, known or not, and ten times from a network', async () => {
    const { email } = await registerSomebody(setup)
    const perEmail = async (address: string) => {
      const statuses: number[] = []
      for (let count = 0; count < 6; count += 1) statuses.push((await forget(address)).statusCode)
      return statuses
    }
    const browser = openBrowser(setup, '10.9.9.9')
    const fromOneNetwork: number[] = []

    const [known, unknown] = [await perEmail(email), await perEmail('guess@permille.test')]
    for (let count = 0; count < 11; count += 1) {
      const body = { email: `guess${count}@permille.test` }
      fromOneNetwork.push(
        (await browser.send('POST', '/api/auth/forgot-password', body)).statusCode,
      )
    }

    expect(known).toEqual([200, 200, 200, 200, 200, 429])
    expect(unknown).toEqual(known)
    expect(fromOneNetwork.filter((status) => status === 200)).toHaveLength(10)
    expect(fromOneNetwork.at(-1)).toBe(429)
  })

  it('is refused without a mail server, and the sign-in page says so', async () => {
    const options = await openBrowser(setup).send('GET', '/api/auth/options')
    const origin = { requestId: 'r', address: '10.8.1.1', userAgent: '' }

    const asking = forgotPassword(
      { ...setup.deps, isMailSent: false },
      { email: 'quiet@permille.test', ...origin },
    )

    await expect(asking).rejects.toMatchObject({ code: 'no-mail' })
    expect(await asked('quiet@permille.test')).toEqual([])
    expect(options.json()).toEqual({ isResetMailed: true })
  })
})

describe('someone who is suspended', () => {
  it('gets no link, and existing links end, even after restoring the user', async () => {
    const { browser: admin } = await invitedAdmin(setup)
    const { email, userId } = await registerSomebody(setup)
    const mailed = await mailedLink(email)
    const made = callOf((await adminLink(admin, userId)).json().url)
    await admin.send('POST', `/api/admin/users/${userId}/suspend`, { reason: 'Bought views' })

    const meanwhile = [await mailedLink(email), (await adminLink(admin, userId)).json().code]
    await admin.send('POST', `/api/admin/users/${userId}/restore`)

    expect(meanwhile).toEqual([undefined, 'user-suspended'])
    expect([(await follow(mailed)).statusCode, (await follow(made)).statusCode]).toEqual([404, 404])
  })

  it('loses the links they created for others', async () => {
    const { browser: admin } = await invitedAdmin(setup)
    const { browser: leaver, userId: leaverId } = await invitedAdmin(setup)
    const { userId } = await registerSomebody(setup)
    const made = callOf((await adminLink(leaver, userId)).json().url)

    await admin.send('POST', `/api/admin/users/${leaverId}/suspend`, { reason: 'Left in anger' })

    expect((await follow(made)).statusCode).toBe(404)
  })
})

describe('a link created by an admin', () => {
  it('works for a day, survives strangers’ requests, and is audited with its reason', async () => {
    const { browser: admin, userId: adminUserId } = await invitedAdmin(setup)
    const { email, userId } = await registerSomebody(setup)
    const made = await adminLink(admin, userId)
    await mailedLink(email)
    setup.passSeconds(23 * 3600)

    const followed = await follow(callOf(made.json().url))

    expect([made.statusCode, followed.statusCode]).toEqual([200, 200])
    expect(await signIn(email, newPassword)).toBe(200)
    const { rows } = await setup.database.pool.query(
      `SELECT actor_user_id, after FROM audit_log WHERE object_id = $1 AND action = 'user.make-password-link'`,
      [userId],
    )
    expect(rows).toEqual([
      { actor_user_id: adminUserId, after: { reason: 'Called us, knew the last payout' } },
    ])
  })

  it('ends after a day', async () => {
    const { browser: admin } = await invitedAdmin(setup)
    const { userId } = await registerSomebody(setup)
    const made = await adminLink(admin, userId)
    setup.passSeconds(24 * 3600 + 1)

    expect((await follow(callOf(made.json().url))).statusCode).toBe(404)
  })

  it('is created for an admin only on the server', async () => {
    const { browser: admin } = await invitedAdmin(setup)
    const { browser: other, userId } = await invitedAdmin(setup)
    const { email } = (await other.send('GET', '/api/auth/me')).json().user

    const refused = await adminLink(admin, userId)
    const url = await makePasswordLinkOnServer(setup.deps, email.toUpperCase())

    expect([refused.statusCode, refused.json().code]).toEqual([403, 'admin-password'])
    expect((await follow(callOf(url))).statusCode).toBe(200)
    expect(await signIn(email, newPassword)).toBe(200)
    const unknown = makePasswordLinkOnServer(setup.deps, 'nobody@permille.test')
    await expect(unknown).rejects.toMatchObject({ code: 'user-not-found' })
  })
})
