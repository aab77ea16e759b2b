import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { ScenePost } from '#money/testing/money-fixtures.ts'
import { addHours } from '#platform/clock.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { openWatchFixtures, type WatchFixtures } from '../risk/testing/watch-fixtures.ts'
import { insertSchedule } from '../tracking/tracking-store.ts'
import { endQuietFlags } from './end-quiet-flags.ts'

let scene: WatchFixtures
beforeAll(async () => {
  scene = await openWatchFixtures()
})
afterAll(() => scene.close())
afterEach(async () => expect(await brokenInvariants(scene.database.db)).toEqual([]))

const run = (hours: number) =>
  endQuietFlags({
    database: scene.database.db,
    clock: { now: () => addHours(scene.start, hours) },
  })

/** Doubted one hour after its approval, ordinary again one hour later. */
async function givenQuiet(): Promise<ScenePost> {
  const post = await scene.givenPost()
  await scene.read(post, { views: 30_000, likes: 5 })
  await scene.read(post, { views: 31_000, likes: 900, hours: 2 })
  return post
}

const outcomeOf = async (post: ScenePost) => (await scene.watchOf(post)).doubts[0]?.outcome

test('three days without a signal release the money, not a minute less', async () => {
  const post = await givenQuiet()
  await scene.read(post, { views: 32_000, likes: 950, hours: 73 })

  await run(72.99)
  const before = await outcomeOf(post)
  await run(73)

  expect(before).toBeNull()
  expect(await outcomeOf(post)).toBe('released')
  expect(await scene.moneyOf(post.creator.id)).toEqual({ pending: 600, available: 9000 })
})

test('a continuing signal restarts the days', async () => {
  const post = await givenQuiet()
  await scene.read(post, { views: 40_000, likes: 5, hours: 30 })
  await scene.read(post, { views: 41_000, likes: 950, hours: 80 })

  await run(80)
  const early = await outcomeOf(post)
  await scene.read(post, { views: 41_000, likes: 950, hours: 103 })
  await run(103)

  expect(early).toBeNull()
  expect(await outcomeOf(post)).toBe('released')
})

test('a flag never ends on its own while its signal lasts', async () => {
  const post = await scene.givenPost()
  await scene.read(post, { views: 30_000, likes: 5 })
  await scene.read(post, { views: 30_000, likes: 5, hours: 400 })

  await run(500)

  expect(await outcomeOf(post)).toBeNull()
})

test('a reading must confirm the views first, and is brought forward', async () => {
  const post = await givenQuiet()
  const later = addHours(scene.start, 200)
  await scene.database.db.transaction((tx) =>
    insertSchedule(tx, { submissionId: post.id, at: later }),
  )

  await run(80)

  const { nextReadAt } = await exactlyOne(
    scene.database.db,
    sql<{ nextReadAt: Date }>`SELECT next_read_at FROM tracking_schedule
      WHERE submission_id = ${post.id}`,
  )
  expect(nextReadAt).toEqual(addHours(scene.start, 80))
  expect(await outcomeOf(post)).toBeNull()
})

test('a post that cannot be read, or is no longer read, waits for an admin', async () => {
  const [unreadable, locked] = [await givenQuiet(), await givenQuiet()]
  for (const post of [unreadable, locked]) {
    await scene.read(post, { views: 32_000, likes: 950, hours: 73 })
  }
  await scene.database.db.transaction((tx) =>
    insertSchedule(tx, { submissionId: unreadable.id, at: scene.start }),
  )
  await scene.change(
    sql`UPDATE tracking_schedule SET trouble = 'absent' WHERE submission_id = ${unreadable.id}`,
  )
  await scene.change(
    sql`UPDATE submissions SET status = 'locked', lock_reason = 'cap' WHERE id = ${locked.id}`,
  )

  await run(100)

  expect(await outcomeOf(unreadable)).toBeNull()
  expect((await scene.watchOf(locked)).doubts).toMatchObject([
    { outcome: null, isUnread: true, clearsAt: null },
  ])
  await scene.change(
    sql`UPDATE submissions SET status = 'approved', lock_reason = NULL WHERE id = ${locked.id}`,
  )
})
