import type { CampaignId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { Transaction } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { campaignAccountSql, campaignFeeReserve, platformFeeIncome } from '../chart-of-accounts.ts'
import { postEntries } from '../ledger.ts'
import { ledgerKey } from '../ledger-events.ts'

interface EarnedFee {
  readonly campaignId: CampaignId
  readonly feeCents: Cents
}

interface FeeRun {
  readonly campaignIds: readonly CampaignId[]
  readonly run: string
  readonly at: Date
}

/**
 * The fee is earned as creators earn: floor(fee funded × paid out ÷ funded) of the cumulative
 * totals, without what was refunded, charged back or paid for a debt, and no more than is reserved.
 * Posts the difference. The caller must have locked the campaigns.
 */
export async function earnPlatformFee(tx: Transaction, earning: FeeRun): Promise<void> {
  const fees = await moveEarnedFee(tx, earning.campaignIds, 1)
  await postEntries(
    tx,
    fees.map((fee) => ({
      event: 'platform-fee',
      amountCents: fee.feeCents,
      debit: campaignFeeReserve(fee.campaignId),
      credit: platformFeeIncome,
      key: ledgerKey('platform-fee', { campaign: fee.campaignId, run: earning.run }),
      campaignId: fee.campaignId,
      at: earning.at,
    })),
  )
}

/**
 * A correction lowered what was paid out: by the same rule its fee is no longer earned. Returns what each
 * campaign got back.
 */
export async function returnPlatformFee(
  tx: Transaction,
  correction: FeeRun,
): Promise<ReadonlyMap<CampaignId, Cents>> {
  const fees = await moveEarnedFee(tx, correction.campaignIds, -1)
  await postEntries(
    tx,
    fees.map((fee) => ({
      event: 'platform-fee-returned',
      amountCents: fee.feeCents,
      debit: platformFeeIncome,
      credit: campaignFeeReserve(fee.campaignId),
      key: ledgerKey('platform-fee-returned', { campaign: fee.campaignId, run: correction.run }),
      campaignId: fee.campaignId,
      at: correction.at,
    })),
  )
  return new Map(fees.map(({ campaignId, feeCents }) => [campaignId, feeCents]))
}

/** Moves the recorded fee up (1) or down (-1) to what the rule gives; returns the differences. */
async function moveEarnedFee(
  tx: Transaction,
  campaignIds: readonly CampaignId[],
  direction: 1 | -1,
): Promise<EarnedFee[]> {
  return await manyRows(
    tx,
    sql<EarnedFee>`
      WITH fee AS (
        SELECT c.id, c.fee_earned_cents AS before,
          least(floor((c.fee_funded_cents - c.charged_back_fee_cents - c.debt_paid_fee_cents
              - back.fee) * c.paid_out_cents
            / (c.funded_cents - c.charged_back_cents - c.debt_paid_cents - back.amount))::bigint,
            c.fee_earned_cents + coalesce((SELECT balance_cents FROM ledger_accounts
              WHERE name = ${campaignAccountSql('fee_reserve', sql`c.id`)}), 0)) AS earned
        FROM campaigns c CROSS JOIN LATERAL (
          SELECT coalesce(sum(refunded_amount_cents), 0) AS amount,
            coalesce(sum(refunded_fee_cents), 0) AS fee
          FROM campaign_funding WHERE campaign_id = c.id
        ) back
        WHERE c.id = ANY(${campaignIds})
          AND c.funded_cents - c.charged_back_cents - c.debt_paid_cents - back.amount > 0
      )
      UPDATE campaigns SET fee_earned_cents = fee.earned FROM fee
      WHERE campaigns.id = fee.id AND sign(fee.earned - fee.before) = ${direction}::int
      RETURNING campaigns.id AS campaign_id, abs(fee.earned - fee.before) AS fee_cents`,
  )
}
