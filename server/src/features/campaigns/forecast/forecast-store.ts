import type { CampaignCategory, Platform } from '@permille/contract/enums'
import type { CreatorId } from '@permille/contract/ids'
import { hasComparableViews } from '#money/comparable-views.ts'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql, unplanned, wholeSql } from '#platform/database/sql.ts'
import type { Outcome } from './forecast.ts'

const newestPerPlatform = 300
const ownNewest = 10
/** Most views come in the first days; before that a post says too little. */
const ownDaysMin = 7

/**
 * The newest finished posts on these platforms, from campaigns of the category. A bounded number is read,
 * however many there are.
 */
export async function listLikeOutcomes(
  db: Database,
  of: { platforms: readonly Platform[]; category: CampaignCategory },
): Promise<Outcome[]> {
  return await manyRows(
    db,
    sql<Outcome>`
      SELECT t.view_count, t.earned_cents
      FROM unnest(${unplanned(of.platforms, 'text[]')}::platform[]) AS asked (platform)
      CROSS JOIN LATERAL (
        SELECT s.id, s.campaign_id FROM submissions s
        WHERE s.platform = asked.platform AND s.status IN ('locked', 'paid')
          AND s.proven_at IS NOT NULL AND ${hasComparableViews(sql`s`)}
        ORDER BY s.locked_at DESC, s.id DESC LIMIT ${wholeSql(newestPerPlatform)}
      ) newest
      JOIN campaigns c ON c.id = newest.campaign_id AND c.category = ${of.category}
      JOIN submission_totals t ON t.submission_id = newest.id`,
  )
}

/** The creator's newest posts on these platforms that were approved a week ago or earlier. */
export async function listOwnOutcomes(
  db: Database,
  of: { creatorId: CreatorId; platforms: readonly Platform[]; at: Date },
): Promise<Outcome[]> {
  return await manyRows(
    db,
    sql<Outcome>`
      SELECT t.view_count, t.earned_cents
      FROM submissions s JOIN submission_totals t ON t.submission_id = s.id
      WHERE s.creator_id = ${of.creatorId} AND s.status IN ('approved', 'locked', 'paid')
        AND s.proven_at IS NOT NULL AND s.platform = ANY(${of.platforms}::text[]::platform[])
        AND s.approved_at <= ${of.at}::timestamptz - ${ownDaysMin}::int * interval '1 day'
        AND ${hasComparableViews(sql`s`)}
      ORDER BY s.submitted_at DESC, s.id DESC LIMIT ${ownNewest}`,
  )
}
