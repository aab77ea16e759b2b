import { afterAll, beforeAll, expect, test } from 'vitest'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  makePendingSubmission,
} from '#testing/test-marketplace.ts'
import { lockCreatorOf } from '../accounts/account-store.ts'
import { lockCampaignsOfOpenPosts } from './closed-store.ts'
import { endPosts } from './end-posts.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('withdraws posts in review and locks earning ones, of one creator only', async () => {
  const { db } = database
  const campaigns = [
    await makeLiveCampaign(db, { fundedCents: 5000 }),
    await makeLiveCampaign(db, { fundedCents: 5000 }),
  ]
  const [leaving, other] = [await makeCreator(db), await makeCreator(db)]
  for (const { id: campaignId } of campaigns) {
    await makePendingSubmission(db, { campaignId, creator: leaving })
    await makeApprovedSubmission(db, { campaignId, creator: leaving })
    await makeApprovedSubmission(db, { campaignId, creator: other })
  }
  const { id: creatorId, userId } = leaving

  await db.transaction(async (tx) => {
    await lockCampaignsOfOpenPosts(tx, creatorId)
    await lockCreatorOf(tx, userId)
    await endPosts(tx, { creatorId, userId, requestId: 'test', at: new Date() })
  })

  const left = await manyRows(
    db,
    sql<object>`SELECT status, lock_reason, rejection_code, count(*)::int FROM submissions
      WHERE creator_id IN (${creatorId}, ${other.id}) GROUP BY 1, 2, 3 ORDER BY 1, 2`,
  )
  expect(left).toEqual([
    { status: 'approved', lockReason: null, rejectionCode: null, count: 2 },
    { status: 'rejected', lockReason: null, rejectionCode: 'withdrawn', count: 2 },
    // Nothing earned, nothing owed.
    { status: 'locked', lockReason: 'deleted', rejectionCode: null, count: 2 },
  ])
})
