import { randomBytes } from 'node:crypto'
import type { SocialAccountId } from '@permille/contract/ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OAuthConnection, OAuthTokens } from '#integrations/social-platform.ts'
import { run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { createEncryption } from '#platform/encryption.ts'
import { invariant } from '#platform/errors/errors.ts'
import { giveConsent } from '#testing/test-sandbox.ts'
import { openTokens } from './account-tokens.ts'
import { finishAuthorization } from './authorize/finish-authorization.ts'
import { startAuthorization } from './authorize/start-authorization.ts'
import { findAccount } from './connection-store.ts'
import { removeAccount } from './remove-account.ts'
import { revokeGrants } from './revoke-grants.ts'
import { addCreator, type ConnectionSetup, setUpConnections } from './testing/connection-setup.ts'
import { listDroppableGrants } from './token-store.ts'

let setup: ConnectionSetup
beforeAll(async () => {
  setup = await setUpConnections()
})
beforeEach(async () => {
  await setup.sandbox.clearFaults()
  await setup.sandbox.setSettings({ clockOffsetSeconds: 0 })
})
afterAll(() => setup.close())

const username = 'leaving'

/** A removed account whose grant is alive at TikTok, and the tokens of it. */
async function givenRemoved(): Promise<{ accountId: SocialAccountId; tokens: OAuthTokens }> {
  const browser = { ...(await addCreator(setup)), platform: 'tiktok' } as const
  const returned = await giveConsent(await startAuthorization(setup.deps, browser), { username })
  const accountId = await finishAuthorization(setup.deps, { ...browser, ...returned })
  const tokens = openTokens(setup.deps.encryption, await read(accountId))
  invariant(tokens !== null, 'the account has tokens')
  await removeAccount(setup.deps, { ...browser, accountId })
  return { accountId, tokens }
}

async function read(accountId: SocialAccountId) {
  const account = await findAccount(setup.deps.database, accountId)
  invariant(account !== undefined, 'the account is there')
  return account
}

const set = (id: SocialAccountId, change: Statement<never>) =>
  run(setup.deps.database, sql`UPDATE social_accounts SET ${change} WHERE id = ${id}`)

const expired = sql<never>`token_expires_at = now() - interval '1 minute'`
const atTiktok = (hours: number) => setup.sandbox.setSettings({ clockOffsetSeconds: hours * 3600 })

const tiktokConnection = (): OAuthConnection => {
  const connection = setup.deps.platforms.get('tiktok')?.connection
  invariant(connection?.kind === 'oauth', 'TikTok connects by OAuth')
  return connection
}

/** The same platforms, with this changed about TikTok's connection. */
function depsWith(change: Partial<OAuthConnection>) {
  const tiktok = setup.deps.platforms.get('tiktok')
  invariant(tiktok !== undefined, 'TikTok is set up')
  const connection = { ...tiktokConnection(), ...change }
  return { ...setup.deps, platforms: new Map([['tiktok', { ...tiktok, connection }]] as const) }
}

/** Drops grants; returns whether the grant of these tokens lives on at TikTok under any tokens since. */
async function dropAndAsk(tokens: OAuthTokens): Promise<boolean> {
  let last = tokens
  const connection = tiktokConnection()
  const refreshTokens = async (before: OAuthTokens) => {
    last = await connection.refreshTokens(before)
    return last
  }
  await revokeGrants(depsWith({ refreshTokens }))
  return await connection.refreshTokens(last).then(
    () => true,
    () => false,
  )
}

test.each([
  ['has expired', expired],
  [
    'has expired, of a grant without a permission',
    sql<never>`${expired},
    needs_reconnect_at = now(), reconnect_reason = 'permission'`,
  ],
  ['is refused before its time', sql<never>`removed_at = removed_at`],
])('a grant whose access token %s is revoked with a new one', async (_, change) => {
  const { accountId, tokens } = await givenRemoved()
  await set(accountId, change)
  await atTiktok(3)

  const isAlive = await dropAndAsk(tokens)

  expect(isAlive).toBe(false)
  expect((await read(accountId)).accessToken).toBeNull()
})

test('the tokens of a grant that its creator ended are erased', async () => {
  const { accountId } = await givenRemoved()
  await setup.sandbox.revokeGrant({ platform: 'tiktok', username })

  await revokeGrants(setup.deps)

  expect((await read(accountId)).accessToken).toBeNull()
})

test('an unexpected error keeps the tokens until the grant can be revoked', async () => {
  const { accountId, tokens } = await givenRemoved()

  await revokeGrants(depsWith({ revoke: () => Promise.reject(new TypeError('a bug')) }))
  const kept = (await read(accountId)).accessToken
  setup.passHours(0.3)
  const isAlive = await dropAndAsk(tokens)

  expect(kept).not.toBeNull()
  expect(isAlive).toBe(false)
  expect((await read(accountId)).accessToken).toBeNull()
})

test('tokens that no key opens are kept, because the key may return', async () => {
  const { accountId } = await givenRemoved()

  await revokeGrants({ ...setup.deps, encryption: createEncryption({ key: randomBytes(32) }) })

  const { accessToken, needsReconnectAt } = await read(accountId)
  expect(accessToken).not.toBeNull()
  expect(needsReconnectAt).toBeNull()
  setup.passHours(0.3)
  await revokeGrants(setup.deps)
  expect((await read(accountId)).accessToken).toBeNull()
})

test('a grant that cannot be revoked waits, and is retried after untried ones', async () => {
  const listed = async () => {
    const at = setup.deps.clock.now()
    const accounts = await listDroppableGrants(setup.deps.database, { at, max: 100 })
    return accounts.map(({ id }) => id)
  }
  const { accountId: failing } = await givenRemoved()
  await revokeGrants(depsWith({ revoke: () => Promise.reject(new TypeError('a bug')) }))

  const { accountId: untried } = await givenRemoved()
  const during = await listed()
  setup.passHours(0.3)

  expect(during).toEqual([untried])
  expect(await listed()).toEqual([untried, failing])
})
