import type { BrandId, CampaignId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { returnableParts } from '#money/kept-money.ts'
import { openBrandDebt } from '#money/movements/brand-debts/open-brand-debt.ts'
import { highestFirst, type Listed, type PageRequest } from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql, when } from '#platform/database/sql.ts'
import { type Refundable, refundableOf } from './refund.ts'
import { refundFacts, type Unspent } from './refund-store.ts'

interface RefundableRow extends Unspent, Listed {
  readonly campaignId: CampaignId
  readonly campaignName: string
  readonly isDraft: boolean
  readonly completedAt: Date | null
  readonly debtCents: Cents
}

const order = highestFirst(sql`(back.amount_cents + back.fee_cents)`, sql`c.id`)

type RefundableRequest = PageRequest & {
  /** Left out for an admin, who then names the campaign. */
  readonly brandId?: BrandId
  readonly campaignId?: CampaignId | undefined
  readonly at: Date
}

/** Ended campaigns and funded drafts with unspent money, most money first. */
export async function listRefundable(
  db: Database,
  request: RefundableRequest,
): Promise<(Refundable & Listed)[]> {
  const { brandId, campaignId, at } = request
  const rows = await manyRows(
    db,
    sql<RefundableRow>`
      SELECT c.id, c.id AS campaign_id, c.name AS campaign_name, c.status = 'draft' AS is_draft,
        c.completed_at, ${refundFacts(at)}, ${openBrandDebt(sql`c.brand_id`)} AS debt_cents,
        ${order.listedAt}
      FROM campaigns c CROSS JOIN LATERAL ${returnableParts(sql`c.id`, at)} back
      WHERE c.status IN ('completed', 'draft')
        ${when(brandId, (id) => sql`AND c.brand_id = ${id}`)}
        ${when(campaignId, (id) => sql`AND c.id = ${id}`)}
        AND back.amount_cents + back.fee_cents + back.reserved_cents > 0
        ${order.after(request)} ${order.cut(request)}`,
  )
  return rows.map((row) => ({ ...refundableOf(row, at), id: row.id, listedAt: row.listedAt }))
}
