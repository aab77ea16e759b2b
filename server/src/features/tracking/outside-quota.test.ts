import type { SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { addAccount } from '../connections/add-account.ts'
import { createCallCounter } from '../connections/public.ts'
import { createPostReadings } from '../submissions/public.ts'
import { approveSubmission } from '../submissions/review/approve-submission.ts'
import { checkSubmission } from '../submissions/submit/check-submission.ts'
import { type SubmissionSetup, setUpSubmissions } from '../submissions/testing/submission-setup.ts'
import { readDuePosts } from './read-due-posts.ts'
import { insertSchedule } from './tracking-store.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

/** Lowers YouTube's daily quota to this many units. */
function withUnits(units: number) {
  const countCall = createCallCounter({
    database: setup.deps.database,
    clock: setup.deps.clock,
    xReadsPerDay: 10,
    quotaMultiplier: units / 9000,
  })
  const deps = { ...setup.deps, countCall }
  return { ...deps, readings: createPostReadings(deps), hotIntervalSeconds: 5 }
}

type Deps = ReturnType<typeof withUnits>

async function trackedPosts(count: number): Promise<SubmissionId[]> {
  const ids: SubmissionId[] = []
  for (let index = 0; index < count; index += 1) {
    const { id, brand } = await setup.submit()
    await approveSubmission(setup.deps, { submissionId: id, reviewer: brand })
    const start = { submissionId: id, at: setup.deps.clock.now() }
    await setup.deps.database.transaction((tx) => insertSchedule(tx, start))
    ids.push(id)
  }
  // The calls to submit them were counted on a day that is over.
  setup.passHours(48)
  return ids
}

/** Previews missing posts as fast as responses come, until refused or `max` were answered. */
async function lookUpPosts(deps: Deps, given: { max: number; address?: string }) {
  const creator = await setup.creator()
  const campaign = await setup.campaign()
  const refusals: unknown[] = []
  let answered = 0
  for (let index = 0; index < given.max; index += 1) {
    const postUrl = `https://www.youtube.com/watch?v=${creator.username.slice(-8)}${100 + index}`
    const { address } = given
    const request = {
      ...creator,
      campaignId: campaign.id,
      socialAccountId: creator.accountId,
      postUrl,
      address,
    }
    try {
      await checkSubmission(deps, request)
      answered += 1
    } catch (error) {
      refusals.push(error)
    }
  }
  return { answered, refusals }
}

async function addSomeone(deps: Deps) {
  const { userId } = await setup.creator()
  const username = `new${userId.slice(0, 8)}`
  await setup.sandbox.setAccount({ platform: 'youtube', username, followers: 10 })
  return addAccount(deps, { userId, platform: 'youtube', username })
}

async function countRead(ids: readonly SubmissionId[]): Promise<number> {
  const rows = await manyRows(
    setup.deps.database,
    sql`SELECT FROM submission_totals
      WHERE submission_id = ANY(${ids}::uuid[]) AND last_read_at IS NOT NULL`,
  )
  return rows.length
}

const youtube = () => {
  const platform = setup.deps.platforms.get('youtube')
  if (platform === undefined) throw new Error('YouTube is not there')
  return platform
}

test('four greedy users stop neither a fifth from adding an account nor the tracking of posts', async () => {
  const deps = withUnits(300)
  const tracked = await trackedPosts(55)

  const greedy = await Promise.all(Array.from({ length: 4 }, () => lookUpPosts(deps, { max: 60 })))

  expect(greedy.map(({ answered }) => answered)).toEqual([6, 6, 6, 6])
  expect(greedy[0]?.refusals[0]).toMatchObject({
    code: 'too-many-look-ups',
    retryAfterSeconds: expect.any(Number),
  })
  expect(await addSomeone(deps)).toMatchObject({ platform: 'youtube' })
  await readDuePosts(deps, youtube())
  expect(await countRead(tracked)).toBe(55)
}, 120_000)

test('once the users’ share is used up, new posts get a 503 and tracking continues', async () => {
  const deps = withUnits(300)
  const tracked = await trackedPosts(2)
  const crowd = await Promise.all(Array.from({ length: 14 }, () => lookUpPosts(deps, { max: 6 })))

  expect(crowd.reduce((sum, { answered }) => sum + answered, 0)).toBe(60)
  await expect(addSomeone(deps)).rejects.toMatchObject({
    family: 'unavailable',
    code: 'platform-quota',
    retryAfterSeconds: expect.any(Number),
    message: expect.stringContaining('We cannot look up more on YouTube for now.'),
  })
  await readDuePosts(deps, youtube())
  expect(await countRead(tracked)).toBe(2)
}, 120_000)

test('many users at one address share one part', async () => {
  setup.passHours(48)
  const deps = withUnits(300)

  const crowd = []
  for (let index = 0; index < 4; index += 1) {
    crowd.push(await lookUpPosts(deps, { max: 6, address: '192.0.2.7' }))
  }

  expect(crowd.map(({ answered }) => answered)).toEqual([6, 6, 3, 0])
  expect((await lookUpPosts(deps, { max: 1, address: '192.0.2.8' })).answered).toBe(1)
}, 60_000)

test('a post already submitted uses no quota', async () => {
  setup.passHours(48)
  const { request } = await setup.submit()
  const deps = withUnits(0)

  const { checks } = await checkSubmission(deps, {
    ...request,
    campaignId: (await setup.campaign()).id,
  })

  expect(checks.at(-1)).toMatchObject({ code: 'post-unique', passed: false })
})
