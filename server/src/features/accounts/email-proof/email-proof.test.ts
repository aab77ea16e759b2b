import type { UserId } from '@permille/contract/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmailProofRequest, emailProofContext } from '../account-jobs.ts'
import { inviteAdmin } from '../invitations/invite-admin.ts'
import {
  type AccountSetup,
  appUrl,
  goodPassword,
  openBrowser,
  registerSomebody,
  setUpAccounts,
} from '../testing/account-setup.ts'
import { askEmailProof } from './ask-email-proof.ts'

let setup: AccountSetup

beforeAll(async () => {
  setup = await setUpAccounts()
})

afterAll(() => setup.close())

/** The calls of the links on their way to this address, oldest first. */
async function linksTo(address: string): Promise<string[]> {
  const jobs = await setup.database.pool.query(
    `SELECT j.payload FROM graphile_worker._private_jobs j
     JOIN graphile_worker._private_tasks t ON t.id = j.task_id
     WHERE t.identifier = 'email-proof-asked' AND j.payload->>'toAddress' = $1 ORDER BY j.id`,
    [address],
  )
  return jobs.rows.map(({ payload }: { payload: EmailProofRequest }) =>
    setup.deps.encryption
      .open(payload.sealedUrl, emailProofContext(payload.userId))
      .replace(`${appUrl}/confirm-email/`, '/api/email-proofs/'),
  )
}

const follow = (link = '') => openBrowser(setup).send('POST', link)

async function isProven(userId: UserId): Promise<boolean> {
  const { rows } = await setup.database.pool.query(
    'SELECT email_proven_at IS NOT NULL AS proven FROM users WHERE id = $1',
    [userId],
  )
  return rows[0].proven
}

it('proves an address by the mailed link, once', async () => {
  const { browser, email, userId } = await registerSomebody(setup)
  const before = (await browser.send('GET', '/api/user/email')).json()
  await browser.send('POST', '/api/user/email/proof')
  const [link] = await linksTo(email)

  const followed = await browser.send('POST', link ?? '')
  const again = await follow(link)

  expect(before).toEqual({ email, isProven: false, isMailSent: true })
  expect(followed.json()).toEqual({ email })
  expect(await isProven(userId)).toBe(true)
  expect([again.statusCode, again.json().code]).toEqual([404, 'proof-gone'])
  expect((await browser.send('POST', '/api/user/email/proof')).json().code).toBe('email-proven')
})

it('mails a link to a new address at once, and the old address’s link stops working', async () => {
  const { browser, email, userId } = await registerSomebody(setup)
  await browser.send('POST', '/api/user/email/proof')
  const [oldLink] = await linksTo(email)

  await browser.send('PUT', '/api/user/email', { email: `new-${email}` })

  expect((await follow(oldLink)).statusCode).toBe(404)
  const [newLink] = await linksTo(`new-${email}`)
  expect((await follow(newLink)).statusCode).toBe(200)
  expect(await isProven(userId)).toBe(true)
})

describe('links that strangers caused', () => {
  /** Each registers with the address, asks for links and takes another one. */
  async function strangersUseUp(email: string): Promise<void> {
    for (let stranger = 0; stranger < 2; stranger += 1) {
      const { browser } = await registerSomebody(setup)
      await browser.send('PUT', '/api/user/email', { email })
      const asks = stranger === 0 ? 2 : 1
      for (let count = 0; count < asks; count += 1) {
        await browser.send('POST', '/api/user/email/proof')
      }
      await browser.send('PUT', '/api/user/email', { email: `${stranger}-${email}` })
    }
  }

  it('confirm the address for its owner, who loses nothing', async () => {
    const { browser, userId, email: registered } = await registerSomebody(setup)
    const email = `owner-${registered}`
    await strangersUseUp(email)
    await browser.send('PUT', '/api/user/email', { email })
    const refused = await browser.send('POST', '/api/user/email/proof')

    const links = await linksTo(email)
    const confirmed = await browser.send('POST', links.at(-1) ?? '')

    expect(refused.json().message).toMatch(
      /^We have mailed several confirmation links to this address\./,
    )
    expect(confirmed.json()).toEqual({ email })
    expect(await isProven(userId)).toBe(true)
    expect((await browser.send('GET', '/api/auth/me')).statusCode).toBe(200)
  })

  it('do nothing for an account that has already proven the address', async () => {
    const { browser, userId, email: registered } = await registerSomebody(setup)
    const email = `owner-${registered}`
    await strangersUseUp(email)
    await browser.send('PUT', '/api/user/email', { email })
    await setup.database.pool.query('UPDATE users SET email_proven_at = now() WHERE id = $1', [
      userId,
    ])

    expect((await follow((await linksTo(email))[0])).statusCode).toBe(404)
  })
})

describe('a link', () => {
  it('expires after a day', async () => {
    const { browser, email, userId } = await registerSomebody(setup)
    await browser.send('POST', '/api/user/email/proof')
    setup.passSeconds(24 * 3600 + 1)

    const late = await follow((await linksTo(email))[0])

    expect(late.statusCode).toBe(404)
    expect(await isProven(userId)).toBe(false)
  })

  it('proves nothing once someone else has proven the address', async () => {
    const { browser, email, userId } = await registerSomebody(setup)
    await browser.send('POST', '/api/user/email/proof')
    const invitation = await inviteAdmin(setup.deps, email)
    await openBrowser(setup).send(
      'POST',
      `${invitation.replace(`${appUrl}/invite/`, '/api/invitations/')}/accept`,
      { displayName: 'Ada Root', password: goodPassword },
    )

    const followed = await follow((await linksTo(email))[0])

    expect(followed.statusCode).toBe(404)
    expect(await isProven(userId)).toBe(false)
  })

  it('is mailed five times an hour at most', async () => {
    const { browser } = await registerSomebody(setup)
    const ask = () => browser.send('POST', '/api/user/email/proof')
    for (let count = 0; count < 5; count += 1) expect((await ask()).statusCode).toBe(200)

    const sixth = await ask()

    expect(sixth.statusCode).toBe(429)
  })
})

it('mails nothing without a mail server, and reports it', async () => {
  const { browser, email, userId } = await registerSomebody(setup)
  const request = {
    actor: { kind: 'admin', userId, signedInAt: new Date(), key: null, lacksFactor: false },
    sessionHash: Buffer.alloc(32),
    address: '10.1.1.1',
    requestId: 'r',
    userAgent: '',
  } as const

  const asked = askEmailProof({ ...setup.deps, isMailSent: false }, request)

  await expect(asked).rejects.toMatchObject({ code: 'no-mail' })
  expect(await linksTo(email)).toEqual([])
  expect((await browser.send('GET', '/api/auth/me')).statusCode).toBe(200)
})
