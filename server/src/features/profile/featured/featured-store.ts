import type { Platform } from '@permille/contract/enums'
import type { CreatorId, SubmissionId } from '@permille/contract/ids'
import { type Listed, newestFirst, type PageRequest } from '#platform/database/after-cursor.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { isShowable } from '../public-profile-store.ts'

export interface ShowablePostRow extends Listed {
  readonly id: SubmissionId
  readonly platform: Platform
  readonly title: string | null
  readonly campaignName: string
  readonly thumbnailUrl: string | null
  readonly submittedAt: Date
}

const order = newestFirst(sql`submissions.submitted_at`, sql`submissions.id`)

const columns = sql<never>`submissions.id, submissions.platform, submissions.title,
  campaigns.name AS campaign_name, submissions.thumbnail_url, submissions.submitted_at, ${order.listedAt}`

export function listShowable(
  db: Database,
  request: PageRequest & { creatorId: CreatorId },
): Promise<ShowablePostRow[]> {
  return manyRows(
    db,
    sql<ShowablePostRow>`SELECT ${columns}
      FROM submissions JOIN campaigns ON campaigns.id = submissions.campaign_id
      WHERE submissions.creator_id = ${request.creatorId} AND ${isShowable}
        ${order.after(request)} ${order.cut(request)}`,
  )
}

/** Those of the chosen that may still be shown, in the creator's order. */
export function listFeatured(db: Database, creatorId: CreatorId): Promise<ShowablePostRow[]> {
  return manyRows(
    db,
    sql<ShowablePostRow>`SELECT ${columns}
      FROM creators JOIN submissions ON submissions.id = ANY(creators.featured_submission_ids)
      JOIN campaigns ON campaigns.id = submissions.campaign_id
      WHERE creators.id = ${creatorId} AND submissions.creator_id = creators.id AND ${isShowable}
      ORDER BY array_position(creators.featured_submission_ids, submissions.id)`,
  )
}

export async function updateFeatured(
  tx: Transaction,
  { creatorId, submissionIds }: { creatorId: CreatorId; submissionIds: readonly SubmissionId[] },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE creators SET featured_submission_ids = ${submissionIds}::uuid[]
      WHERE id = ${creatorId}`,
  )
}
