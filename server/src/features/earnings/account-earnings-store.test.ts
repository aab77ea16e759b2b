import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleViews } from '#money/movements/settle-views.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  makeApprovedPost,
  makeApprovedSubmission,
  makeCreator,
  makePendingSubmission,
  readingOf,
} from '#testing/test-marketplace.ts'
import { readEarningsByAccount } from './account-earnings-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('an account’s earnings come from its approved posts, including those before it was reconnected', async () => {
  const { db } = database
  const { id, campaign, creator } = await makeApprovedPost(db, { fundedCents: 10_000 })
  const own = { campaignId: campaign.id, creator }
  const posts = [id, await makeApprovedSubmission(db, own), await makePendingSubmission(db, own)]
  const others = { campaignId: campaign.id, creator: await makeCreator(db) }
  const at = new Date('2026-03-07T09:00:00Z')
  const all = [...posts, await makeApprovedSubmission(db, others)]
  const readings = all.map((post) => readingOf(post, 1000, at))
  await db.transaction((tx) => settleViews(tx, { readings, at, holdHours: 72 }))
  await run(db, sql`UPDATE social_accounts SET removed_at = ${at} WHERE id = ${creator.accountId}`)
  const again = await exactlyOne(
    db,
    sql<{ id: string }>`INSERT INTO social_accounts
        (id, user_id, platform, platform_user_id, username, follower_count, connected_at)
      SELECT gen_random_uuid(), user_id, platform, platform_user_id, username, follower_count, ${at}
      FROM social_accounts WHERE id = ${creator.accountId} RETURNING id`,
  )

  const accounts = await readEarningsByAccount(db, creator.id)

  const sums = { submissionCount: 2, totalViews: 2000, totalEarnings: 600, lastReadAt: at }
  expect(accounts).toEqual([{ accountId: again.id, ...sums }])
})
