import type { SocialAccountId, UserId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { giveConsent } from '#testing/test-sandbox.ts'
import { addAccount } from './add-account.ts'
import { auditAccount } from './audit-account.ts'
import { finishAuthorization } from './authorize/finish-authorization.ts'
import { startAuthorization } from './authorize/start-authorization.ts'
import { removeAccount, removeAccountsOf } from './remove-account.ts'
import { addCreator, type ConnectionSetup, setUpConnections } from './testing/connection-setup.ts'
import { verifyAccount } from './verify-account.ts'

let setup: ConnectionSetup
beforeAll(async () => {
  setup = await setUpConnections()
})
afterAll(() => setup.close())

function readActions(own: {
  userId: UserId
  accountId: SocialAccountId
}): Promise<{ action: string }[]> {
  return manyRows(
    setup.deps.database,
    sql<{ action: string }>`SELECT action FROM audit_log
      WHERE object_id = ${own.accountId} AND actor_user_id = ${own.userId} ORDER BY at`,
  )
}

test('claiming, verifying and removing an account are audited', async () => {
  const { userId } = await addCreator(setup)
  const channel = { platform: 'youtube', username: 'audited', followers: 1 } as const
  await setup.sandbox.setAccount(channel)
  const { id, ownershipCode } = await addAccount(setup.deps, { userId, ...channel })
  await setup.sandbox.setAccount({ ...channel, description: ownershipCode ?? '' })
  const own = { userId, accountId: id }

  await verifyAccount(setup.deps, own)
  await removeAccount(setup.deps, own)

  expect(await readActions(own)).toEqual(
    ['add', 'verify', 'remove'].map((happened) => ({ action: `social_account.${happened}` })),
  )
})

test('an authorisation is audited', async () => {
  const browser = { ...(await addCreator(setup)), platform: 'tiktok' as const }
  const returned = await giveConsent(await startAuthorization(setup.deps, browser), {
    username: 'audited.t',
  })

  const accountId = await finishAuthorization(setup.deps, { ...browser, ...returned })

  expect(await readActions({ userId: browser.userId, accountId })).toEqual([
    { action: 'social_account.authorize' },
  ])
})

test('a rolled-back transaction leaves no audit row', async () => {
  const own = { userId: (await addCreator(setup)).userId, accountId: newId<SocialAccountId>() }

  const undone = setup.deps.database.transaction(async (tx) => {
    await auditAccount(tx, own, 'add')
    throw new Error('undone')
  })

  await expect(undone).rejects.toThrow('undone')
  expect(await readActions(own)).toEqual([])
})

test('the system removes all accounts of a user together', async () => {
  const { userId } = await addCreator(setup)
  const added: SocialAccountId[] = []
  for (const username of ['first-of-two', 'second-of-two']) {
    await setup.sandbox.setAccount({ platform: 'youtube', username, followers: 1 })
    added.push((await addAccount(setup.deps, { userId, platform: 'youtube', username })).id)
  }

  const removals = await setup.deps.database.transaction(async (tx) => [
    await removeAccountsOf(tx, { userId, at: new Date() }),
    await removeAccountsOf(tx, { userId, at: new Date() }),
  ])

  expect(removals).toEqual([2, 0])
  const rows = await manyRows(
    setup.deps.database,
    sql<{ kind: string }>`SELECT actor_kind AS kind FROM audit_log
      WHERE object_id = ANY(${added}::uuid[]) AND action = 'social_account.remove'`,
  )
  expect(rows).toEqual([{ kind: 'system' }, { kind: 'system' }])
})
