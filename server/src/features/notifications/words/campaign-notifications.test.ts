import { setApartSentence } from '@permille/contract/funding/funding'
import type { UserId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeCampaignStatus } from '#features/campaigns/public.ts'
import { exhaust } from '#features/campaigns/testing/stored-campaign.ts'
import { systemClock } from '#platform/clock.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeApprovedSubmission, makeCreator, makeLiveCampaign } from '#testing/test-marketplace.ts'
import { makeAdmin } from '#testing/test-users.ts'
import { collectNotifications } from '../collect-notifications.ts'

let database: TestDatabase
let adminId: UserId
beforeAll(async () => {
  database = await openTestDatabase()
  adminId = (await makeAdmin(database.db)).userId
})
afterAll(() => database.close())

async function given() {
  const { id: campaignId, brand } = await makeLiveCampaign(database.db, { fundedCents: 10_000 })
  return {
    campaignId,
    brand,
    change: (change: 'pause' | 'resume' | 'complete', by: 'brand' | 'admin') => {
      const editor =
        by === 'brand'
          ? ({ ...brand, kind: by } as const)
          : ({ kind: by, userId: adminId } as const)
      const asked = { campaignId, change, editor, at: new Date(), note: 'A look' }
      return database.db.transaction((tx) => changeCampaignStatus(tx, asked))
    },
    /** What its brand is told, "title | text", oldest first. */
    told: async () => {
      await collectNotifications({ database: database.db, clock: systemClock, log: database.log })
      const rows = await manyRows(
        database.db,
        sql<{ says: string }>`SELECT title || ' | ' || text AS says FROM notifications
          WHERE user_id = ${brand.userId} ORDER BY at, key`,
      )
      return rows.map(({ says }) => says)
    },
  }
}

test('an admin’s pause of a paused campaign causes a notification, and so does its end with the remaining reasons', async () => {
  const { change, told } = await given()
  await change('pause', 'brand')
  await change('pause', 'admin')
  await change('resume', 'admin')

  expect((await told()).slice(-2)).toEqual([
    'Test campaign was paused by an admin | The reason: A look',
    'An admin lifted the pause of Test campaign | It stays paused until you resume it.',
  ])
})

test('the end of a campaign does not promise money that waits for an admin', async () => {
  const { change, told } = await given()
  await change('pause', 'admin')
  await change('complete', 'admin')

  expect((await told()).at(-1)).toBe(
    'Test campaign has ended | It has $100.00 left, which stays there until the admin who paused it decides.',
  )
})

test('a brand is notified when an admin’s pause that outlasted the campaign ends', async () => {
  const { change, told } = await given()
  await change('pause', 'admin')
  await change('complete', 'brand')
  await change('resume', 'admin')

  expect((await told()).at(-1)).toBe(
    'An admin lifted the pause of Test campaign | An admin no longer holds its money.',
  )
})

test('the notification for a paused campaign that runs out of money does not promise new posts', async () => {
  const { campaignId, change, told } = await given()
  await change('pause', 'brand')
  await run(
    database.db,
    sql`INSERT INTO campaign_status_changes (campaign_id, from_status, to_status, actor_kind, reason)
      VALUES (${campaignId}, 'paused', 'paused', 'system', 'budget_exhausted')`,
  )
  await exhaust(database.db, campaignId)

  expect((await told()).find((says) => says.includes('already paused'))).toBe(
    'Test campaign has spent its budget | It was already paused and stays paused. Add money to keep paying approved posts, which are still tracked.',
  )
})

test('no one is asked for money that would be refused', async () => {
  const { campaignId, told } = await given()
  await exhaust(database.db, campaignId)
  await run(
    database.db,
    sql`UPDATE campaigns SET pause_reasons = '{budget_exhausted,funding_disputed}' WHERE id = ${campaignId}`,
  )

  expect((await told()).at(-1)).toBe(
    'Test campaign has spent its budget | It is also paused for another reason; its page says which. Approved posts are still tracked.',
  )
})

test('the notification of the last cent lists the waiting posts, which new money pays first', async () => {
  const { campaignId, told } = await given()
  const creator = await makeCreator(database.db)
  const post = { campaignId, creator, flatBonusCents: 250 }
  await makeApprovedSubmission(database.db, post)
  await exhaust(database.db, campaignId)
  await run(
    database.db,
    sql`UPDATE campaigns SET paid_out_cents = funded_cents WHERE id = ${campaignId}`,
  )

  expect((await told()).at(-1)).toContain(
    'approved posts are still tracked. New money first pays the $2.50 its posts are waiting for.',
  )
})

test('the notification for a payment set apart does not call it received', async () => {
  const { campaignId, brand, told } = await given()
  await run(
    database.db,
    sql`INSERT INTO campaign_funding (id, campaign_id, brand_id, amount_cents, fee_cents, status,
        settled_at, set_apart_at, stripe_payment_intent_id)
      VALUES (${newId()}, ${campaignId}, ${brand.brandId}, 5000, 500, 'failed', now(), now(), 'pi_1')`,
  )

  expect((await told()).at(-1)).toBe(
    `Your payment of $55.00 for Test campaign was set apart | ${setApartSentence}`,
  )
})
