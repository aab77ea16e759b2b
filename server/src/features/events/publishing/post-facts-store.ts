import type { DisputeMatter, DisputeRemedy } from '@permille/contract/disputes/disputes'
import type { Platform } from '@permille/contract/enums'
import type {
  CampaignId,
  CreatorId,
  DisputeId,
  FreezeId,
  SubmissionId,
} from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { SignalCode } from '@permille/contract/risk/signals'
import type { LockReason, RejectionCode } from '@permille/contract/submissions/reasons'
import { deadlineSource } from '#features/submissions/public.ts'
import { shownViews } from '#money/approval-pay.ts'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

export interface CreatorNames {
  readonly id: CreatorId
  readonly handle: string
  readonly displayName: string
}

/** A post as every event about it names it. */
export interface PostNames {
  readonly campaignId: CampaignId
  readonly campaignName: string
  readonly creatorId: CreatorId
  /** Null once the account is deleted, as are the post's address and title. */
  readonly creator: CreatorNames | null
  readonly platform: Platform
  readonly postUrl: string | null
  readonly title: string | null
}

/** Of creator `r` and their user `u`. */
export const creatorNames = sql<never>`CASE WHEN u.deleted_at IS NULL
  THEN jsonb_build_object('id', r.id, 'handle', r.handle, 'displayName', u.display_name) END AS creator`

const names = sql<never>`s.campaign_id, c.name AS campaign_name, s.creator_id, ${creatorNames}, s.platform,
  CASE WHEN u.deleted_at IS NULL THEN s.post_url END AS post_url,
  CASE WHEN u.deleted_at IS NULL THEN s.title END AS title`

const sources = sql<never>`JOIN campaigns c ON c.id = s.campaign_id
  JOIN creators r ON r.id = s.creator_id JOIN users u ON u.id = r.user_id`

export interface PostChangeFacts extends PostNames {
  /** The change's number, as a text. */
  readonly id: string
  /** Null for what its creator did, who decides nothing. */
  readonly by: 'brand' | 'key' | 'admin' | 'system' | null
  /** In the words of whoever made it. */
  readonly note: string | null
  /** Pending, and only a person can approve it. */
  readonly needsAdmin: boolean
  /** Pending: when the system approves it; null if an admin decides. */
  readonly autoApprovesAt: Date | null
  readonly riskCodes: readonly SignalCode[]
  /** Null if it is not rejected any more. */
  readonly rejectionCode: RejectionCode | null
  readonly lockReason: LockReason | null
  readonly viewCount: number
  /** As its brand reads it: without goodwill. */
  readonly earnedCents: Cents
}

export async function listPostChangeFacts(
  db: Database,
  seqs: readonly string[],
): Promise<PostChangeFacts[]> {
  return await manyRows(
    db,
    sql<PostChangeFacts>`SELECT h.seq::text AS id, ${names}, h.note,
        CASE WHEN h.key_id IS NULL THEN nullif(h.actor_kind, 'creator') ELSE 'key' END AS by,
        cardinality(w.admin_reasons) > 0 AS needs_admin,
        CASE WHEN s.status = 'pending' AND cardinality(w.admin_reasons) = 0 THEN s.auto_approves_at END
          AS auto_approves_at,
        s.risk_codes, s.lock_reason, ${shownViews} AS view_count,
        CASE WHEN s.status = 'rejected' AND s.rejection_code <> 'withdrawn' THEN s.rejection_code END AS rejection_code,
        post_cost_cents(t) AS earned_cents
      FROM submission_status_changes h JOIN submissions s ON s.id = h.submission_id
        JOIN social_accounts a ON a.id = s.social_account_id
        JOIN submission_totals t ON t.submission_id = s.id ${deadlineSource} ${sources}
      WHERE h.seq = ANY(${seqs}::bigint[])`,
  )
}

export interface FreezeFacts extends PostNames {
  readonly id: FreezeId
  readonly cause: 'held' | 'doubted'
  readonly reason: string
}

export async function listFreezeFacts(
  db: Database,
  ids: readonly FreezeId[],
): Promise<FreezeFacts[]> {
  return await manyRows(
    db,
    sql<FreezeFacts>`SELECT f.id, f.cause, f.reason, ${names}
      FROM money_freezes f JOIN submissions s ON s.id = f.submission_id ${sources}
      WHERE f.id = ANY(${ids}::uuid[])`,
  )
}

export interface DisputeFacts extends PostNames {
  readonly id: DisputeId
  readonly submissionId: SubmissionId
  readonly matter: DisputeMatter
  /** Null until it is resolved. */
  readonly remedy: DisputeRemedy | null
}

export async function listDisputeFacts(
  db: Database,
  ids: readonly DisputeId[],
): Promise<DisputeFacts[]> {
  return await manyRows(
    db,
    sql<DisputeFacts>`SELECT d.id, d.submission_id, d.matter, d.remedy, ${names}
      FROM disputes d JOIN submissions s ON s.id = d.submission_id ${sources}
      WHERE d.id = ANY(${ids}::uuid[])`,
  )
}
