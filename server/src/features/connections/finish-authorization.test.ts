import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exactlyOne, manyRows } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import { createOAuthStandIn, type OAuthStandIn } from '../../testing/oauth-stand-in.ts'
import { addCreator, openPlatformWorld, type PlatformWorld } from '../../testing/platform-world.ts'
import { listAccounts } from './connection-store.ts'
import { finishAuthorization } from './finish-authorization.ts'
import type { OAuthBrowser, OAuthPlatform } from './oauth-state.ts'
import { removeAccount } from './remove-account.ts'
import { startAuthorization } from './start-authorization.ts'

let world: PlatformWorld
let tiktok: OAuthStandIn
beforeAll(async () => {
  world = await openPlatformWorld()
  tiktok = createOAuthStandIn('tiktok')
  world.deps.platforms.set('tiktok', tiktok.client)
  world.deps.platforms.set('instagram', createOAuthStandIn('instagram').client)
})
afterAll(() => world.close())

async function begin(browser: OAuthBrowser, platform: OAuthPlatform = 'tiktok') {
  const url = new URL(await startAuthorization(world.deps, { ...browser, platform }))
  return Object.fromEntries(url.searchParams) as { state: string; codeChallenge: string }
}

function finish(
  browser: OAuthBrowser,
  returned: { state: string; code?: string; platform?: OAuthPlatform },
) {
  return finishAuthorization(world.deps, {
    ...browser,
    platform: 'tiktok',
    code: undefined,
    ...returned,
  })
}

function countAccounts(userId: string): Promise<{ count: number }> {
  return exactlyOne(
    world.deps.database,
    sql<{ count: number }>`SELECT count(*) FROM social_accounts WHERE user_id = ${userId}`,
  )
}

test('the way there and back connects the account, verified, with its tokens sealed', async () => {
  const browser = await addCreator(world)
  const { state, codeChallenge } = await begin(browser)

  await finish(browser, { state, code: 'code:ada' })

  const [account] = await listAccounts(world.deps.database, browser.userId)
  expect(account).toMatchObject({ username: 'ada', followerCount: 900, needsReconnectAt: null })
  expect(account?.verifiedAt).toBeInstanceOf(Date)
  expect(JSON.stringify(account)).not.toMatch(/act\.|rft\./)
  const [exchange] = tiktok.world.exchanges
  expect(exchange?.redirectUri).toBe('http://localhost:3000/api/auth/tiktok/callback')
  expect(codeChallenge).toMatch(/^[\w-]{43}$/)
  expect(exchange?.codeVerifier).not.toBe(codeChallenge)
})

test('a state is kept as a hash only and lives for ten minutes', async () => {
  const browser = await addCreator(world)
  const { state } = await begin(browser)

  const rows = await manyRows(
    world.deps.database,
    sql<{ row: string }>`SELECT oauth_states::text AS row FROM oauth_states`,
  )

  expect(Buffer.from(state, 'base64url')).toHaveLength(32)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.some(({ row }) => row.includes(state))).toBe(false)
  world.passHours(11 / 60)
  await expect(finish(browser, { state, code: 'code:late' })).rejects.toMatchObject({
    code: 'link-expired',
  })
  expect(await countAccounts(browser.userId)).toEqual({ count: 0 })
})

test('a state works once', async () => {
  const browser = await addCreator(world)
  const { state } = await begin(browser)
  await finish(browser, { state, code: 'code:once' })

  const again = finish(browser, { state, code: 'code:twice' })

  await expect(again).rejects.toMatchObject({ code: 'link-expired' })
  expect(await countAccounts(browser.userId)).toEqual({ count: 1 })
})

test.each([
  ['another browser of the same person', { sessionHash: randomBytes(32) }, {}],
  ['another platform’s state', {}, { platform: 'instagram' as const }],
  ['a made-up state', {}, { state: 'made-up' }],
  ['an empty state', {}, { state: '' }],
])('%s is refused and stores nothing', async (_, otherBrowser, otherReturn) => {
  const browser = await addCreator(world)
  const { state } = await begin(browser)
  const exchangesBefore = tiktok.world.exchanges.length

  const finishing = finish(
    { ...browser, ...otherBrowser },
    { state, code: 'code:mallory', ...otherReturn },
  )

  await expect(finishing).rejects.toMatchObject({ code: 'link-expired' })
  expect(tiktok.world.exchanges).toHaveLength(exchangesBefore)
  expect(await countAccounts(browser.userId)).toEqual({ count: 0 })
})

test('another person with the same session hash is refused', async () => {
  const [browser, other] = [await addCreator(world), await addCreator(world)]
  const { state } = await begin(browser)

  const finishing = finish(
    { ...other, sessionHash: browser.sessionHash },
    { state, code: 'code:mallory' },
  )

  await expect(finishing).rejects.toMatchObject({ code: 'link-expired' })
})

test('saying no on the platform uses the state up and stores nothing', async () => {
  const browser = await addCreator(world)
  const { state } = await begin(browser)

  await expect(finish(browser, { state })).rejects.toMatchObject({ code: 'access-denied' })

  await expect(finish(browser, { state, code: 'code:after' })).rejects.toMatchObject({
    code: 'link-expired',
  })
  expect(await countAccounts(browser.userId)).toEqual({ count: 0 })
})

test('a code that the platform does not take stores nothing', async () => {
  const browser = await addCreator(world)
  const { state } = await begin(browser)

  await expect(finish(browser, { state, code: 'forged' })).rejects.toMatchObject({
    code: 'authorisation-failed',
  })
  expect(await countAccounts(browser.userId)).toEqual({ count: 0 })
})

test('one platform account belongs to one person here, also when two come at once', async () => {
  const people = [await addCreator(world), await addCreator(world)]
  const states = await Promise.all(people.map((browser) => begin(browser)))

  const results = await Promise.allSettled(
    people.map((browser, index) =>
      finish(browser, { state: states[index]?.state ?? '', code: 'code:shared' }),
    ),
  )

  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = results.find((result) => result.status === 'rejected')
  expect(refused?.reason).toMatchObject({ code: 'account-taken' })
  expect(refused?.reason.message).toContain('already connected by another creator')
})

test('connecting again after removing it brings the same account back', async () => {
  const browser = await addCreator(world)
  const first = await finish(browser, { ...(await begin(browser)), code: 'code:back' })
  await removeAccount(world.deps, { userId: browser.userId, accountId: first })

  const second = await finish(browser, { ...(await begin(browser)), code: 'code:back' })

  expect(second).toBe(first)
  expect(await listAccounts(world.deps.database, browser.userId)).toHaveLength(1)
})
