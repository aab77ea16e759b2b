import type { Platform, SubmissionStatus } from '@permille/contract/enums'
import { shownViews } from '../../../money/approval-pay.ts'
import type { Database } from '../../../platform/database/database.ts'
import { manyRows } from '../../../platform/database/query.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { PageEnd } from '../../../platform/http/calls/cursor.ts'
import { type Deadline, deadlineColumns } from '../review/auto-approval-store.ts'

export interface CreatorRow {
  readonly id: string
  readonly title: string | null
  readonly campaignId: string
  readonly campaignName: string
  readonly platform: Platform
  readonly socialAccountUsername: string
  readonly postUrl: string
  readonly thumbnailUrl: string | null
  readonly status: SubmissionStatus
  readonly needsProof: boolean
  readonly reason: string | null
  readonly viewCount: number
  readonly earnings: number
  readonly submittedAt: Date
}

export interface BrandRow extends CreatorRow, Deadline {
  readonly creatorName: string
  readonly creatorHandle: string
  readonly isAccountVerified: boolean
  readonly riskCount: number
}

/** Where the row stands in its list, exactly as the database has it. */
interface Placed {
  readonly place: string
}

export const creatorColumns = sql<CreatorRow>`s.id, s.title, s.campaign_id,
  c.name AS campaign_name, s.platform, a.username AS social_account_username, s.post_url,
  s.thumbnail_url, s.status, s.reason, ${shownViews} AS view_count, t.earned_cents AS earnings,
  s.submitted_at, s.proven_at IS NULL AND a.evicted_at IS NULL
    AND s.status IN ('pending', 'approved', 'locked')
    AND s.lock_reason IS DISTINCT FROM 'not_owner' AS needs_proof`

export const brandColumns = sql<BrandRow>`${creatorColumns}, u.display_name AS creator_name,
  r.handle AS creator_handle, a.verified_at IS NOT NULL AS is_account_verified,
  ${deadlineColumns}, cardinality(s.risks) AS risk_count`

export const sources = sql<never>`submissions s
  JOIN campaigns c ON c.id = s.campaign_id
  JOIN social_accounts a ON a.id = s.social_account_id
  JOIN submission_totals t ON t.submission_id = s.id`

export const creatorSources = sql<never>`${sources}
  JOIN creators r ON r.id = s.creator_id JOIN users u ON u.id = r.user_id`

export interface PageRequest {
  readonly limit: number
  readonly after: PageEnd | undefined
}

/** Newest first. One row more than asked for tells whether there is a next page. */
export function listOwn(
  db: Database,
  filter: PageRequest & { creatorId: string; status: SubmissionStatus | null },
): Promise<(CreatorRow & Placed)[]> {
  const at = filter.after?.at ?? null
  return manyRows(
    db,
    sql<CreatorRow & Placed>`SELECT ${creatorColumns}, s.submitted_at::text AS place FROM ${sources}
      WHERE s.creator_id = ${filter.creatorId}
        AND (${filter.status}::submission_status IS NULL OR s.status = ${filter.status})
        AND (${at}::timestamptz IS NULL
          OR (s.submitted_at, s.id) < (${at}::timestamptz, ${filter.after?.id ?? null}::uuid))
      ORDER BY s.submitted_at DESC, s.id DESC LIMIT ${filter.limit + 1}`,
  )
}

export interface BrandFilter extends PageRequest {
  readonly brandId: string
  readonly status: SubmissionStatus | null
  readonly campaignId: string | null
  readonly platform: Platform | null
  /** A LIKE pattern, or null. */
  readonly pattern: string | null
}

function matches(filter: BrandFilter) {
  return sql<never>`c.brand_id = ${filter.brandId}
    AND (${filter.status}::submission_status IS NULL OR s.status = ${filter.status})
    AND (${filter.campaignId}::uuid IS NULL OR s.campaign_id = ${filter.campaignId})
    AND (${filter.platform}::platform IS NULL OR s.platform = ${filter.platform})
    AND (${filter.pattern}::text IS NULL OR s.title ILIKE ${filter.pattern}
      OR c.name ILIKE ${filter.pattern} OR u.display_name ILIKE ${filter.pattern}
      OR r.handle ILIKE ${filter.pattern} OR a.username ILIKE ${filter.pattern})`
}

/** Newest first. */
export function listForBrand(db: Database, filter: BrandFilter): Promise<(BrandRow & Placed)[]> {
  const at = filter.after?.at ?? null
  return manyRows(
    db,
    sql<BrandRow & Placed>`SELECT ${brandColumns}, s.submitted_at::text AS place
      FROM ${creatorSources} WHERE ${matches(filter)}
        AND (${at}::timestamptz IS NULL
          OR (s.submitted_at, s.id) < (${at}::timestamptz, ${filter.after?.id ?? null}::uuid))
      ORDER BY s.submitted_at DESC, s.id DESC LIMIT ${filter.limit + 1}`,
  )
}

/** What is decided by itself soonest comes first. */
export function listByDeadline(db: Database, filter: BrandFilter): Promise<(BrandRow & Placed)[]> {
  const at = filter.after?.at ?? null
  return manyRows(
    db,
    sql<BrandRow & Placed>`SELECT ${brandColumns}, s.auto_approves_at::text AS place
      FROM ${creatorSources} WHERE ${matches(filter)}
        AND (${at}::timestamptz IS NULL
          OR (s.auto_approves_at, s.id) > (${at}::timestamptz, ${filter.after?.id ?? null}::uuid))
      ORDER BY s.auto_approves_at, s.id LIMIT ${filter.limit + 1}`,
  )
}
