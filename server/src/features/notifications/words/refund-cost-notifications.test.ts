import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertPaymentRow, insertRefundRow } from '#features/refunds/testing/refund-row.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeLiveCampaign, type TestCampaign } from '#testing/test-marketplace.ts'
import { makeAdmin } from '#testing/test-users.ts'
import { collectNotifications } from '../collect-notifications.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const db = () => database.db

/** Half of a payment of $110.00 went back; Stripe kept `keptCents` of the whole. */
async function givenRefunded(keptCents: number, earnedFeeCents: number): Promise<TestCampaign> {
  const campaign = await makeLiveCampaign(db(), { fundedCents: 10_000, feeCents: 1000 })
  const fundingId = await insertPaymentRow(db(), campaign)
  await run(
    db(),
    sql`UPDATE campaign_funding SET refunded_amount_cents = 5000, refunded_fee_cents = 500
      WHERE id = ${fundingId}`,
  )
  await insertRefundRow(db(), { campaign, fundingId, status: 'succeeded' })
  await run(
    db(),
    sql`UPDATE campaigns SET fee_earned_cents = ${earnedFeeCents} WHERE id = ${campaign.id}`,
  )
  await run(
    db(),
    sql`INSERT INTO provider_transactions (id, type, reporting_category, subject_kind, subject_ref,
        payment_intent_id, mark, amount_cents, fee_cents, created_at, available_on)
      VALUES (${`txn_${fundingId}`}, 'charge', 'charge', 'payment', ${`pi_${fundingId}`},
        ${`pi_${fundingId}`}, 'ours', 11000, ${keptCents}, now(), now())`,
  )
  return campaign
}

async function toldOf({ brand }: TestCampaign): Promise<string[]> {
  const clock = { now: () => new Date(Date.now() + 1000) }
  await collectNotifications({ database: db(), clock, log: database.log })
  const rows = await manyRows(
    db(),
    sql<{ text: string }>`SELECT n.text FROM notifications n JOIN users u ON u.id = n.user_id
      WHERE u.role = 'admin' AND n.key LIKE ${`refund-cost:${brand.brandId}:%`}`,
  )
  return rows.map(({ text }) => text)
}

test('admins are notified, once a day, of a brand whose refunds cost more than its fees brought', async () => {
  await makeAdmin(db())
  const costly = await givenRefunded(349, 173)
  const [even, unused] = [await givenRefunded(349, 174), await givenRefunded(349, 0)]

  const [first, second] = [await toldOf(costly), await toldOf(costly)]

  expect(first).toEqual([expect.stringContaining('Stripe kept $1.74 of payments')])
  expect(first[0]).toContain('its campaigns brought in $1.73 of fees')
  expect(second).toEqual(first)
  expect(await toldOf(even)).toEqual([])
  expect(await toldOf(unused)).toEqual([expect.stringContaining('have brought in no fees')])
})

test('no one is notified of refunds on earlier days', async () => {
  const past = await givenRefunded(349, 0)
  await run(
    db(),
    sql`UPDATE refunds SET settled_at = now() - interval '25 hours' WHERE campaign_id = ${past.id}`,
  )

  expect(await toldOf(past)).toEqual([])
})
