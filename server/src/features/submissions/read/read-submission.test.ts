import { afterAll, beforeAll, expect, test } from 'vitest'
import { pauseForSuspension } from '#features/campaigns/public.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { earn, makeApprovedPost } from '#testing/test-marketplace.ts'
import { readOwnSubmission } from './read-submission.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

type Post = Awaited<ReturnType<typeof makeApprovedPost>>

async function campaignPauseOf({ id, creator }: Post): Promise<string | null> {
  const own = { submissionId: id, creatorId: creator.id }
  return (await readOwnSubmission(database.db, own)).campaignPause
}

test('a creator sees that the brand of a campaign is suspended', async () => {
  const post = await makeApprovedPost(database.db, { fundedCents: 5000 })
  const before = await campaignPauseOf(post)
  const { userId } = post.campaign.brand

  await database.db.transaction((tx) =>
    pauseForSuspension(tx, { userId, at: new Date(), requestId: 'request' }),
  )

  expect([before, await campaignPauseOf(post)]).toEqual([null, 'suspended'])
})

test('a creator sees that a campaign has no money left', async () => {
  const post = await makeApprovedPost(database.db, { fundedCents: 5000, ratePerKViewsCents: 1000 })

  await earn(database.db, { submissionId: post.id, views: 6000 })

  expect(await campaignPauseOf(post)).toBe('budget_exhausted')
})
