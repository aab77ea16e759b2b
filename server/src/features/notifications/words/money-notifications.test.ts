import type { PayoutId, UserId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestRefund } from '#features/refunds/request-refund.ts'
import { insertPaymentRow } from '#features/refunds/testing/refund-row.ts'
import { failPayout } from '#money/movements/fail-payout.ts'
import { failRefund } from '#money/movements/fail-refund.ts'
import { reservePayout } from '#money/movements/reserve-payout.ts'
import { systemClock } from '#platform/clock.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { earn, makeApprovedPost, makeLiveCampaign } from '#testing/test-marketplace.ts'
import { collectNotifications } from '../collect-notifications.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const at = new Date()

async function textsOf(userId: UserId, key: string): Promise<string[]> {
  await collectNotifications({ database: database.db, clock: systemClock, log: database.log })
  const rows = await manyRows(
    database.db,
    sql<{ text: string }>`SELECT text FROM notifications
      WHERE user_id = ${userId} AND key LIKE ${`${key}%`} ORDER BY seq`,
  )
  return rows.map(({ text }) => text)
}

/** Of $30.00. */
async function failedPayout(): Promise<UserId> {
  const { id, creator } = await makeApprovedPost(database.db, { fundedCents: 3000 })
  await earn(database.db, { submissionId: id, views: 10_000 })
  const payoutId = newId<PayoutId>()
  const { id: creatorId, userId } = creator
  await database.db.transaction(async (tx) => {
    await reservePayout(tx, { payoutId, creatorId, userId, destination: 'acct_1', at })
    await failPayout(tx, { payoutId, callNumber: 0, reason: 'Closed', code: null, at })
  })
  return userId
}

test('a failed payout states how much is available and how much on hold', async () => {
  const [free, held] = [await failedPayout(), await failedPayout()]
  await run(
    database.db,
    sql`UPDATE creators SET review_hold_at = now(), review_hold_reason = 'Two accounts'
      WHERE user_id = ${held}`,
  )

  expect(await textsOf(free, 'payout:failed')).toEqual([
    '$30.00 is available again. The reason: Closed',
  ])
  expect((await textsOf(held, 'payout:failed'))[0]).toMatch(
    /^\$30\.00 is available again, but your payouts are held for review: “.?Two accounts.?”/,
  )
})

test('a failed refund states the returned amount, and the campaign’s present money', async () => {
  const { id: campaignId, brand } = await makeLiveCampaign(database.db, {
    fundedCents: 10_000,
    feeCents: 1000,
  })
  await insertPaymentRow(database.db, { id: campaignId, brand })
  await run(
    database.db,
    sql`UPDATE campaigns SET status = 'completed', completed_at = now() WHERE id = ${campaignId}`,
  )
  await database.db.transaction(async (tx) => {
    const [refundId] = await requestRefund(tx, { campaignId, brand, requestId: 'request' }, at)
    if (refundId === undefined) throw new Error('nothing was refunded')
    const failure = { callNumber: null, reason: 'No card', code: 'lost_or_stolen_card', at }
    await failRefund(tx, { refundId, ...failure })
  })

  expect(await textsOf(brand.userId, 'refund:failed')).toEqual([
    '$110.00 came back into the campaign, which has $110.00 left now. Billing says why and what to do.',
  ])
})
