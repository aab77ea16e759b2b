import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeCreator, makeLiveCampaign, makePendingSubmission } from '#testing/test-marketplace.ts'
import { readDeletion } from './delete-account.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

test('a brand waits for money that a creator can still win, and reads until when', async () => {
  const { db } = opened
  const { id, brand } = await makeLiveCampaign(db, { fundedCents: 5000 })
  const creator = await makeCreator(db)
  const given = { campaignId: id, creator, flatBonusCents: 2000 }
  const submissionId = await makePendingSubmission(db, given)
  await run(
    db,
    sql`UPDATE submissions SET status = 'rejected', rejection_code = 'low_quality',
      reason = 'Blurred', rejected_at = now() WHERE id = ${submissionId}`,
  )
  await run(
    db,
    sql`UPDATE campaigns SET status = 'completed', completed_at = now() WHERE id = ${id}`,
  )

  const { blockers } = await readDeletion(db, { userId: brand.userId, at: new Date() })

  expect(blockers).toMatchObject([
    { code: 'money-left', cents: 3000, until: null },
    { code: 'money-reserved', cents: 2000, until: expect.any(Date) },
  ])
})
