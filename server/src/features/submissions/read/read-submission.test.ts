import { afterAll, beforeAll, expect, test } from 'vitest'
import { pauseForSuspension } from '#features/campaigns/public.ts'
import { addHours } from '#platform/clock.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
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

test('views count until three days after the end date of the campaign, where the window would last longer', async () => {
  const { id, creator, campaign } = await makeApprovedPost(database.db, { fundedCents: 5000 })
  const endsAt = addHours(new Date(), 48)
  await run(database.db, sql`UPDATE campaigns SET ends_at = ${endsAt} WHERE id = ${campaign.id}`)

  const { tracksUntil } = await readOwnSubmission(database.db, {
    submissionId: id,
    creatorId: creator.id,
  })

  expect(tracksUntil).toEqual(addHours(endsAt, 72))
})
