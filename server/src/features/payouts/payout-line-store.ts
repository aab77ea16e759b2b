import type { Platform } from '@permille/contract/enums'
import type { PayoutId, SubmissionId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { highestFirst, type Listed, type PageRequest } from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

export interface PayoutLineRow extends Listed {
  readonly submissionId: SubmissionId | null
  readonly title: string | null
  readonly campaignName: string | null
  readonly platform: Platform | null
  readonly amountCents: Cents
}

const order = highestFirst(sql`l.amount_cents`, sql`l.id`)

/** A payout's accruals by post; those of no post, debts and what was returned, are one line. */
export function listLines(
  db: Database,
  request: PageRequest & { payoutId: PayoutId },
): Promise<PayoutLineRow[]> {
  return manyRows(
    db,
    sql<PayoutLineRow>`
      SELECT l.id, l.submission_id, s.title, c.name AS campaign_name, s.platform, l.amount_cents,
        ${order.listedAt}
      FROM (
        SELECT coalesce(a.submission_id, p.payout_id) AS id, a.submission_id,
          sum(p.accrued_cents)::bigint AS amount_cents
        FROM payout_accruals p JOIN earning_accruals a ON a.id = p.accrual_id
        WHERE p.payout_id = ${request.payoutId} GROUP BY p.payout_id, a.submission_id
      ) l
      LEFT JOIN submissions s ON s.id = l.submission_id
      LEFT JOIN campaigns c ON c.id = s.campaign_id
      WHERE true ${order.after(request)} ${order.cut(request)}`,
  )
}

export async function countPosts(db: Database, payoutId: PayoutId): Promise<number> {
  const { count } = await exactlyOne(
    db,
    sql<{ count: number }>`SELECT count(DISTINCT a.submission_id)
      FROM payout_accruals p JOIN earning_accruals a ON a.id = p.accrual_id
      WHERE p.payout_id = ${payoutId}`,
  )
  return count
}
