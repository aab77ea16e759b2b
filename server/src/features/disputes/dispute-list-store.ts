import type { DisputeMatter, disputeStates } from '@permille/contract/disputes/disputes'
import type { DisputeStatus, Platform, SubmissionStatus } from '@permille/contract/enums'
import type { BrandId, CampaignId, DisputeId, SubmissionId } from '@permille/contract/ids'
import {
  type Listed,
  newestFirst,
  type PageRequest,
  soonestFirst,
} from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { whenSearched } from '#platform/database/search-pattern.ts'
import { plannedForValues, sql, when } from '#platform/database/sql.ts'

export interface DisputeRow extends Listed {
  readonly id: DisputeId
  readonly matter: DisputeMatter
  readonly status: DisputeStatus
  readonly createdAt: Date
  readonly answerDueAt: Date
  readonly answeredAt: Date | null
  readonly decidedAt: Date | null
  readonly submissionId: SubmissionId
  readonly title: string | null
  readonly thumbnailUrl: string | null
  readonly platform: Platform
  readonly postStatus: SubmissionStatus
  readonly campaignName: string
  readonly brandName: string
  readonly creatorName: string
}

export interface DisputeFilter extends PageRequest {
  readonly brandId?: BrandId | undefined
  readonly campaignId?: CampaignId | undefined
  readonly state: (typeof disputeStates)[number]
  readonly platform?: Platform | undefined
  readonly search?: string | undefined
}

/** Open ones by when an admin can decide, soonest first; decided ones newest first. */
const openOrder = soonestFirst(sql`coalesce(d.answered_at, d.answer_due_at)`, sql`d.id`)
const decidedOrder = newestFirst(sql`d.decided_at`, sql`d.id`)

export async function listDisputes(db: Database, filter: DisputeFilter): Promise<DisputeRow[]> {
  const isOpen = filter.state === 'open'
  const order = isOpen ? openOrder : decidedOrder
  const bySearch = whenSearched(
    filter.search,
    (pattern) => sql`q.words LIKE ${pattern} OR (' ' || search_form(b.name)) LIKE ${pattern}`,
  )
  return await manyRows(
    db,
    plannedForValues(
      sql<DisputeRow>`SELECT d.id, d.matter, d.status, d.created_at, d.answer_due_at, d.answered_at,
        d.decided_at, s.id AS submission_id, s.title, s.thumbnail_url, s.platform,
        s.status AS post_status, c.name AS campaign_name, b.name AS brand_name,
        u.display_name AS creator_name, ${order.listedAt}
      FROM disputes d JOIN submissions s ON s.id = d.submission_id
        JOIN post_search q ON q.submission_id = s.id
        JOIN campaigns c ON c.id = s.campaign_id JOIN brands b ON b.id = c.brand_id
        JOIN creators r ON r.id = s.creator_id JOIN users u ON u.id = r.user_id
      WHERE (d.status = 'open') = ${isOpen}
        ${when(filter.brandId, (id) => sql`AND c.brand_id = ${id}`)}
        ${when(filter.campaignId, (id) => sql`AND s.campaign_id = ${id}`)}
        ${when(filter.platform, (platform) => sql`AND s.platform = ${platform}`)}
        ${bySearch} ${order.after(filter)} ${order.cut(filter)}`,
    ),
  )
}

/** Those the brand can still answer. */
export async function countUnanswered(
  db: Database,
  { brandId, now }: { brandId: BrandId; now: Date },
): Promise<{ count: number; dueAt: Date | null }> {
  return await exactlyOne(
    db,
    sql<{ count: number; dueAt: Date | null }>`SELECT count(*) AS count,
        min(d.answer_due_at) AS due_at
      FROM disputes d JOIN submissions s ON s.id = d.submission_id
        JOIN campaigns c ON c.id = s.campaign_id
      WHERE c.brand_id = ${brandId} AND d.status = 'open' AND d.answered_at IS NULL
        AND d.answer_due_at >= ${now}`,
  )
}

export interface Undecided {
  readonly count: number
  readonly since: Date | null
  /** The post of the one that has waited longest. */
  readonly firstId: SubmissionId | null
}

/** Those an admin has to decide, and since when. */
export async function countUndecided(db: Database, now: Date): Promise<Undecided> {
  const isDue = sql`status = 'open' AND (answered_at IS NOT NULL OR answer_due_at < ${now})`
  return await exactlyOne(
    db,
    sql<Undecided>`SELECT count(*) AS count, min(coalesce(answered_at, answer_due_at)) AS since,
        (SELECT submission_id FROM disputes WHERE ${isDue}
          ORDER BY coalesce(answered_at, answer_due_at), id LIMIT 1) AS first_id
      FROM disputes WHERE ${isDue}`,
  )
}
