import { randomBytes } from 'node:crypto'
import type { SocialAccountId, UserId } from '@permille/contract/ids'
import type { OAuthPlatform } from '@permille/contract/platforms'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { giveConsent } from '#testing/test-sandbox.ts'
import { suspend } from '#testing/test-users.ts'
import { listAccounts } from '../connection-store.ts'
import { createCallCounter } from '../count-call.ts'
import { removeAccount } from '../remove-account.ts'
import { addCreator, type ConnectionSetup, setUpConnections } from '../testing/connection-setup.ts'
import { finishAuthorization } from './finish-authorization.ts'
import type { OAuthBrowser } from './oauth-state.ts'
import { startAuthorization } from './start-authorization.ts'

let setup: ConnectionSetup
beforeAll(async () => {
  setup = await setUpConnections()
})
afterAll(() => setup.close())

/** Goes all the way to the platform's redirect back. */
async function allow(browser: OAuthBrowser, username: string, platform: OAuthPlatform = 'tiktok') {
  await setup.sandbox.setAccount({ platform, username, followers: 900 })
  const authUrl = await startAuthorization(setup.deps, { ...browser, platform })
  return { platform, ...(await giveConsent(authUrl, { username })) }
}

function finish(
  browser: OAuthBrowser,
  returned: { platform: OAuthPlatform; state: string; code: string | undefined },
): Promise<SocialAccountId> {
  return finishAuthorization(setup.deps, { ...browser, ...returned })
}

function countAccounts(userId: UserId): Promise<{ count: number }> {
  return exactlyOne(
    setup.deps.database,
    sql<{ count: number }>`SELECT count(*) FROM social_accounts WHERE user_id = ${userId}`,
  )
}

test.each(['tiktok', 'instagram'] as const)(
  'authorising on %s connects the account, verified, with sealed tokens',
  async (platform) => {
    const browser = await addCreator(setup)

    await finish(browser, await allow(browser, 'ada.l', platform))

    const [account] = await listAccounts(setup.deps.database, browser.userId)
    expect(account).toMatchObject({ platform, username: 'ada.l', followerCount: 900 })
    expect(account?.verifiedAt).toBeInstanceOf(Date)
    expect(account?.tokenExpiresAt?.getTime()).toBeGreaterThan(Date.now())
    expect(account?.accessToken).toMatch(/^[0-9a-f]{8}\.[\w-]+$/)
  },
)

test('the platform gets PKCE, a 32-byte state and the exact redirect URI', async () => {
  const browser = await addCreator(setup)

  const authUrl = await startAuthorization(setup.deps, { ...browser, platform: 'tiktok' })

  const { searchParams } = new URL(authUrl)
  expect(Buffer.from(searchParams.get('state') ?? '', 'base64url')).toHaveLength(32)
  expect(searchParams.get('code_challenge')).toMatch(/^[0-9a-f]{64}$/)
  expect(searchParams.get('redirect_uri')).toBe('http://localhost:3000/api/auth/tiktok/callback')
  const states = await manyRows(
    setup.deps.database,
    sql<{ row: string }>`SELECT oauth_states::text AS row FROM oauth_states`,
  )
  expect(states.length).toBeGreaterThan(0)
  expect(states.some(({ row }) => row.includes(searchParams.get('state') ?? ''))).toBe(false)
})

test('a state expires after ten minutes', async () => {
  const browser = await addCreator(setup)
  const returned = await allow(browser, 'late')
  setup.passHours(11 / 60)

  await expect(finish(browser, returned)).rejects.toMatchObject({ code: 'link-expired' })

  expect(await countAccounts(browser.userId)).toEqual({ count: 0 })
})

test('a state works once, even if it returns twice at once', async () => {
  const browser = await addCreator(setup)
  const returned = await allow(browser, 'once')

  const results = await Promise.allSettled([finish(browser, returned), finish(browser, returned)])

  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused.map(({ reason }) => reason.code)).toEqual(['link-expired'])
  await expect(finish(browser, returned)).rejects.toMatchObject({ code: 'link-expired' })
  expect(await countAccounts(browser.userId)).toEqual({ count: 1 })
})

test.each([
  ['another browser of the same person', { sessionHash: randomBytes(32) }, {}],
  ['another platform’s way back', {}, { platform: 'instagram' as const }],
  ['a made-up state', {}, { state: 'made-up' }],
  ['an empty state', {}, { state: '' }],
])('%s is refused and changes nothing', async (_, otherBrowser, otherReturn) => {
  const browser = await addCreator(setup)
  const returned = await allow(browser, `victim${randomBytes(3).toString('hex')}`)

  const finishing = finish({ ...browser, ...otherBrowser }, { ...returned, ...otherReturn })

  await expect(finishing).rejects.toMatchObject({ code: 'link-expired' })
  expect(await countAccounts(browser.userId)).toEqual({ count: 0 })
  await finish(browser, returned)
  expect(await countAccounts(browser.userId)).toEqual({ count: 1 })
})

test('another user is refused, even with the same session hash', async () => {
  const [browser, other] = [await addCreator(setup), await addCreator(setup)]
  const returned = await allow(browser, 'mallory')

  const finishing = finish({ ...other, sessionHash: browser.sessionHash }, returned)

  await expect(finishing).rejects.toMatchObject({ code: 'link-expired' })
  expect(await countAccounts(other.userId)).toEqual({ count: 0 })
})

test('declining on the platform uses up the state and stores nothing', async () => {
  const browser = await addCreator(setup)
  const authUrl = await startAuthorization(setup.deps, { ...browser, platform: 'tiktok' })
  const returned = {
    platform: 'tiktok' as const,
    ...(await giveConsent(authUrl, { decision: 'deny' })),
  }

  await expect(finish(browser, returned)).rejects.toMatchObject({ code: 'access-denied' })

  await expect(finish(browser, returned)).rejects.toMatchObject({ code: 'link-expired' })
  expect(await countAccounts(browser.userId)).toEqual({ count: 0 })
})

test.each(['tiktok', 'instagram'] as const)(
  'a code not issued by %s stores nothing',
  async (platform) => {
    const browser = await addCreator(setup)
    const returned = await allow(browser, 'forger', platform)

    await expect(finish(browser, { ...returned, code: 'forged' })).rejects.toMatchObject({
      family: 'rejected',
      code: expect.stringMatching(/^authorization-/),
    })

    expect(await countAccounts(browser.userId)).toEqual({ count: 0 })
  },
)

test('a code from another user’s authorisation fails the PKCE check', async () => {
  const [victim, attacker] = [await addCreator(setup), await addCreator(setup)]
  const stolen = await allow(victim, 'stolen')
  const own = await allow(attacker, 'own')

  const finishing = finish(attacker, { ...own, code: stolen.code })

  await expect(finishing).rejects.toMatchObject({ family: 'rejected' })
  expect(await countAccounts(attacker.userId)).toEqual({ count: 0 })
})

test('a platform account belongs to one user, even if two connect it at once', async () => {
  const people = [await addCreator(setup), await addCreator(setup)]
  const returns = await Promise.all(
    people.map(async (browser) => ({ browser, returned: await allow(browser, 'shared') })),
  )

  const results = await Promise.allSettled(
    returns.map(({ browser, returned }) => finish(browser, returned)),
  )

  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused.map(({ reason }) => reason.message)).toEqual([
    'This TikTok account is already connected by another creator.',
  ])
})

test('connecting again after removal restores the same account', async () => {
  const browser = await addCreator(setup)
  const first = await finish(browser, await allow(browser, 'back'))
  await removeAccount(setup.deps, { userId: browser.userId, accountId: first })

  const second = await finish(browser, await allow(browser, 'back'))

  expect(second).toBe(first)
  expect(await listAccounts(setup.deps.database, browser.userId)).toHaveLength(1)
})

test('another user can connect a removed account, and then is its only owner', async () => {
  const [first, second] = [await addCreator(setup), await addCreator(setup)]
  const removed = await finish(first, await allow(first, 'sold'))
  await removeAccount(setup.deps, { userId: first.userId, accountId: removed })

  const taken = await finish(second, await allow(second, 'sold'))

  expect(taken).not.toBe(removed)
  expect(await listAccounts(setup.deps.database, first.userId)).toEqual([])
  expect(await listAccounts(setup.deps.database, second.userId)).toHaveLength(1)
  await expect(finish(first, await allow(first, 'sold'))).rejects.toMatchObject({
    code: 'account-taken',
  })
})

test('a user suspended in the meantime connects nothing', async () => {
  const browser = await addCreator(setup)
  const returned = await allow(browser, 'suspended_ada')
  await suspend(setup.deps.database, browser.userId)

  await expect(finish(browser, returned)).rejects.toMatchObject({ code: 'suspended' })

  expect(await countAccounts(browser.userId)).toEqual({ count: 0 })
})

test.each(['tiktok', 'instagram'] as const)(
  'exchanging codes for %s uses the user’s own share of the quota',
  async (platform) => {
    setup.passHours(1)
    const [eager, other] = [await addCreator(setup), await addCreator(setup)]
    const countCall = createCallCounter({
      database: setup.deps.database,
      clock: setup.deps.clock,
      quotaMultiplier: platform === 'tiktok' ? 0.1 : 0.03,
      xReadsPerDay: 0,
    })
    const strict = { ...setup.deps, countCall }
    const tryOnce = async (browser: OAuthBrowser, username: string) =>
      finishAuthorization(strict, { ...browser, ...(await allow(browser, username, platform)) })

    await tryOnce(eager, 'eager.one')

    await expect(tryOnce(eager, 'eager.two')).rejects.toMatchObject({
      code: platform === 'tiktok' ? 'too-many-look-ups' : 'platform-quota',
    })
    await expect(tryOnce(other, 'someone.else')).resolves.toEqual(expect.any(String))
  },
)
