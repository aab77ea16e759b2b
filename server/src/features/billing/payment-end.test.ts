import type { FundingId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeLiveCampaign, type TestCampaign } from '#testing/test-marketplace.ts'
import { listOwnFundings } from '../funding/funding-store.ts'
import { insertPaymentRow, insertRefundRow } from '../refunds/testing/refund-row.ts'
import { listFundings } from './billing-store.ts'

let database: TestDatabase
let campaign: TestCampaign
beforeAll(async () => {
  database = await openTestDatabase()
  campaign = await makeLiveCampaign(database.db, { fundedCents: 100_000 })
})
afterAll(() => database.close())

const db = () => database.db

const claim = (id: FundingId, status: string, isInquiry = false): Statement<unknown> =>
  sql`INSERT INTO chargebacks (id, stripe_dispute_id, campaign_id, funding_id, amount_cents, reason,
      is_inquiry, status, owed_cents, written_off_cents, opened_at, looked_at, closed_at)
    VALUES (${newId()}, ${newId()}, ${campaign.id}, ${id}, 100, 'general', ${isInquiry}, ${status},
      ${isInquiry ? 0 : 100}, ${status === 'lost' ? 100 : 0}, now(), now(),
      CASE WHEN ${status}::text IN ('won', 'lost', 'closed') THEN now() END)`

const refunded = async (fundingId: FundingId, status: 'requested' | 'succeeded' | 'failed') => {
  await insertRefundRow(db(), { campaign, fundingId, status })
}

const ends = {
  untouched: [null, async () => {}],
  questioned: ['questioned', (id: FundingId) => run(db(), claim(id, 'under_review', true))],
  settled: [null, (id: FundingId) => run(db(), claim(id, 'closed', true))],
  claimed: ['disputed', (id: FundingId) => run(db(), claim(id, 'needs_response'))],
  won: [null, (id: FundingId) => run(db(), claim(id, 'won'))],
  lost: ['charged_back', (id: FundingId) => run(db(), claim(id, 'lost'))],
  'asked back': [null, (id: FundingId) => refunded(id, 'requested')],
  'refused a refund': [null, (id: FundingId) => refunded(id, 'failed')],
  'refunded in part': ['partly_refunded', (id: FundingId) => refunded(id, 'succeeded')],
  'refunded whole': [
    'refunded',
    async (id: FundingId) => {
      await refunded(id, 'succeeded')
      await refunded(id, 'succeeded')
    },
  ],
  'refunded and claimed': [
    'disputed',
    async (id: FundingId) => {
      await refunded(id, 'succeeded')
      await run(db(), claim(id, 'under_review'))
    },
  ],
} as const

test.each(Object.keys(ends) as (keyof typeof ends)[])(
  'a payment that is %s has the same label on Billing and on its campaign',
  async (name) => {
    const [end, happen] = ends[name]
    const id = await insertPaymentRow(db(), campaign)
    await happen(id)
    const { brandId } = campaign.brand

    const billing = await listFundings(db(), { brandId, limit: 100 })
    const ofCampaign = await listOwnFundings(db(), { limit: 9, brandId, campaignId: campaign.id })

    const endOf = (list: readonly { id: FundingId; end: string | null }[]) =>
      list.find((each) => each.id === id)?.end
    expect([endOf(billing), endOf(ofCampaign)]).toEqual([end, end])
  },
)
