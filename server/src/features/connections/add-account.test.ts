import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCreator, openPlatformWorld, type PlatformWorld } from '../../testing/platform-world.ts'
import { addAccount } from './add-account.ts'
import { listAccounts } from './connection-store.ts'
import { removeAccount } from './remove-account.ts'
import { verifyAccount } from './verify-account.ts'

let world: PlatformWorld
beforeAll(async () => {
  world = await openPlatformWorld()
})
afterAll(() => world.close())

async function setChannel(username: string, description = ''): Promise<void> {
  await world.sandbox.setAccount({ platform: 'youtube', username, followers: 1200, description })
}

async function addVerified(username: string) {
  const owner = await addCreator(world)
  await setChannel(username)
  const account = await addAccount(world.deps, {
    userId: owner.userId,
    platform: 'youtube',
    username,
  })
  await setChannel(username, `Videos. ${account.ownershipCode}`)
  await verifyAccount(world.deps, { userId: owner.userId, accountId: account.id })
  return { owner, account }
}

test('a YouTube account is added by username, unverified, with a code to prove it', async () => {
  const { userId } = await addCreator(world)
  await setChannel('ada')

  const account = await addAccount(world.deps, { userId, platform: 'youtube', username: '@ada' })

  expect(account).toMatchObject({ username: 'ada', followerCount: 1200, verifiedAt: null })
  expect(account.ownershipCode).toMatch(/^permille-[2-9A-Z]{6}$/)
  expect(await listAccounts(world.deps.database, userId)).toHaveLength(1)
})

test('an account that the platform does not know is refused', async () => {
  const { userId } = await addCreator(world)

  const adding = addAccount(world.deps, { userId, platform: 'x', username: 'nobody_there' })

  await expect(adding).rejects.toMatchObject({ code: 'unknown-account', kind: 'rule' })
})

test.each([
  ['x', 'far too long for an x name'],
  ['x', 'a-b'],
  ['youtube', '../channels'],
  ['youtube', 'ab'],
] as const)('the %s username %j is refused before anyone is asked', async (platform, username) => {
  const { userId } = await addCreator(world)

  const adding = addAccount(world.deps, { userId, platform, username })

  await expect(adding).rejects.toMatchObject({ code: 'username-invalid' })
})

test('a platform without credentials is refused with a clear sentence', async () => {
  const { userId } = await addCreator(world)
  const deps = { ...world.deps, platforms: new Map() }

  const adding = addAccount(deps, { userId, platform: 'youtube', username: 'ada' })

  await expect(adding).rejects.toThrow('YouTube accounts cannot be connected here yet.')
})

test('ten simultaneous additions of one account leave one, the others conflict', async () => {
  const { userId } = await addCreator(world)
  await setChannel('ten_times')
  const request = { userId, platform: 'youtube', username: 'ten_times' } as const

  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => addAccount(world.deps, request)),
  )

  const refusals = results.filter((result) => result.status === 'rejected')
  expect(refusals.map(({ reason }) => [reason.code, reason.kind])).toEqual(
    Array.from({ length: 9 }, () => ['already-connected', 'conflict']),
  )
  expect(await listAccounts(world.deps.database, userId)).toHaveLength(1)
})

test('verifying needs the code in the description and evicts the claims of others', async () => {
  const [owner, other] = [await addCreator(world), await addCreator(world)]
  await setChannel('contested')
  const request = { platform: 'youtube', username: 'contested' } as const
  const mine = await addAccount(world.deps, { ...request, userId: owner.userId })
  const theirs = await addAccount(world.deps, { ...request, userId: other.userId })
  const own = { userId: owner.userId, accountId: mine.id }

  await expect(verifyAccount(world.deps, own)).rejects.toMatchObject({ code: 'code-not-found' })
  await setChannel('contested', `My code: ${theirs.ownershipCode}`)
  await expect(verifyAccount(world.deps, own)).rejects.toMatchObject({ code: 'code-not-found' })
  await setChannel('contested', `My code: ${mine.ownershipCode}.`)
  const verified = await verifyAccount(world.deps, own)

  expect(verified.verifiedAt).toBeInstanceOf(Date)
  expect(await listAccounts(world.deps.database, other.userId)).toEqual([])
  expect(await verifyAccount(world.deps, own)).toMatchObject({ id: mine.id })
})

test('an account that someone has proven to own cannot be claimed by another', async () => {
  await addVerified('proven')
  const other = await addCreator(world)

  const adding = addAccount(world.deps, {
    userId: other.userId,
    platform: 'youtube',
    username: 'proven',
  })

  await expect(adding).rejects.toMatchObject({ code: 'account-taken', kind: 'conflict' })
})

test('another person’s account answers like a missing one', async () => {
  const { account } = await addVerified('guarded')
  const { userId } = await addCreator(world)
  const foreign = { userId, accountId: account.id }

  const missing = { family: 'not-found', message: 'Social account not found' }
  await expect(verifyAccount(world.deps, foreign)).rejects.toMatchObject(missing)
  await expect(removeAccount(world.deps, foreign)).rejects.toMatchObject(missing)
})

test('a removed account is gone from the list and free for its owner to add again', async () => {
  const { owner, account } = await addVerified('leaver')
  const own = { userId: owner.userId, accountId: account.id }

  await removeAccount(world.deps, own)

  expect(await listAccounts(world.deps.database, owner.userId)).toEqual([])
  await expect(removeAccount(world.deps, own)).rejects.toMatchObject({ family: 'not-found' })
  const again = await addAccount(world.deps, {
    userId: owner.userId,
    platform: 'youtube',
    username: 'leaver',
  })
  expect(again.verifiedAt).toBeNull()
})

test('an outage of the platform is said as such and stores nothing', async () => {
  const { userId } = await addCreator(world)
  await setChannel('outage')
  await world.sandbox.setFault({
    provider: 'youtube',
    match: 'GET /youtube/v3/channels',
    kind: 'status',
    status: 503,
    times: 1,
  })

  const adding = addAccount(world.deps, { userId, platform: 'youtube', username: 'outage' })

  await expect(adding).rejects.toMatchObject({ family: 'unavailable' })
  expect(await listAccounts(world.deps.database, userId)).toEqual([])
})
