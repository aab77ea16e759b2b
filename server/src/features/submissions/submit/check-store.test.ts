import type { SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addHours, addSeconds } from '#platform/clock.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  makePendingSubmission,
  type TestCreator,
} from '#testing/test-marketplace.ts'
import { markRejected } from '../submission-store.ts'
import { countPosts, isPostTaken } from './check-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const at = new Date('2026-06-10T12:00:00Z')

async function givenPlace() {
  const campaign = await makeLiveCampaign(database.db, { fundedCents: 10_000 })
  return { campaignId: campaign.id, creator: await makeCreator(database.db) }
}

async function reject(submissionId: SubmissionId): Promise<void> {
  const rejected = { submissionId, at, code: 'other', reason: 'No.' }
  await database.db.transaction((tx) => markRejected(tx, rejected))
}

async function postOf(submissionId: SubmissionId) {
  return await exactlyOne(
    database.db,
    sql<{ externalPostId: string }>`SELECT external_post_id FROM submissions
      WHERE id = ${submissionId}`,
  )
}

test('a post is reserved on its own platform, under its own id, until it is rejected', async () => {
  const place = await givenPlace()
  const id = await makePendingSubmission(database.db, place)
  const post = { ...(await postOf(id)), platform: 'youtube', creatorId: place.creator.id } as const

  expect(await isPostTaken(database.db, post)).toBe(true)
  expect(await isPostTaken(database.db, { ...post, platform: 'x' })).toBe(false)
  expect(await isPostTaken(database.db, { ...post, externalPostId: 'other' })).toBe(false)
  await reject(id)
  expect(await isPostTaken(database.db, post)).toBe(false)
})

test('a post from an unproven account is reserved for its creator only', async () => {
  const { campaignId } = await givenPlace()
  const [creator, other] = [
    await makeCreator(database.db, { isProven: false }),
    await makeCreator(database.db),
  ]
  const post = await postOf(await makePendingSubmission(database.db, { campaignId, creator }))
  const isTakenFor = ({ id }: TestCreator) =>
    isPostTaken(database.db, { ...post, platform: 'youtube', creatorId: id })

  expect([await isTakenFor(creator), await isTakenFor(other)]).toEqual([true, false])
})

test('posts are counted per campaign and creator, and daily posts across campaigns', async () => {
  const [place, elsewhere, stranger] = [await givenPlace(), await givenPlace(), await givenPlace()]
  const { campaignId, creator } = place
  const inTime = [addSeconds(addHours(at, -24), 1), addHours(at, -1)] as const
  await makePendingSubmission(database.db, { ...place, at: inTime[0] })
  await makePendingSubmission(database.db, {
    campaignId: elsewhere.campaignId,
    creator,
    at: inTime[1],
  })
  await makePendingSubmission(database.db, { campaignId, creator: stranger.creator, at: inTime[1] })
  const exactlyADay = { ...place, at: addHours(at, -24) }
  await reject(await makePendingSubmission(database.db, exactlyADay))
  for (const id of [campaignId, elsewhere.campaignId]) {
    const approved = { campaignId: id, creator, approvedAt: addHours(at, -48) }
    await makeApprovedSubmission(database.db, approved)
  }

  const counts = await countPosts(database.db, { campaignId, creatorId: creator.id, at })

  expect(counts).toMatchObject({ pending: 1, approved: 1, submittedAt: inTime })
})
