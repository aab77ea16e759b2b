import type { SocialAccountId } from '@permille/contract/ids'
import type { OAuthPlatform } from '@permille/contract/platforms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { invariant } from '#platform/errors/errors.ts'
import { makeApprovedSubmission, makeLiveCampaign } from '#testing/test-marketplace.ts'
import { giveConsent } from '#testing/test-sandbox.ts'
import { finishAuthorization } from './authorize/finish-authorization.ts'
import { startAuthorization } from './authorize/start-authorization.ts'
import { findAccount } from './connection-store.ts'
import { removeAccount } from './remove-account.ts'
import { revokeGrants } from './revoke-grants.ts'
import { addCreator, type ConnectionSetup, setUpConnections } from './testing/connection-setup.ts'
import { withAccess } from './with-access.ts'

let setup: ConnectionSetup
beforeAll(async () => {
  setup = await setUpConnections()
})
afterAll(() => setup.close())

async function connect(username: string, platform: OAuthPlatform = 'tiktok') {
  const creator = await addCreator(setup)
  const browser = { ...creator, platform }
  const returned = await giveConsent(await startAuthorization(setup.deps, browser), { username })
  return {
    ...creator,
    accountId: await finishAuthorization(setup.deps, { ...browser, ...returned }),
  }
}

async function read(accountId: SocialAccountId) {
  const account = await findAccount(setup.deps.database, accountId)
  invariant(account !== undefined, 'the account is there')
  return account
}

/** The platform's response to the account's previous token. */
async function tryToken(account: Awaited<ReturnType<typeof read>>): Promise<string> {
  const { connection } = setup.deps.platforms.get('tiktok') ?? {}
  invariant(connection?.kind === 'oauth', 'TikTok connects by OAuth')
  const tokens = connection.readAccount
  return await withAccess(setup.deps, account, ({ accessToken }) => tokens(accessToken ?? '')).then(
    () => 'accepted',
    () => 'refused',
  )
}

describe('removing an account', () => {
  it('revokes its grant at the platform and erases its tokens', async () => {
    const own = await connect('goodbye')
    const before = await read(own.accountId)
    expect(await tryToken(before)).toBe('accepted')
    await removeAccount(setup.deps, own)

    await revokeGrants(setup.deps)

    const after = await read(own.accountId)
    expect([after.accessToken, after.refreshToken, after.scopes]).toEqual([null, null, null])
    expect(await tryToken(before)).toBe('refused')
  })

  it('erases tokens at once if the platform has no call to revoke them', async () => {
    const own = await connect('goodbye_gram', 'instagram')
    await removeAccount(setup.deps, own)

    await revokeGrants(setup.deps)

    expect((await read(own.accountId)).accessToken).toBeNull()
  })

  it('keeps its tokens only while one of its posts is tracked', async () => {
    const own = await connect('still_tracked')
    const submissionId = await setup.deps.database.transaction(async (tx) => {
      const { id: campaignId } = await makeLiveCampaign(tx, { fundedCents: 1000 })
      const creator = { id: own.creatorId, userId: own.userId, accountId: own.accountId }
      return await makeApprovedSubmission(tx, { campaignId, creator })
    })
    await removeAccount(setup.deps, own)
    await revokeGrants(setup.deps)
    expect((await read(own.accountId)).accessToken).not.toBeNull()
    await run(
      setup.deps.database,
      sql`UPDATE submissions SET status = 'locked', lock_reason = 'window', locked_at = now()
        WHERE id = ${submissionId}`,
    )

    await revokeGrants(setup.deps)

    expect((await read(own.accountId)).accessToken).toBeNull()
  })

  it('retries while the platform is down, and does not touch a new connection', async () => {
    const own = await connect('platform_down')
    await removeAccount(setup.deps, own)
    await setup.sandbox.setFault({
      provider: 'tiktok',
      match: 'POST /v2/oauth/revoke',
      kind: 'status',
      status: 503,
      times: 1,
    })

    await revokeGrants(setup.deps)
    const during = await read(own.accountId)
    setup.passHours(0.3)
    await revokeGrants(setup.deps)

    expect(during.accessToken).not.toBeNull()
    expect((await read(own.accountId)).accessToken).toBeNull()
  })

  it('does not touch connected accounts', async () => {
    const own = await connect('stays_here')

    await revokeGrants(setup.deps)

    const account = await read(own.accountId)
    expect(account.accessToken).not.toBeNull()
    expect(await tryToken(account)).toBe('accepted')
  })
})
