import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeLiveCampaign } from '#testing/test-marketplace.ts'
import { exhaust, queuedJobs, storedCampaign } from '../campaigns/testing/stored-campaign.ts'
import { resumeAfterReturnedMoney } from './resume-after-returned-money.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('each campaign with money again resumes, and its posts are checked', async () => {
  const { db } = database
  const paused = await makeLiveCampaign(db, { fundedCents: 5000 })
  const other = await makeLiveCampaign(db, { fundedCents: 5000 })
  await exhaust(db, paused.id)

  const campaignIds = [paused.id, other.id]
  await db.transaction((tx) => resumeAfterReturnedMoney(tx, { campaignIds, at: new Date() }))

  expect(await storedCampaign(db, paused.id)).toMatchObject({ status: 'live', pauseReason: null })
  expect(await queuedJobs(db, 'campaign-funded')).toEqual(
    campaignIds.map((campaignId) => ({ campaignId })),
  )
})
