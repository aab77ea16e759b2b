import type { CampaignId, FundingId, RefundId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { changeCampaignStatus } from '#features/campaigns/public.ts'
import { insertPaymentRow } from '#features/refunds/testing/refund-row.ts'
import type { Refund } from '#integrations/stripe/payment-provider.ts'
import type { Transaction } from '#platform/database/database.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeLiveCampaign, type TestCampaign } from '#testing/test-marketplace.ts'
import { lockRow } from '../locks.ts'
import { bookRefund } from '../movements/book-refund.ts'
import { failRefund } from '../movements/fail-refund.ts'
import { reserveRefunds } from '../movements/reserve-refunds.ts'

/** A campaign whose whole money came with one payment: $100.00 and $10.00 fee. */
export interface PaidCampaign {
  readonly campaign: TestCampaign
  readonly fundingId: FundingId
}

export interface FixtureRefund extends PaidCampaign {
  readonly id: RefundId
  /** What the provider says of it. */
  readonly made: Refund
}

export type RefundFixtures = Awaited<ReturnType<typeof openRefundFixtures>>

/** Payments and refunds that go through the movements alone. */
export async function openRefundFixtures() {
  const database = await openTestDatabase()
  const { db } = database
  return {
    database,
    close: () => database.close(),
    givenPaid: async (): Promise<PaidCampaign> => {
      const campaign = await makeLiveCampaign(db, { fundedCents: 10_000, feeCents: 1000 })
      return { campaign, fundingId: await insertPaymentRow(db, campaign) }
    },
    /** Asked back from a payment, by default $50.00 and $5.00 fee of one of its own. */
    givenRefund: (
      of: PaidCampaign,
      cents?: readonly [amount: number, fee: number, owed?: number],
    ) => db.transaction((tx) => request(tx, of, cents)),
    endCampaign: ({ campaign: { id: campaignId, brand } }: PaidCampaign) => {
      const editor = { ...brand, kind: 'brand' } as const
      const ended = { campaignId, change: 'complete', editor, at: new Date() } as const
      return db.transaction((tx) => changeCampaignStatus(tx, ended))
    },
    ...outcomes(database),
  }
}

async function request(
  tx: Transaction,
  of: PaidCampaign,
  [amount, fee, owed = 0]: readonly [number, number, number?] = [5000, 500],
): Promise<FixtureRefund> {
  const { campaign, fundingId } = of
  await lockRow(tx, 'campaign', campaign.id)
  const id = newId<RefundId>()
  const cents = { amountCents: toCents(amount), feeCents: toCents(fee), owedCents: toCents(owed) }
  const { userId: requestedBy } = campaign.brand
  const order = {
    campaignId: campaign.id,
    requestedBy,
    parts: [{ id, fundingId, ...cents }],
    at: new Date(),
  }
  await reserveRefunds(tx, order)
  const made = {
    id: `re_${id}`,
    refundId: id,
    paymentIntentId: `pi_${fundingId}`,
    amountCents: toCents(amount + fee + owed),
    feeCents: toCents(fee),
    status: 'succeeded',
    failureCode: null,
    isForeign: false,
    createdAt: new Date(),
  } as const
  return { ...of, id, made }
}

function outcomes({ db }: TestDatabase) {
  return {
    book: ({ id: refundId }: FixtureRefund, made: Refund): Promise<boolean> =>
      db.transaction((tx) => bookRefund(tx, { refundId, made, at: new Date() })),
    /** By the provider itself, or by a call of this number. */
    fail: (
      { id: refundId }: FixtureRefund,
      callNumber: number | null = null,
    ): Promise<readonly CampaignId[] | null> => {
      const failure = { refundId, callNumber, reason: 'closed', code: 'account_closed' }
      return db.transaction((tx) => failRefund(tx, { ...failure, at: new Date() }))
    },
    setCallsCount: ({ id }: FixtureRefund, count: number) =>
      run(db, sql`UPDATE refunds SET calls_count = ${count} WHERE id = ${id}`),
    refundedCents: async (campaignId: CampaignId): Promise<number> => {
      const { cents } = await exactlyOne(
        db,
        sql<{
          cents: number
        }>`SELECT refunded_cents AS cents FROM campaigns WHERE id = ${campaignId}`,
      )
      return cents
    },
    statusOf: async ({ id }: FixtureRefund): Promise<string> => {
      const { status } = await exactlyOne(
        db,
        sql<{ status: string }>`SELECT status FROM refunds WHERE id = ${id}`,
      )
      return status
    },
  }
}
