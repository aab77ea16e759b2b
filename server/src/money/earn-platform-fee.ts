import { toCents } from '@permille/contract/money'
import type { Transaction } from '../platform/database/database.ts'
import { manyRows } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { campaignFeeReserve, platformFeeIncome } from './chart-of-accounts.ts'
import { postEntries } from './ledger.ts'

interface EarnedFee {
  readonly campaignId: string
  readonly feeCents: number
}

/**
 * The fee is earned as creators earn: floor(fee funded × paid out ÷ funded) of the cumulative
 * totals, of which the difference is posted. The campaigns must be locked by the caller.
 */
export async function earnPlatformFee(
  tx: Transaction,
  earning: { campaignIds: readonly string[]; run: string; at: Date },
): Promise<void> {
  const fees = await manyRows(
    tx,
    sql<EarnedFee>`
      WITH fee AS (
        SELECT id, floor(fee_funded_cents::numeric * paid_out_cents / funded_cents)::bigint AS earned,
          fee_earned_cents AS before
        FROM campaigns
        WHERE id = ANY(${earning.campaignIds}) AND fee_funded_cents > 0 AND funded_cents > 0
      )
      UPDATE campaigns SET fee_earned_cents = fee.earned FROM fee
      WHERE campaigns.id = fee.id AND fee.earned > fee.before
      RETURNING campaigns.id AS campaign_id, fee.earned - fee.before AS fee_cents`,
  )
  await postEntries(
    tx,
    fees.map((fee) => ({
      type: 'platform_fee',
      event: 'platform-fee',
      amountCents: toCents(fee.feeCents),
      debit: campaignFeeReserve(fee.campaignId),
      credit: platformFeeIncome,
      key: `fee:${fee.campaignId}:${earning.run}`,
      campaignId: fee.campaignId,
      at: earning.at,
    })),
  )
}
