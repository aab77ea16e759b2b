import type { CampaignId } from '@permille/contract/ids'
import { returnableParts } from '#money/kept-money.ts'
import type { MoneyParts } from '#money/movements/split-returned.ts'
import type { Database } from '#platform/database/database.ts'
import { firstRow, manyRows } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'

/** Payments `p` by other campaigns for refunds `r` of campaign `c`. */
const paidByOthers = sql<never>`refunds r JOIN brand_debt_payments p ON p.refund_id = r.id
  AND p.campaign_id <> r.campaign_id AND p.budget_cents + p.fee_cents > 0`

/** An ended campaign `c` without posts that may still earn; in others, creators may yet earn what is left. */
const isOver = sql<never>`is_campaign_over(c) AND NOT is_campaign_questioned(c.id)`

export async function listStuckMoney(
  db: Database,
  { at, max }: { at: Date; max: number },
): Promise<CampaignId[]> {
  const rows = await manyRows(
    db,
    sql<{ id: CampaignId }>`SELECT c.id FROM campaigns c
      CROSS JOIN LATERAL ${returnableParts(sql`c.id`, at)} back
      WHERE c.id IN (SELECT campaign_id FROM refunds
          WHERE status = 'succeeded' AND owed_cents > 0)
        AND ${isOver} AND back.stuck_amount_cents + back.stuck_fee_cents > 0
      ORDER BY c.id LIMIT ${max}`,
  )
  return rows.map(({ id }) => id)
}

/** The campaign, and those that paid for its refunds. */
export function debtPayersOf(campaignId: CampaignId): Statement<{ id: CampaignId }> {
  return sql`SELECT p.campaign_id AS id FROM ${paidByOthers} WHERE r.campaign_id = ${campaignId}
    UNION ALL SELECT ${campaignId}::uuid`
}

export async function readStuckMoney(
  db: Database,
  { campaignId, at }: { campaignId: CampaignId; at: Date },
): Promise<MoneyParts | undefined> {
  return await firstRow(
    db,
    sql<MoneyParts>`SELECT back.stuck_amount_cents AS budget_cents, back.stuck_fee_cents AS fee_cents
      FROM campaigns c CROSS JOIN LATERAL ${returnableParts(sql`c.id`, at)} back
      WHERE c.id = ${campaignId} AND ${isOver}
        AND back.stuck_amount_cents + back.stuck_fee_cents > 0`,
  )
}
