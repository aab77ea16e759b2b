import type { CampaignId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleViews } from '../../money/movements/settle-views.ts'
import { addHours, systemClock } from '../../platform/clock.ts'
import { exactlyOne } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import {
  brokenInvariants,
  fund,
  makeApprovedPost,
  readingOf,
  readSubmissionSums,
} from '../../testing/test-marketplace.ts'
import { closeEndedSubmissions } from './close-ended-submissions.ts'
import { settleShortfall } from './settle-shortfall.ts'
import { findOwedOf } from './tracking-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Earned $30.00, of which the campaign had $10.00; unproven, nothing of it. */
async function givenShortfall(given: { isProven?: boolean } = {}) {
  const { id, campaign } = await makeApprovedPost(database.db, { fundedCents: 1000, ...given })
  const at = systemClock.now()
  await database.db.transaction((tx) =>
    settleViews(tx, { readings: [readingOf(id, 10_000, at)], at, holdHours: 0 }),
  )
  return { id, campaign, campaignId: campaign.id }
}

function settle(campaignId: CampaignId): Promise<void> {
  const deps = { database: database.db, clock: systemClock, earningsHoldHours: 0 }
  return settleShortfall(deps, campaignId)
}

async function campaignStatus(campaignId: CampaignId): Promise<string> {
  const { status } = await exactlyOne(
    database.db,
    sql<{ status: string }>`SELECT status FROM campaigns WHERE id = ${campaignId}`,
  )
  return status
}

test('a top-up pays a post locked while the money had run out', async () => {
  const { id, campaign, campaignId } = await givenShortfall()
  await closeEndedSubmissions({
    database: database.db,
    log: database.log,
    clock: { now: () => addHours(systemClock.now(), 40 * 24) },
  })
  await fund(database.db, campaign, { amountCents: 5000 })

  await settle(campaignId)

  expect(await readSubmissionSums(database.db, id)).toMatchObject({ accruedCents: 3000 })
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('an insufficient top-up leaves the campaign paused without money', async () => {
  const { id, campaign, campaignId } = await givenShortfall()
  await fund(database.db, campaign, { amountCents: 500 })

  await settle(campaignId)

  expect(await readSubmissionSums(database.db, id)).toMatchObject({ accruedCents: 1500 })
  expect(await campaignStatus(campaignId)).toBe('paused')
})

test('a sufficient top-up leaves the campaign live', async () => {
  const { campaign, campaignId } = await givenShortfall()
  await fund(database.db, campaign, { amountCents: 2001 })

  await settle(campaignId)

  expect(await campaignStatus(campaignId)).toBe('live')
})

test('a top-up pays nothing to a post of an unproven account', async () => {
  const { id, campaign, campaignId } = await givenShortfall({ isProven: false })

  await fund(database.db, campaign, { amountCents: 9000 })
  await settle(campaignId)

  const sums = await readSubmissionSums(database.db, id)
  expect(sums).toMatchObject({ viewCount: 10_000, accruedCents: 0 })
  expect(await findOwedOf(database.db, campaignId)).toEqual([])
  expect(await brokenInvariants(database.db)).toEqual([])
})
