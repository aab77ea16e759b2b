import type { CreatorId, SubmissionId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { type Listed, newestFirst, type PageRequest } from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** A creator's debt for one post, open or repaid. */
export interface DebtRow extends Listed {
  readonly submissionId: SubmissionId
  readonly title: string | null
  readonly campaignName: string
  readonly reason: string | null
  readonly since: Date
  readonly owedCents: Cents
  readonly recoveredCents: Cents
  readonly writtenOffCents: Cents
}

const debtOrder = newestFirst(sql`o.since`, sql`o.id`)

/** One row per post, however many accruals were taken back; newest first. */
export async function listDebts(
  db: Database,
  request: PageRequest & { creatorId: CreatorId },
): Promise<DebtRow[]> {
  return await manyRows(
    db,
    sql<DebtRow>`
      WITH owed AS MATERIALIZED (
        SELECT a.submission_id AS id, min(d.created_at) AS since,
          sum(d.owed_cents)::bigint AS owed_cents,
          sum(d.recovered_cents)::bigint AS recovered_cents,
          sum(d.written_off_cents)::bigint AS written_off_cents
        FROM creator_debts d JOIN earning_accruals a ON a.id = d.correction_id
        WHERE d.creator_id = ${request.creatorId} GROUP BY a.submission_id
      )
      SELECT o.id, o.id AS submission_id, s.title, c.name AS campaign_name, s.reason, o.since, o.owed_cents,
        o.recovered_cents, o.written_off_cents, ${debtOrder.listedAt}
      FROM owed o JOIN submissions s ON s.id = o.id JOIN campaigns c ON c.id = s.campaign_id
      WHERE true ${debtOrder.after(request)} ${debtOrder.cut(request)}`,
  )
}
