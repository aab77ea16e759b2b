import { randomBytes } from 'node:crypto'
import type { SocialAccountId } from '@permille/contract/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { createEncryption } from '#platform/encryption.ts'
import { invariant } from '#platform/errors/errors.ts'
import { giveConsent } from '#testing/test-sandbox.ts'
import { accessTokenFor } from './access-token.ts'
import { finishAuthorization } from './authorize/finish-authorization.ts'
import { startAuthorization } from './authorize/start-authorization.ts'
import { findAccount } from './connection-store.ts'
import { reencryptTokens } from './reencrypt-tokens.ts'
import { addCreator, type ConnectionSetup, setUpConnections } from './testing/connection-setup.ts'
import { withAccess } from './with-access.ts'

let setup: ConnectionSetup
beforeAll(async () => {
  setup = await setUpConnections()
})
afterAll(() => setup.close())

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)]
/** The processes in the runbook's steps, each with the keys in its environment. */
const before = createEncryption({ key: oldKey })
const prepared = createEncryption({ key: oldKey, previousKeys: [newKey] })
const swapped = createEncryption({ key: newKey, previousKeys: [oldKey] })
const after = createEncryption({ key: newKey })

async function connect(username: string, encryption = before): Promise<SocialAccountId> {
  const browser = { ...(await addCreator(setup)), platform: 'tiktok' as const }
  const returned = await giveConsent(await startAuthorization(setup.deps, browser), { username })
  return finishAuthorization({ ...setup.deps, encryption }, { ...browser, ...returned })
}

async function tokenOf(
  accountId: SocialAccountId,
  encryption: typeof before,
): Promise<string | null> {
  const account = await findAccount(setup.deps.database, accountId)
  invariant(account !== undefined, 'the account is there')
  return await accessTokenFor({ ...setup.deps, encryption }, account)
}

describe('the steps of docs/runbooks/rotate-the-encryption-key.md', () => {
  it('rotate the key while processes of both steps run, without reconnections', async () => {
    const early = await connect('early', before)
    const known = await tokenOf(early, before)
    // Step 2: every process opens what any other seals. Step 3: one was restarted, one not yet.
    const late = await connect('late', swapped)
    expect(await tokenOf(late, prepared)).toMatch(/^act\./)
    expect(await tokenOf(early, swapped)).toBe(known)

    // Step 4.
    const outcome = await reencryptTokens({ ...setup.deps, encryption: swapped })

    expect(outcome).toEqual({ reencryptedCount: 1, leftCount: 0 })
    // Step 5.
    expect(await tokenOf(early, after)).toBe(known)
    expect(await tokenOf(late, after)).toMatch(/^act\./)
    await expect(tokenOf(early, before)).rejects.toThrow('expired')
    expect(await reencryptTokens({ ...setup.deps, encryption: after })).toEqual({
      reencryptedCount: 0,
      leftCount: 0,
    })
  })

  it('skip an account that is being refreshed, and report it', async () => {
    const id = await connect('busy', before)
    await run(
      setup.deps.database,
      sql`UPDATE social_accounts SET token_refresh_leased_until = now() + interval '20 seconds' WHERE id = ${id}`,
    )
    const sealed = () =>
      exactlyOne(
        setup.deps.database,
        sql<{ accessToken: string }>`SELECT access_token FROM social_accounts WHERE id = ${id}`,
      )
    const was = await sealed()

    const outcome = await reencryptTokens({ ...setup.deps, encryption: swapped })

    expect(outcome).toEqual({ reencryptedCount: 0, leftCount: 1 })
    expect(await sealed()).toEqual(was)
  })

  it('continue past tokens that no key opens; their creator has to reconnect', async () => {
    const lost = await connect('lost', createEncryption({ key: randomBytes(32) }))
    const fine = await connect('fine', before)
    await run(
      setup.deps.database,
      sql`UPDATE social_accounts SET token_refresh_leased_until = NULL`,
    )

    const { leftCount } = await reencryptTokens({ ...setup.deps, encryption: swapped })

    expect(leftCount).toBe(1)
    expect(await tokenOf(fine, after)).toMatch(/^act\./)
    const account = await findAccount(setup.deps.database, lost)
    invariant(account !== undefined, 'the account is there')
    const use = withAccess({ ...setup.deps, encryption: after }, account, async () => 'used')
    await expect(use).rejects.toThrow('Connect the account again')
    expect((await findAccount(setup.deps.database, lost))?.needsReconnectAt).not.toBeNull()
  })
})
