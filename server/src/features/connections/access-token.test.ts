import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PlatformUnavailable, ReconnectNeeded } from '../../integrations/social-platform.ts'
import { run } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import { invariant } from '../../platform/errors/errors.ts'
import { createOAuthStandIn, type OAuthStandIn } from '../../testing/oauth-stand-in.ts'
import { addCreator, openPlatformWorld, type PlatformWorld } from '../../testing/platform-world.ts'
import { accessTokenFor } from './access-token.ts'
import { findAccount } from './connection-store.ts'
import { finishAuthorization } from './finish-authorization.ts'
import { refreshEndingGrants } from './refresh-ending-grants.ts'
import type { SocialAccount } from './social-account.ts'
import { startAuthorization } from './start-authorization.ts'
import { withAccess } from './with-access.ts'

let world: PlatformWorld
let tiktok: OAuthStandIn
let instagram: OAuthStandIn
beforeAll(async () => {
  world = await openPlatformWorld()
})
beforeEach(() => {
  tiktok = createOAuthStandIn('tiktok')
  instagram = createOAuthStandIn('instagram')
  for (const standIn of [tiktok, instagram]) {
    standIn.world.now = world.deps.clock.now
    world.deps.platforms.set(standIn.client.platform, standIn.client)
  }
})
afterAll(() => world.close())

async function read(accountId: string): Promise<SocialAccount> {
  const account = await findAccount(world.deps.database, accountId)
  invariant(account !== undefined, 'the account is there')
  return account
}

async function connect(
  name: string,
  platform: 'tiktok' | 'instagram' = 'tiktok',
): Promise<SocialAccount> {
  const browser = { ...(await addCreator(world)), platform }
  const url = new URL(await startAuthorization(world.deps, browser))
  const state = url.searchParams.get('state') ?? ''
  return read(await finishAuthorization(world.deps, { ...browser, state, code: `code:${name}` }))
}

test('a fresh token is used as it is', async () => {
  const account = await connect('fresh')

  expect(await accessTokenFor(world.deps, account)).toMatch(/^act\./)
  expect(tiktok.world.refreshes).toBe(0)
})

test('ten callers of an expired token cause one refresh, stored before anyone uses it', async () => {
  const account = await connect('ten')
  world.passHours(3)

  const tokens = await Promise.all(
    Array.from({ length: 10 }, () => accessTokenFor(world.deps, account)),
  )

  expect(tiktok.world.refreshes).toBe(1)
  expect(new Set(tokens).size).toBe(1)
  expect(await accessTokenFor(world.deps, await read(account.id))).toBe(tokens[0])
})

test('a token that ends within ten minutes is renewed, and the renewed one is kept', async () => {
  const account = await connect('soon')
  world.passHours(2 - 9 / 60)

  const renewed = await accessTokenFor(world.deps, account)

  expect(tiktok.world.refreshes).toBe(1)
  expect(await accessTokenFor(world.deps, await read(account.id))).toBe(renewed)
  expect(tiktok.world.refreshes).toBe(1)
})

test('an outage leaves a token in use that still lives, and fails once it has ended', async () => {
  const account = await connect('outage')
  tiktok.world.isDown = true
  world.passHours(2 - 9 / 60)

  expect(await accessTokenFor(world.deps, account)).toMatch(/^act\./)
  world.passHours(1)
  await expect(accessTokenFor(world.deps, account)).rejects.toBeInstanceOf(PlatformUnavailable)

  expect((await read(account.id)).needsReconnectAt).toBeNull()
})

test('a revoked grant asks the creator to connect again, and connecting mends it', async () => {
  const account = await connect('revoked')
  tiktok.world.revoke()
  world.passHours(3)

  await expect(accessTokenFor(world.deps, account)).rejects.toBeInstanceOf(ReconnectNeeded)

  const marked = await read(account.id)
  expect(marked.needsReconnectAt).toBeInstanceOf(Date)
  await expect(accessTokenFor(world.deps, marked)).rejects.toBeInstanceOf(ReconnectNeeded)
  expect(tiktok.world.refreshes).toBe(1)
})

test('a token that the platform refuses marks the account, unless a newer one is stored', async () => {
  const account = await connect('refused')
  const refuse = async () => {
    throw new ReconnectNeeded('tiktok')
  }

  await expect(withAccess(world.deps, account, refuse)).rejects.toBeInstanceOf(ReconnectNeeded)
  expect((await read(account.id)).needsReconnectAt).toBeInstanceOf(Date)

  const stale = await connect('stale')
  world.passHours(3)
  await accessTokenFor(world.deps, stale)
  const seen: (string | null)[] = []
  const answer = await withAccess(
    world.deps,
    { ...stale, tokenExpiresAt: new Date(8e15) },
    async (access) => {
      seen.push(access.accessToken)
      if (seen.length === 1) throw new ReconnectNeeded('tiktok')
      return 'read'
    },
  )
  expect(answer).toBe('read')
  expect(new Set(seen).size).toBe(2)
  expect((await read(stale.id)).needsReconnectAt).toBeNull()
})

test('ciphertext copied from another account does not open', async () => {
  const [account, other] = [await connect('one'), await connect('two')]
  await world.deps.database.transaction((tx) =>
    run(
      tx,
      sql`UPDATE social_accounts SET access_token = ${other.accessToken} WHERE id = ${account.id}`,
    ),
  )

  await expect(async () => accessTokenFor(world.deps, await read(account.id))).rejects.toThrow()
})

test('Instagram grants are renewed by themselves in their last ten days', async () => {
  instagram.world.lifetimeSeconds = 60 * 86_400
  const account = await connect('sleeper', 'instagram')
  await refreshEndingGrants(world.deps)
  expect(instagram.world.refreshes).toBe(0)

  world.passHours(51 * 24)
  await refreshEndingGrants(world.deps)

  expect(instagram.world.refreshes).toBe(1)
  const renewed = await read(account.id)
  expect(renewed.tokenExpiresAt?.getTime()).toBeGreaterThan(account.tokenExpiresAt?.getTime() ?? 0)
})
