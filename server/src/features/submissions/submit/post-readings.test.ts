import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAccount } from '#features/connections/public.ts'
import { invariant } from '#platform/errors/errors.ts'
import { type SubmissionSetup, setUpSubmissions } from '../testing/submission-setup.ts'
import { createPostReadings } from './post-readings.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

async function givenPost() {
  const creator = await setup.creator()
  const account = await readAccount(setup.deps.database, creator.accountId)
  invariant(account !== undefined, 'the account is there')
  const externalPostId = (await setup.post(creator.username, { views: 10 })).slice(-11)
  const reference = { kind: 'id', value: externalPostId } as const
  const set = (views: number, state: 'public' | 'private' = 'public') =>
    setup.sandbox.setPost({
      platform: 'youtube',
      username: creator.username,
      externalPostId,
      views,
      state,
    })
  const readings = createPostReadings(setup.deps)
  return { set, read: () => readings.read(account, reference, creator) }
}

test('a reading is cached for a minute', async () => {
  const { set, read } = await givenPost()
  expect(await read()).toMatchObject({ viewCount: 10 })
  await set(99)

  expect(await read()).toMatchObject({ viewCount: 10 })
  setup.passHours(61 / 3600)
  expect(await read()).toMatchObject({ viewCount: 99 })
})

test('a missing post is read again after five seconds', async () => {
  const { set, read } = await givenPost()
  await set(10, 'private')
  expect(await read()).toBeNull()
  await set(10)

  expect(await read()).toBeNull()
  setup.passHours(6 / 3600)
  expect(await read()).toMatchObject({ viewCount: 10 })
})

test('a failure is not cached', async () => {
  const { read } = await givenPost()
  await setup.sandbox.setFault({
    provider: 'youtube',
    match: 'GET /youtube/v3/videos',
    kind: 'status',
    status: 500,
    times: 1,
  })
  await expect(read()).rejects.toMatchObject({ family: 'unavailable' })

  expect(await read()).toMatchObject({ viewCount: 10 })
})
