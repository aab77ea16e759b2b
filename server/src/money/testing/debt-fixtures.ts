import { requestRefund } from '#features/refunds/request-refund.ts'
import { closeSubmission } from '#features/submissions/close-submission.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { earn, makeApprovedSubmission, makeCreator } from '#testing/test-marketplace.ts'
import { makeAdmin } from '#testing/test-users.ts'
import { readBalance } from '../balances.ts'
import { brandDebt, campaignBudget } from '../chart-of-accounts.ts'
import { takeBackPost } from '../movements/taken-back/take-back-post.ts'
import { givenClaim } from './make-lost-chargeback.ts'
import { openRefundFixtures, type PaidCampaign } from './refund-fixtures.ts'

export type DebtFixtures = Awaited<ReturnType<typeof openDebtFixtures>>

/** Brands that owe for refunds beyond their campaigns' money. */
export async function openDebtFixtures() {
  const scene = await openRefundFixtures()
  const { db } = scene.database
  const admin = await makeAdmin(db)

  /** A locked post that earned this much; returns what takes it back. */
  async function givenEarned({ campaign: { id: campaignId } }: PaidCampaign, cents: number) {
    const creator = await makeCreator(db)
    const terms = { ratePerKViewsCents: 1000, minPayoutCents: 0, maxPayoutCents: 0 }
    const submissionId = await makeApprovedSubmission(db, { campaignId, creator, ...terms })
    await earn(db, { submissionId, views: cents })
    await db.transaction((tx) =>
      closeSubmission(tx, { submissionId, reason: 'ended', at: new Date() }),
    )
    return () => {
      const order = { id: newId(), submissionId, takenBy: admin.userId, at: new Date() }
      return db.transaction((tx) => takeBackPost(tx, order))
    }
  }

  /** $60.00 earned and its fee; the payment of $110.00 went back whole, $66.00 of it not left. */
  async function givenOwed() {
    const paid = await scene.givenPaid()
    const takeBack = await givenEarned(paid, 6000)
    const refund = await scene.givenRefund(paid, [4000, 400, 6600])
    await scene.book(refund, refund.made)
    await scene.endCampaign(paid)
    return { ...paid, takeBack, refund }
  }

  /** Another campaign of the same brand. */
  async function givenAlso({ campaign: { brand } }: PaidCampaign): Promise<PaidCampaign> {
    const other = await scene.givenPaid()
    const { id } = other.campaign
    await run(
      db,
      sql`WITH campaign AS (UPDATE campaigns SET brand_id = ${brand.brandId} WHERE id = ${id})
        UPDATE campaign_funding SET brand_id = ${brand.brandId} WHERE id = ${other.fundingId}`,
    )
    return { ...other, campaign: { ...other.campaign, brand } }
  }

  return {
    ...scene,
    givenEarned,
    givenOwed,
    givenAlso,
    makeLostChargeback: (paid: PaidCampaign) => makeLostChargeback(db, paid),
    owedBy: ({ campaign }: PaidCampaign) => readBalance(db, brandDebt(campaign.brand.brandId)),
    budgetOf: ({ campaign }: PaidCampaign) => readBalance(db, campaignBudget(campaign.id)),
    askBack: ({ campaign: { id: campaignId, brand } }: PaidCampaign) =>
      db.transaction((tx) =>
        requestRefund(tx, { campaignId, brand, requestId: 'ask' }, new Date()),
      ),
  }
}

/** Its payment was claimed back and lost; returns what of it is given up. */
async function makeLostChargeback(
  db: DatabaseServer,
  paid: PaidCampaign,
): Promise<() => Promise<number>> {
  const say = await givenClaim(db, paid)
  await say('lost')
  return async () => {
    const { cents } = await exactlyOne(
      db,
      sql<{ cents: number }>`SELECT written_off_cents - recovered_from_budget_cents
          - recovered_from_fee_cents AS cents
        FROM chargebacks WHERE funding_id = ${paid.fundingId}`,
    )
    return cents
  }
}
