import type { SocialAccountId } from '@permille/contract/ids'
import type { OAuthPlatform } from '@permille/contract/platforms'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PlatformUnavailable, ReconnectNeeded } from '#integrations/social-platform.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { invariant } from '#platform/errors/errors.ts'
import { giveConsent } from '#testing/test-sandbox.ts'
import { accessTokenFor } from './access-token.ts'
import { finishAuthorization } from './authorize/finish-authorization.ts'
import { startAuthorization } from './authorize/start-authorization.ts'
import { findAccount } from './connection-store.ts'
import { refreshEndingGrants } from './refresh-ending-grants.ts'
import type { SocialAccount } from './social-account.ts'
import { addCreator, type ConnectionSetup, setUpConnections } from './testing/connection-setup.ts'
import { withAccess } from './with-access.ts'

let setup: ConnectionSetup
beforeAll(async () => {
  setup = await setUpConnections()
})
afterAll(() => setup.close())

const dayMinutes = 24 * 60

async function read(accountId: SocialAccountId): Promise<SocialAccount> {
  const account = await findAccount(setup.deps.database, accountId)
  invariant(account !== undefined, 'the account is there')
  return account
}

async function connect(username: string, platform: OAuthPlatform = 'tiktok') {
  const browser = { ...(await addCreator(setup)), platform }
  const returned = await giveConsent(await startAuthorization(setup.deps, browser), { username })
  return read(await finishAuthorization(setup.deps, { ...browser, ...returned }))
}

/** The account as it is when, by our records, its token expires in this many minutes. */
async function withMinutesLeft(account: SocialAccount, minutes: number): Promise<SocialAccount> {
  const endsAt = new Date(Date.now() + minutes * 60_000)
  await setup.deps.database.transaction((tx) =>
    run(tx, sql`UPDATE social_accounts SET token_expires_at = ${endsAt} WHERE id = ${account.id}`),
  )
  return read(account.id)
}

/** The creator disconnects the product on TikTok's side. */
async function revoke(accessToken: string | null): Promise<void> {
  const body = new URLSearchParams({
    client_key: 'sandbox-tiktok-key',
    client_secret: 'sandbox-tiktok-secret',
    token: accessToken ?? '',
  })
  await fetch(`${setup.sandbox.url}/v2/oauth/revoke/`, { method: 'POST', body })
}

test('a fresh token is used unchanged', async () => {
  const account = await connect('fresh')

  const tokens = [
    await accessTokenFor(setup.deps, account),
    await accessTokenFor(setup.deps, account),
  ]

  expect(tokens[0]).toMatch(/^act\./)
  expect(tokens[1]).toBe(tokens[0])
  expect(await read(account.id)).toEqual(account)
})

// TikTok accepts each refresh token once: a second refresh with it would end the grant.
test('ten callers with an expired token cause one refresh, stored before anyone uses it', async () => {
  const account = await withMinutesLeft(await connect('ten'), -1)

  const tokens = await Promise.all(
    Array.from({ length: 10 }, () => accessTokenFor(setup.deps, account)),
  )

  expect(new Set(tokens).size).toBe(1)
  const renewed = await read(account.id)
  expect(renewed.needsReconnectAt).toBeNull()
  expect(await accessTokenFor(setup.deps, renewed)).toBe(tokens[0])
})

test('a token is refreshed in its last ten minutes, not before', async () => {
  const early = await withMinutesLeft(await connect('early'), 12)
  const late = await withMinutesLeft(await connect('late'), 9)

  await accessTokenFor(setup.deps, early)
  const renewed = await accessTokenFor(setup.deps, late)

  expect((await read(early.id)).accessToken).toBe(early.accessToken)
  expect((await read(late.id)).accessToken).not.toBe(late.accessToken)
  expect(await accessTokenFor(setup.deps, await read(late.id))).toBe(renewed)
})

test('during an outage a valid token stays in use, and an expired one fails', async () => {
  const living = await withMinutesLeft(await connect('living'), 9)
  const ended = await withMinutesLeft(await connect('ended'), -1)
  await setup.sandbox.setFault({
    provider: 'tiktok',
    match: 'POST /v2/oauth/token',
    kind: 'status',
    status: 503,
    times: 2,
  })

  expect(await accessTokenFor(setup.deps, living)).toMatch(/^act\./)
  await expect(accessTokenFor(setup.deps, ended)).rejects.toBeInstanceOf(PlatformUnavailable)

  expect((await read(ended.id)).needsReconnectAt).toBeNull()
  setup.passHours(6 / 3600)
  expect(await accessTokenFor(setup.deps, await read(ended.id))).toMatch(/^act\./)
})

test('a revoked grant is remembered until the creator connects again', async () => {
  const account = await connect('revoked')
  await revoke(await accessTokenFor(setup.deps, account))
  const expired = await withMinutesLeft(account, -1)

  await expect(accessTokenFor(setup.deps, expired)).rejects.toBeInstanceOf(ReconnectNeeded)

  const marked = await read(account.id)
  expect(marked.needsReconnectAt).toBeInstanceOf(Date)
  await expect(accessTokenFor(setup.deps, marked)).rejects.toBeInstanceOf(ReconnectNeeded)
})

test('a token that the platform refuses marks the account for reconnection', async () => {
  const account = await connect('refused')
  await revoke(await accessTokenFor(setup.deps, account))
  const tiktok = setup.deps.platforms.get('tiktok')

  const reading = withAccess(setup.deps, account, async (access) =>
    tiktok?.readPosts(access, ['7047596209028074758']),
  )

  await expect(reading).rejects.toBeInstanceOf(ReconnectNeeded)
  expect((await read(account.id)).needsReconnectAt).toBeInstanceOf(Date)
})

test('a refused token needs no reconnection if a newer one is stored', async () => {
  const stale = await connect('stale')
  await accessTokenFor(setup.deps, await withMinutesLeft(stale, -1))
  const seen: (string | null)[] = []

  await withAccess(setup.deps, stale, async ({ accessToken }) => {
    seen.push(accessToken)
    if (seen.length === 1) throw new ReconnectNeeded('tiktok')
  })

  expect(new Set(seen).size).toBe(2)
  expect((await read(stale.id)).needsReconnectAt).toBeNull()
})

test('ciphertext copied from another account cannot be decrypted', async () => {
  const [account, other] = [await connect('one'), await connect('two')]
  await setup.deps.database.transaction((tx) =>
    run(
      tx,
      sql`UPDATE social_accounts SET access_token = ${other.accessToken} WHERE id = ${account.id}`,
    ),
  )
  const swapped = await read(account.id)

  await expect(async () => accessTokenFor(setup.deps, swapped)).rejects.toThrow()
})

test('Instagram grants are refreshed automatically in their last ten days', async () => {
  const [resting, ending] = [
    await withMinutesLeft(await connect('resting', 'instagram'), 11 * dayMinutes),
    await withMinutesLeft(await connect('ending', 'instagram'), 9 * dayMinutes),
  ]
  // Instagram renews only tokens at least a day old.
  await setup.sandbox.setSettings({ clockOffsetSeconds: 2 * dayMinutes * 60 })

  await refreshEndingGrants(setup.deps)

  expect((await read(resting.id)).accessToken).toBe(resting.accessToken)
  expect((await read(ending.id)).accessToken).not.toBe(ending.accessToken)
  await setup.sandbox.setSettings({ clockOffsetSeconds: 0 })
})
