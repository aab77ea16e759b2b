import type { BrandId, ChargebackId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertPaymentRow } from '#features/refunds/testing/refund-row.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeLiveCampaign } from '#testing/test-marketplace.ts'
import { recordChargeback } from './record-chargeback.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function givenChargeback(): Promise<{ id: ChargebackId; brandId: BrandId }> {
  const { db } = database
  const campaign = await makeLiveCampaign(db, { fundedCents: 10_000, feeCents: 1000 })
  const fundingId = await insertPaymentRow(db, campaign)
  const id = newId<ChargebackId>()
  await run(
    db,
    sql`INSERT INTO chargebacks (id, stripe_dispute_id, campaign_id, funding_id, amount_cents, reason,
        is_inquiry, status, opened_at, looked_at)
      VALUES (${id}, 'dp_1', ${campaign.id}, ${fundingId}, 11000, 'fraudulent', true, 'needs_response',
        now(), now())`,
  )
  return { id, brandId: campaign.brand.brandId }
}

test('each step of a bank’s claim is one event for the brand, however often its job runs', async () => {
  const { id, brandId } = await givenChargeback()
  const record = (change: 'claimed' | 'won', turn: number) =>
    database.db.transaction((tx) =>
      recordChargeback(tx, { chargebackId: id, change, turn, at: new Date() }),
    )

  for (const turn of [1, 1, 2]) await record('claimed', turn)
  await record('won', 1)

  const events = await manyRows(
    database.db,
    sql`SELECT key, type, brand_id, object_id FROM events ORDER BY seq`,
  )
  const about = { brandId, objectId: id }
  expect(events).toEqual([
    { ...about, key: `chargeback:${id}:claimed`, type: 'chargeback.claimed' },
    { ...about, key: `chargeback:${id}:claimed:2`, type: 'chargeback.claimed' },
    { ...about, key: `chargeback:${id}:won`, type: 'chargeback.won' },
  ])
})
