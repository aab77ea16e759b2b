import type { PauseReason } from '@permille/contract/campaigns/campaigns'
import type { MetricSource, SubmissionStatus } from '@permille/contract/enums'
import type { CreatorId, SubmissionId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { decisionHoursAfterEnd } from '@permille/contract/submissions/deadlines'
import type { ClosingCode, LockReason } from '@permille/contract/submissions/reasons'
import { readingToAccept } from '#money/approval-pay.ts'
import type { Database } from '#platform/database/database.ts'
import { firstRow, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { isBeyondPlaces } from '../review/approve-again-store.ts'
import { type Deadline, deadlineColumns } from '../review/auto-approval-store.ts'
import type { ReviewViewer } from '../review.ts'
import type { SubmissionActor, Terms } from '../submission.ts'
import { visibleTo } from '../submission-store.ts'
import {
  type BrandRow,
  brandColumns,
  type CreatorRow,
  creatorColumns,
  creatorSources,
  sources,
} from './list-store.ts'

/** What both sides see in addition to their list's row. */
export interface DetailRow extends Terms, Deadline {
  readonly creatorId: CreatorId
  readonly risks: readonly string[]
  readonly approvedAt: Date | null
  readonly rejectedAt: Date | null
  readonly rejectionCode: ClosingCode | null
  readonly resubmittedAt: Date | null
  readonly tracksUntil: Date | null
  readonly lockReason: LockReason | null
  readonly dueCents: Cents
  readonly bonusDueCents: Cents
  readonly owedAgainCents: Cents
  readonly voidedViews: number
  readonly isDisputed: boolean
}

export interface OwnDetailRow extends CreatorRow, DetailRow {
  /** Why its campaign is paused; null while it is not. */
  readonly campaignPause: PauseReason | null
  readonly changes: string | null
}

export interface BrandDetailRow extends BrandRow, DetailRow {
  readonly description: string | null
  readonly publishedAt: Date | null
  readonly externalPostId: string
  readonly contentRequirements: string | null
  readonly availableContentUrl: string | null
  readonly isCreatorBlocked: boolean
  readonly isCreatorDeleted: boolean
  readonly needsDisclosure: boolean
  readonly creatorFollowerCount: number
  readonly creatorApproved: number
  readonly creatorRejected: number
  readonly approvedHere: number
  readonly approvedHereMax: number
  readonly isBeyondPlaces: boolean
}

/** Where its campaign has an end date, that will shorten it (`withinCampaignEnd`), unless the brand moves the date. */
const tracksUntil = sql<never>`least(s.tracks_until, c.ends_at + make_interval(hours => ${decisionHoursAfterEnd}))`

const detailColumns = sql<DetailRow>`s.creator_id, s.rate_per_k_views_cents, s.min_payout_cents,
  s.max_payout_cents, s.flat_bonus_cents, s.risks, s.approved_at, s.rejected_at, s.rejection_code,
  s.resubmitted_at, ${tracksUntil} AS tracks_until, s.lock_reason,
  CASE WHEN can_get_money(c) THEN post_waits_cents(s, t) ELSE 0 END AS due_cents,
  t.bonus_due_cents, t.owed_again_cents, t.voided_views,
  EXISTS (SELECT FROM disputes d WHERE d.submission_id = s.id AND d.status = 'open') AS is_disputed`

export function findOwnDetail(
  db: Database,
  target: { submissionId: SubmissionId; creatorId: CreatorId },
): Promise<OwnDetailRow | undefined> {
  return firstRow(
    db,
    sql<OwnDetailRow>`SELECT ${creatorColumns}, ${detailColumns}, ${deadlineColumns},
        c.pause_reason AS campaign_pause, s.resubmit_changes AS changes
      FROM ${sources} WHERE s.id = ${target.submissionId} AND s.creator_id = ${target.creatorId}`,
  )
}

export function findBrandDetail(
  db: Database,
  submissionId: SubmissionId,
  viewer: ReviewViewer,
): Promise<BrandDetailRow | undefined> {
  return firstRow(
    db,
    sql<BrandDetailRow>`SELECT ${brandColumns}, ${detailColumns},
        s.description, s.published_at, s.external_post_id, s.needs_disclosure, c.content_requirements, c.available_content_url,
        EXISTS (SELECT FROM creator_blocks k
          WHERE k.brand_id = c.brand_id AND k.creator_id = s.creator_id) AS is_creator_blocked,
        u.deleted_at IS NOT NULL AS is_creator_deleted, a.follower_count AS creator_follower_count, h.approved AS creator_approved,
        h.rejected AS creator_rejected, h.approved_here, c.approved_posts_max AS approved_here_max,
        ${isBeyondPlaces} AS is_beyond_places
      FROM ${creatorSources}
        CROSS JOIN LATERAL (
          SELECT count(*) FILTER (WHERE o.status IN ('approved', 'locked', 'paid')) AS approved,
            count(*) FILTER (WHERE o.status = 'rejected'
              AND o.rejection_code <> 'withdrawn') AS rejected,
            count(*) FILTER (WHERE o.campaign_id = s.campaign_id
              AND o.status IN ('approved', 'locked', 'paid')) AS approved_here
          FROM submissions o WHERE o.creator_id = s.creator_id
        ) h
      WHERE s.id = ${submissionId} ${visibleTo(viewer)}`,
  )
}

export interface Snapshot {
  readonly id: string
  readonly snapshotTime: Date
  readonly viewCount: number | null
  readonly likeCount: number | null
  readonly commentCount: number | null
  readonly shareCount: number | null
  readonly source: MetricSource
  readonly counted: boolean
  /** It counts, and is paid, with the approval of the post, as far as nothing replaces it. */
  readonly countsOnceApproved: boolean
  readonly note: string | null
  /** The admin who entered it by hand. */
  readonly enteredBy: string | null
}

const snapshotsMax = 1000

/** The latest ones, oldest first. */
export function listSnapshots(db: Database, submissionId: SubmissionId): Promise<Snapshot[]> {
  return manyRows(
    db,
    sql<Snapshot>`SELECT * FROM (
        SELECT m.id, snapshot_time, view_count, like_count, comment_count, share_count, source,
          counted, s.status = 'pending' AND m.id = accepted.id AS counts_once_approved, note,
          u.display_name AS entered_by
        FROM submissions s CROSS JOIN LATERAL (SELECT CASE WHEN s.status = 'pending'
            THEN ${readingToAccept} END AS id) accepted
          JOIN submission_metrics m ON m.submission_id = s.id
          LEFT JOIN users u ON u.id = m.entered_by
        WHERE s.id = ${submissionId}
        ORDER BY snapshot_time DESC LIMIT ${snapshotsMax}
      ) latest ORDER BY snapshot_time`,
  )
}

export interface TimelineEntry {
  readonly at: Date
  readonly from: SubmissionStatus | null
  readonly to: SubmissionStatus
  readonly actor: SubmissionActor
  readonly by: string | null
  readonly key: string | null
  readonly note: string | null
}

/** To someone of the brand, `reader`, each act of another one of them is named, and each key that acted. */
export function listTimeline(
  db: Database,
  submissionId: SubmissionId,
  reader: UserId | null | undefined,
): Promise<TimelineEntry[]> {
  return manyRows(
    db,
    sql<TimelineEntry>`SELECT at, from_status AS from, to_status AS to, actor_kind AS actor,
        (SELECT display_name FROM users WHERE id = actor_user_id AND id IS DISTINCT FROM ${reader ?? null}::uuid
          AND actor_kind = 'brand' AND ${reader !== undefined}) AS by,
        (SELECT name FROM api_keys WHERE id = key_id AND ${reader !== undefined}) AS key, note
      FROM submission_status_changes WHERE submission_id = ${submissionId} ORDER BY seq`,
  )
}
