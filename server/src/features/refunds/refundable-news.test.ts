import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failRefund } from '#money/movements/fail-refund.ts'
import { systemClock } from '#platform/clock.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeLiveCampaign, type TestCampaign } from '#testing/test-marketplace.ts'
import { collectNotifications } from '../notifications/collect-notifications.ts'
import { requestRefund } from './request-refund.ts'
import { insertPaymentRow } from './testing/refund-row.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const at = new Date()

/** Over, and without posts; $100.00 and a fee of $10.00 by each of two cards. */
async function endedCampaign(): Promise<TestCampaign> {
  const campaign = await makeLiveCampaign(database.db, { fundedCents: 20_000, feeCents: 2000 })
  await insertPaymentRow(database.db, campaign)
  await insertPaymentRow(database.db, campaign)
  await run(
    database.db,
    sql`UPDATE campaigns SET status = 'completed', completed_at = now() WHERE id = ${campaign.id}`,
  )
  return campaign
}

/** What its brand was told about money that can go back. */
async function told({ id }: TestCampaign): Promise<string[]> {
  await run(database.db, sql`UPDATE event_collection SET states_read_at = '2020-01-01'`)
  const { db, log } = database
  await collectNotifications({ database: db, clock: systemClock, log })
  const rows = await manyRows(
    db,
    sql<{ says: string }>`SELECT title || '. ' || text AS says FROM notifications
      WHERE key LIKE ${`refundable%:${id}`} ORDER BY seq`,
  )
  return rows.map(({ says }) => says)
}

test('what a bank refused to take is not told as kept for creators', async () => {
  const campaign = await endedCampaign()
  const { id: campaignId, brand } = campaign

  await database.db.transaction(async (tx) => {
    const refundIds = await requestRefund(tx, { campaignId, brand, requestId: 'request' }, at)
    const failure = { callNumber: null, reason: 'No card', code: 'lost_or_stolen_card', at }
    for (const refundId of refundIds.slice(1)) await failRefund(tx, { refundId, ...failure })
  })

  expect(await told(campaign)).toEqual([])
})

test('what pays a debt of the brand is not told as going back', async () => {
  const [partly, wholly] = [await endedCampaign(), await endedCampaign()]
  const owe = (campaign: TestCampaign, cents: number) =>
    run(
      database.db,
      sql`INSERT INTO refunds (id, campaign_id, funding_id, requested_by, made_elsewhere, amount_cents, fee_cents, owed_cents,
          status, stripe_refund_id, settled_at)
        SELECT gen_random_uuid(), campaign_id, id, ${campaign.brand.userId}, true, 0, 0, ${toCents(cents)},
          'succeeded', ${`re_${campaign.id}`}, now()
        FROM campaign_funding WHERE campaign_id = ${campaign.id} LIMIT 1`,
    )

  await owe(partly, 2000)
  await owe(wholly, 22_000)

  expect(await told(partly)).toEqual([
    'The rest of Test campaign can go back to your card. $200.00 is left, and no creator can still win any of it. Refund it on Billing.',
  ])
  expect(await told(wholly)).toEqual([])
})
