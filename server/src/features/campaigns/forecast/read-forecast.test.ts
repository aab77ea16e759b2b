import type { SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  type TestCampaign,
  type TestCreator,
} from '#testing/test-marketplace.ts'
import { readForecast } from './read-forecast.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const longAgo = new Date(Date.now() - 30 * 24 * 3_600_000)

async function makePost(
  { campaign, creator }: { campaign: TestCampaign; creator: TestCreator },
  { views, approvedAt = longAgo }: { views: number; approvedAt?: Date },
): Promise<SubmissionId> {
  const { db } = database
  const post = { campaignId: campaign.id, creator, approvedAt }
  const id = await makeApprovedSubmission(db, post)
  await run(
    db,
    sql`UPDATE submission_totals SET view_count = ${views}, earned_cents = ${views}
      WHERE submission_id = ${id}`,
  )
  return id
}

const viewer = ({ id, userId }: TestCreator) => ({
  kind: 'creator' as const,
  creatorId: id,
  userId,
})

function finish(id: SubmissionId): Promise<unknown> {
  return run(
    database.db,
    sql`UPDATE submissions SET status = 'locked', lock_reason = 'window', locked_at = now()
      WHERE id = ${id}`,
  )
}

test('a forecast uses finished posts in the category and the creator’s own posts of a week ago', async () => {
  const { db } = database
  const campaign = await makeLiveCampaign(db, { fundedCents: 1_000_000 })
  const other = await makeLiveCampaign(db, { fundedCents: 1000 })
  await run(
    db,
    sql`UPDATE campaigns SET category = CASE category WHEN 'fashion' THEN 'lifestyle' ELSE 'fashion' END::campaign_category
      WHERE id = ${other.id}`,
  )
  const [creator, others] = [await makeCreator(db), await makeCreator(db)]
  for (let views = 1000; views <= 10_000; views += 1000) {
    await finish(await makePost({ campaign, creator: others }, { views }))
    await finish(await makePost({ campaign: other, creator: others }, { views: 900_000 }))
  }
  // Not finished, so it does not count.
  await makePost({ campaign, creator: others }, { views: 900_000 })
  for (const views of [1000, 2000, 3000]) await makePost({ campaign, creator }, { views })
  await makePost({ campaign, creator }, { views: 900_000, approvedAt: new Date() })
  const asked = { campaignId: campaign.id, at: new Date() }

  const forecast = await readForecast(db, { ...asked, creator: viewer(creator) })

  expect(forecast).toEqual({
    like: { posts: 10, medianViews: 5000, medianEarnedCents: 5000, hereCents: 1500 },
    own: { posts: 3, lowestCents: 300, medianCents: 600, highestCents: 900 },
  })
  const newcomer = await makeCreator(db)
  const ofNewcomer = await readForecast(db, { ...asked, creator: viewer(newcomer) })
  expect(ofNewcomer).toEqual({ ...forecast, own: null })
})

test('YouTube counts from before it counted from the first frame are ignored', async () => {
  const campaign = await makeLiveCampaign(database.db, { fundedCents: 1_000_000 })
  const creator = await makeCreator(database.db)
  const ids: SubmissionId[] = []
  for (const views of [1000, 2000, 3000]) ids.push(await makePost({ campaign, creator }, { views }))
  const asked = { campaignId: campaign.id, creator: viewer(creator), at: new Date() }
  const { own } = await readForecast(database.db, asked)
  await run(
    database.db,
    sql`UPDATE submissions SET submitted_at = '2026-08-01T00:00:00Z' WHERE id = ${ids[0] ?? null}`,
  )

  expect(own).toMatchObject({ posts: 3 })
  expect((await readForecast(database.db, asked)).own).toBeNull()
})
