import { afterAll, beforeAll, expect, test } from 'vitest'
import { invariant } from '../../../platform/errors/errors.ts'
import { readAccount } from '../../connections/public.ts'
import { openScene, type Scene } from '../testing/submission-scene.ts'
import { createPostReadings } from './post-readings.ts'

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene.close())

async function givenPost() {
  const creator = await scene.creator()
  const account = await readAccount(scene.deps.database, creator.accountId)
  invariant(account !== undefined, 'the account is there')
  const externalPostId = (await scene.post(creator.username, { views: 10 })).slice(-11)
  const reference = { kind: 'id', value: externalPostId } as const
  const set = (views: number, state: 'public' | 'private' = 'public') =>
    scene.world.sandbox.setPost({
      platform: 'youtube',
      username: creator.username,
      externalPostId,
      views,
      state,
    })
  const readings = createPostReadings(scene.deps)
  return { set, read: () => readings.read(account, reference, creator) }
}

test('a reading is remembered for a minute', async () => {
  const { set, read } = await givenPost()
  expect(await read()).toMatchObject({ viewCount: 10 })
  await set(99)

  expect(await read()).toMatchObject({ viewCount: 10 })
  scene.world.passHours(61 / 3600)
  expect(await read()).toMatchObject({ viewCount: 99 })
})

test('a missing post is asked for again after five seconds', async () => {
  const { set, read } = await givenPost()
  await set(10, 'private')
  expect(await read()).toBeNull()
  await set(10)

  expect(await read()).toBeNull()
  scene.world.passHours(6 / 3600)
  expect(await read()).toMatchObject({ viewCount: 10 })
})

test('a failure is not remembered', async () => {
  const { read } = await givenPost()
  await scene.world.sandbox.setFault({
    provider: 'youtube',
    match: 'GET /youtube/v3/videos',
    kind: 'status',
    status: 500,
    times: 1,
  })
  await expect(read()).rejects.toMatchObject({ family: 'unavailable' })

  expect(await read()).toMatchObject({ viewCount: 10 })
})
