import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount } from './add-account.ts'
import { listAccounts } from './connection-store.ts'
import { removeAccount } from './remove-account.ts'
import { addCreator, type ConnectionSetup, setUpConnections } from './testing/connection-setup.ts'
import { verifyAccount } from './verify-account.ts'

let setup: ConnectionSetup
beforeAll(async () => {
  setup = await setUpConnections()
})
afterAll(() => setup.close())

async function setChannel(username: string, description = ''): Promise<void> {
  await setup.sandbox.setAccount({ platform: 'youtube', username, followers: 1200, description })
}

async function addVerified(username: string) {
  const owner = await addCreator(setup)
  await setChannel(username)
  const account = await addAccount(setup.deps, {
    userId: owner.userId,
    platform: 'youtube',
    username,
  })
  await setChannel(username, `Videos. ${account.ownershipCode}`)
  await verifyAccount(setup.deps, { userId: owner.userId, accountId: account.id })
  return { owner, account }
}

test('a YouTube account is added by username, unverified, with a code to prove it', async () => {
  const { userId } = await addCreator(setup)
  await setChannel('ada')

  const account = await addAccount(setup.deps, { userId, platform: 'youtube', username: '@ada' })

  expect(account).toMatchObject({ username: 'ada', followerCount: 1200, verifiedAt: null })
  expect(account.ownershipCode).toMatch(/^permille-[2-9A-Z]{6}$/)
  expect(await listAccounts(setup.deps.database, userId)).toHaveLength(1)
})

test('an account unknown to the platform is refused', async () => {
  const { userId } = await addCreator(setup)

  const adding = addAccount(setup.deps, { userId, platform: 'x', username: 'nobody_there' })

  await expect(adding).rejects.toMatchObject({ code: 'unknown-account' })
})

test.each([
  ['x', 'far too long for an x name'],
  ['x', 'a-b'],
  ['youtube', '../channels'],
  ['youtube', 'ab'],
] as const)('the %s username %j is refused before any call', async (platform, username) => {
  const { userId } = await addCreator(setup)

  const adding = addAccount(setup.deps, { userId, platform, username })

  await expect(adding).rejects.toMatchObject({ code: 'username-invalid' })
})

test.each([
  ['youtube', 'https://www.youtube.com/@prof.one?si=AbC', 'prof.one'],
  ['youtube', 'My channel: https://youtube.com/@prof.two/shorts', 'prof.two'],
  ['youtube', '@prof.three', 'prof.three'],
  ['x', 'https://x.com/prof_four', 'prof_four'],
  ['x', 'twitter.com/prof_five?s=21', 'prof_five'],
] as const)('the %s account in %s is added by its name', async (platform, typed, name) => {
  const { userId } = await addCreator(setup)
  await setup.sandbox.setAccount({ platform, username: name, followers: 10, description: '' })

  const account = await addAccount(setup.deps, { userId, platform, username: typed })

  expect(account.username).toBe(name)
})

test.each([
  ['by_its_link', (id: string) => `https://www.youtube.com/channel/${id}/videos`],
  ['by_its_id', (id: string) => id],
] as const)('a channel is found %s', async (name, write) => {
  const [one, other] = [await addCreator(setup), await addCreator(setup)]
  await setChannel(name)
  const request = { platform: 'youtube', username: name } as const
  const { platformUserId } = await addAccount(setup.deps, { userId: one.userId, ...request })
  const username = write(platformUserId)

  const account = await addAccount(setup.deps, { ...request, userId: other.userId, username })

  expect(account).toMatchObject({ username: name, platformUserId })
})

test.each([
  ['youtube', 'https://x.com/prof_four', 'This is a link to X, not to YouTube.'],
  ['x', 'https://www.instagram.com/ada.l/', 'This is a link to Instagram, not to X.'],
  ['youtube', 'https://youtu.be/dQw4w9WgXcQ', 'This is the link of a post.'],
  ['x', 'https://youtu.be/dQw4w9WgXcQ', 'This is a link to YouTube, not to X.'],
  ['youtube', 'https://www.youtube.com/c/Someone', 'does not show the account’s name'],
  ['x', 'https://example.com/ada', 'is not a username on X'],
  ['x', 'https://x.com/ada https://x.com/ben', 'These are the links of several profiles.'],
  ['youtube', 'UCabcdefghijklmnopqrstuv', 'We could not find the channel with the id UCabc'],
] as const)('for %s, %s is refused with a specific message', async (platform, username, words) => {
  const { userId } = await addCreator(setup)

  const adding = addAccount(setup.deps, { userId, platform, username })

  await expect(adding).rejects.toThrow(words)
})

test('a platform without credentials is refused with a clear message', async () => {
  const { userId } = await addCreator(setup)
  const deps = { ...setup.deps, platforms: new Map() }

  const adding = addAccount(deps, { userId, platform: 'youtube', username: 'ada' })

  await expect(adding).rejects.toThrow('YouTube accounts cannot be connected here yet.')
})

test('ten simultaneous additions of one account store one, and the others conflict', async () => {
  const { userId } = await addCreator(setup)
  await setChannel('ten_times')
  const request = { userId, platform: 'youtube', username: 'ten_times' } as const

  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => addAccount(setup.deps, request)),
  )

  const refusals = results.filter((result) => result.status === 'rejected')
  expect(refusals.map(({ reason }) => reason.code)).toEqual(
    Array.from({ length: 9 }, () => 'already-connected'),
  )
  expect(await listAccounts(setup.deps.database, userId)).toHaveLength(1)
})

test('verification needs the code in the description, and evicts other claims', async () => {
  const [owner, other] = [await addCreator(setup), await addCreator(setup)]
  await setChannel('contested')
  const request = { platform: 'youtube', username: 'contested' } as const
  const mine = await addAccount(setup.deps, { ...request, userId: owner.userId })
  const theirs = await addAccount(setup.deps, { ...request, userId: other.userId })
  const own = { userId: owner.userId, accountId: mine.id }

  await expect(verifyAccount(setup.deps, own)).rejects.toMatchObject({ code: 'code-not-found' })
  await setChannel('contested', `My code: ${theirs.ownershipCode}`)
  await expect(verifyAccount(setup.deps, own)).rejects.toMatchObject({ code: 'code-not-found' })
  await setChannel('contested', `My code: ${mine.ownershipCode}.`)
  const verified = await verifyAccount(setup.deps, own)

  expect(verified.verifiedAt).toBeInstanceOf(Date)
  expect(await listAccounts(setup.deps.database, other.userId)).toEqual([])
  expect(await verifyAccount(setup.deps, own)).toMatchObject({ id: mine.id })
})

test('a verified account cannot be claimed by another user', async () => {
  await addVerified('proven')
  const other = await addCreator(setup)

  const adding = addAccount(setup.deps, {
    userId: other.userId,
    platform: 'youtube',
    username: 'proven',
  })

  await expect(adding).rejects.toMatchObject({ code: 'account-taken' })
})

test('another user’s account is not found', async () => {
  const { account } = await addVerified('guarded')
  const { userId } = await addCreator(setup)
  const foreign = { userId, accountId: account.id }

  const missing = { family: 'not-found', message: 'Social account not found' }
  await expect(verifyAccount(setup.deps, foreign)).rejects.toMatchObject(missing)
  await expect(removeAccount(setup.deps, foreign)).rejects.toMatchObject(missing)
})

test('a removed account leaves the list, and its owner can add it again', async () => {
  const { owner, account } = await addVerified('leaver')
  const own = { userId: owner.userId, accountId: account.id }

  await removeAccount(setup.deps, own)

  expect(await listAccounts(setup.deps.database, owner.userId)).toEqual([])
  await expect(removeAccount(setup.deps, own)).rejects.toMatchObject({ family: 'not-found' })
  const again = await addAccount(setup.deps, {
    userId: owner.userId,
    platform: 'youtube',
    username: 'leaver',
  })
  expect(again.verifiedAt).toBeNull()
})

test('a platform outage is reported and stores nothing', async () => {
  const { userId } = await addCreator(setup)
  await setChannel('outage')
  await setup.sandbox.setFault({
    provider: 'youtube',
    match: 'GET /youtube/v3/channels',
    kind: 'status',
    status: 503,
    times: 1,
  })

  const adding = addAccount(setup.deps, { userId, platform: 'youtube', username: 'outage' })

  await expect(adding).rejects.toMatchObject({ family: 'unavailable' })
  expect(await listAccounts(setup.deps.database, userId)).toEqual([])
})
