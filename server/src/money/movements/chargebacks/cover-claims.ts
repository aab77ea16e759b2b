import type { BrandId, CampaignId, ChargebackId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { brandDebt, campaignBudget, campaignFeeReserve } from '#money/chart-of-accounts.ts'
import { postEntries } from '#money/ledger.ts'
import { ledgerKey } from '#money/ledger-events.ts'
import type { Transaction } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { payClaims, type ReturnedMoney } from '../split-returned.ts'

interface OpenClaim {
  readonly id: ChargebackId
  readonly dispute: string
  readonly brandId: BrandId
  /** What the bank took beyond the campaign's money, and has not come back since. */
  readonly openCents: number
}

/**
 * Money has come back to a campaign while a bank decides about a payment of it: up to what the claim
 * lacks, it waits for the decision, the oldest claim first, and pays nothing else. It is exactly returned
 * if the bank decides for us. Returns what is left of it. The caller must have locked the campaign.
 */
export async function coverClaims(
  tx: Transaction,
  returned: ReturnedMoney,
): Promise<ReturnedMoney> {
  const claims = await listOpenClaims(tx, returned.campaignId)
  return await payClaims(returned, claims, (claim, part) => cover(tx, claim, part))
}

function listOpenClaims(tx: Transaction, campaignId: CampaignId): Promise<OpenClaim[]> {
  return manyRows(
    tx,
    sql<OpenClaim>`SELECT b.id, b.stripe_dispute_id AS dispute, c.brand_id,
        b.owed_cents - b.covered_from_budget_cents - b.covered_from_fee_cents AS open_cents
      FROM chargebacks b JOIN campaigns c ON c.id = b.campaign_id
      WHERE b.campaign_id = ${campaignId} AND b.status IN ('needs_response', 'under_review')
        AND b.owed_cents > b.covered_from_budget_cents + b.covered_from_fee_cents
      ORDER BY b.opened_at, b.id`,
  )
}

async function cover(
  tx: Transaction,
  { id, dispute, brandId }: OpenClaim,
  { campaignId, budgetCents, feeCents, run: runId, at }: ReturnedMoney,
): Promise<void> {
  await run(
    tx,
    sql`WITH campaign AS (
        UPDATE campaigns SET charged_back_cents = charged_back_cents + ${budgetCents},
          charged_back_fee_cents = charged_back_fee_cents + ${feeCents}
        WHERE id = ${campaignId}
      )
      UPDATE chargebacks SET covered_from_budget_cents = covered_from_budget_cents + ${budgetCents},
        covered_from_fee_cents = covered_from_fee_cents + ${feeCents}
      WHERE id = ${id}`,
  )
  const shared = {
    event: 'chargeback-covered',
    credit: brandDebt(brandId),
    campaignId,
    at,
  } as const
  const key = (part: string) => ledgerKey('chargeback-covered', { dispute, run: runId, part })
  await postEntries(tx, [
    {
      ...shared,
      amountCents: toCents(budgetCents),
      debit: campaignBudget(campaignId),
      key: key('budget'),
    },
    {
      ...shared,
      amountCents: toCents(feeCents),
      debit: campaignFeeReserve(campaignId),
      key: key('fee'),
    },
  ])
}
