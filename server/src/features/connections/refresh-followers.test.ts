import type { SocialAccountId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invariant } from '#platform/errors/errors.ts'
import { giveConsent } from '#testing/test-sandbox.ts'
import { addAccount } from './add-account.ts'
import { finishAuthorization } from './authorize/finish-authorization.ts'
import { startAuthorization } from './authorize/start-authorization.ts'
import { findAccount } from './connection-store.ts'
import { refreshFollowers } from './refresh-followers.ts'
import type { SocialAccount } from './social-account.ts'
import { addCreator, type ConnectionSetup, setUpConnections } from './testing/connection-setup.ts'

let setup: ConnectionSetup
beforeAll(async () => {
  setup = await setUpConnections()
})
afterAll(() => setup.close())

async function read(accountId: SocialAccountId): Promise<SocialAccount> {
  const account = await findAccount(setup.deps.database, accountId)
  invariant(account !== undefined, 'the account is there')
  return account
}

async function givenChannel(username: string): Promise<SocialAccount> {
  const { userId } = await addCreator(setup)
  await setup.sandbox.setAccount({ platform: 'youtube', username, followers: 10 })
  return addAccount(setup.deps, { userId, platform: 'youtube', username })
}

test('a YouTube channel’s followers are read by its handle', async () => {
  const account = await givenChannel('counted')
  await setup.sandbox.setAccount({ platform: 'youtube', username: 'counted', followers: 4321 })

  await refreshFollowers(setup.deps, account)

  expect((await read(account.id)).followerCount).toBe(4321)
})

test('a TikTok account’s followers are read with its own token', async () => {
  const browser = { ...(await addCreator(setup)), platform: 'tiktok' as const }
  const returned = await giveConsent(await startAuthorization(setup.deps, browser), {
    username: 'tok',
  })
  const id = await finishAuthorization(setup.deps, { ...browser, ...returned })
  await setup.sandbox.setAccount({ platform: 'tiktok', username: 'tok', followers: 77 })

  await refreshFollowers(setup.deps, await read(id))

  expect((await read(id)).followerCount).toBe(77)
})

test('a handle that now belongs to someone else changes nothing', async () => {
  const account = await givenChannel('renamed')
  await setup.sandbox.setAccount({ platform: 'youtube', username: 'renamed', followers: 5_000_000 })

  await refreshFollowers(setup.deps, { ...account, platformUserId: 'UC-before-the-rename' })

  expect((await read(account.id)).followerCount).toBe(10)
})
