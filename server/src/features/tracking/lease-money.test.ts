import type { SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleViews } from '#money/movements/settle-views.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeApprovedSubmission, makeCreator, makeLiveCampaign } from '#testing/test-marketplace.ts'
import { leaseDuePosts } from './lease-store.ts'
import { insertSchedule } from './tracking-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const now = new Date('2026-11-21T12:00:00Z')

/** A due post of a campaign over $10.00, after this many views at $3.00 per 1,000. */
async function givenViews(viewCount: number): Promise<SubmissionId> {
  const { id: campaignId } = await makeLiveCampaign(database.db, { fundedCents: 1000 })
  const creator = await makeCreator(database.db)
  const submissionId = await makeApprovedSubmission(database.db, { campaignId, creator })
  await database.db.transaction(async (tx) => {
    await insertSchedule(tx, { submissionId, at: now })
    const counts = { viewCount, likeCount: null, commentCount: null, shareCount: null }
    const reading = { submissionId, at: now, source: 'api', note: null, ...counts } as const
    await settleViews(tx, { readings: [reading], at: now, holdHours: 72 })
  })
  return submissionId
}

test('a leased post includes its terms and whether its campaign has money', async () => {
  const given = {
    [await givenViews(2996)]: 'enough',
    [await givenViews(3000)]: 'little',
    [await givenViews(9999)]: 'spent',
  }

  const leasedUntil = new Date(now.getTime() + 120_000)
  const request = { platform: 'youtube', now, leasedUntil, postsMax: 10 } as const
  const posts = await leaseDuePosts(database.db, request)

  expect(Object.fromEntries(posts.map((post) => [post.submissionId, post.campaignMoney]))).toEqual(
    given,
  )
  expect(posts[0]).toMatchObject({
    ratePerKViewsCents: 300,
    minPayoutCents: 0,
    maxPayoutCents: 0,
    publishedAt: null,
  })
})
