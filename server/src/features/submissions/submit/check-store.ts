import type { Platform } from '@permille/contract/enums'
import type { CampaignId, CreatorId, SocialAccountId, SubmissionId } from '@permille/contract/ids'
import type { Database } from '#platform/database/database.ts'
import { exactlyOne, firstRow } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import type { Submission } from '../submission.ts'
import { type PostCounts, submitWindowHours } from './limit-checks.ts'
import type { Taken } from './submission-checks.ts'

export interface Post {
  readonly platform: Platform
  readonly externalPostId: string
  readonly creatorId: CreatorId
}

/**
 * In any campaign: a post submitted by a proven account is taken for everyone, one from an unproven account for
 * its creator only. A rejected submission reserves nothing (rules §3).
 */
export async function isPostTaken(db: Database, post: Post): Promise<boolean> {
  const taken = await firstRow(
    db,
    sql`SELECT 1 FROM submissions WHERE platform = ${post.platform}
      AND external_post_id = ${post.externalPostId} AND status <> 'rejected'
      AND (proven_at IS NOT NULL OR creator_id = ${post.creatorId})`,
  )
  return taken !== undefined
}

export type TakingRow = Pick<
  Submission,
  'id' | 'campaignId' | 'creatorId' | 'status' | 'rejectionCode' | 'approvedAt' | 'rejectedAt'
> &
  Pick<Submission, 'resubmittedAt'> & { readonly how: Exclude<Taken, 'correctable'> }

/**
 * The submission that prevents a post from being submitted: a live one; one that an admin reversed or whose creator
 * disputes it, in any campaign; or, in the same campaign, one that its brand or an admin rejected (rules §3). A
 * withdrawal or an end by the system reserves nothing, and neither does `except`, the submission that is made again.
 */
export function findTaking(
  db: Database,
  post: Post & { campaignId: CampaignId; except?: SubmissionId | undefined },
): Promise<TakingRow | undefined> {
  return firstRow(
    db,
    sql<TakingRow>`SELECT * FROM (
      SELECT s.id, s.campaign_id, s.creator_id, s.status, s.rejection_code, s.approved_at, s.rejected_at,
        s.resubmitted_at, CASE WHEN s.status <> 'rejected' THEN 'live'
          WHEN EXISTS (SELECT FROM disputes d WHERE d.submission_id = s.id AND d.status = 'open')
            THEN 'disputed'
          WHEN s.approved_at IS NOT NULL THEN 'reversed'
          WHEN s.campaign_id = ${post.campaignId} AND s.rejection_code <> 'withdrawn'
            AND (SELECT h.actor_kind FROM submission_status_changes h WHERE h.submission_id = s.id
              ORDER BY h.seq DESC LIMIT 1) IN ('brand', 'admin') THEN 'decided' END AS how
      FROM submissions s WHERE s.platform = ${post.platform}
        AND s.external_post_id = ${post.externalPostId}
        AND (s.proven_at IS NOT NULL OR s.creator_id = ${post.creatorId})
        AND s.id IS DISTINCT FROM ${post.except ?? null}::uuid
    ) taking WHERE how IS NOT NULL
    ORDER BY array_position(ARRAY['live', 'reversed', 'disputed', 'decided'], how), rejected_at DESC
    LIMIT 1`,
  )
}

/** Its creator disputes a decision about it: an admin decides that first. */
export async function isDisputed(db: Database, submissionId: SubmissionId): Promise<boolean> {
  const open = await firstRow(
    db,
    sql`SELECT 1 FROM disputes WHERE submission_id = ${submissionId} AND status = 'open'`,
  )
  return open !== undefined
}

export interface CountedPosts {
  readonly campaignId: CampaignId
  readonly creatorId: CreatorId
  /** The account that a post is of; without one, channels are not counted. */
  readonly socialAccountId?: SocialAccountId | undefined
  readonly at: Date
}

/** Submissions `o` of posts of an account's channel, whoever submitted them. */
function ofChannel(socialAccountId: SocialAccountId | null): Statement<never> {
  return sql<never>`FROM social_accounts a
    JOIN social_accounts x ON a.id = ${socialAccountId} AND x.platform = a.platform
      AND x.platform_user_id = a.platform_user_id
    JOIN creators r ON r.user_id = x.user_id
    JOIN submissions o ON o.creator_id = r.id AND o.social_account_id = x.id`
}

/**
 * Exact only under the creator's lock; otherwise an estimate for previews. Besides a channel's own posts, those
 * that earlier owners submitted count once it was proven to be theirs: only one person can submit for it.
 */
export async function countPosts(db: Database, request: CountedPosts): Promise<PostCounts> {
  const { campaignId, creatorId, socialAccountId = null, at } = request
  return await exactlyOne(
    db,
    sql<PostCounts>`SELECT own.*, lately.*, channel.* FROM (
        SELECT count(*) FILTER (WHERE campaign_id = ${campaignId} AND status = 'pending') AS pending,
          count(*) FILTER (WHERE campaign_id = ${campaignId}
            AND status IN ('approved', 'locked', 'paid')) AS approved
        FROM submissions WHERE creator_id = ${creatorId}
      ) own, LATERAL (
        SELECT coalesce(array_agg(day.at ORDER BY day.at), '{}') AS submitted_at FROM (
          SELECT submitted_at AS at FROM submissions WHERE creator_id = ${creatorId}
          UNION ALL
          SELECT o.submitted_at ${ofChannel(socialAccountId)}
          WHERE o.creator_id <> ${creatorId} AND o.proven_at IS NOT NULL
        ) day WHERE day.at > ${at}::timestamptz - make_interval(hours => ${submitWindowHours})
      ) lately, LATERAL (
        SELECT count(*) FILTER (WHERE o.status = 'pending') AS channel_pending,
          count(*) FILTER (WHERE o.status <> 'pending') AS channel_approved,
          count(*) FILTER (WHERE o.creator_id <> ${creatorId}) AS channel_others
        ${ofChannel(socialAccountId)}
        WHERE o.campaign_id = ${campaignId} AND o.status <> 'rejected'
          AND (o.creator_id = ${creatorId} OR o.proven_at IS NOT NULL)
      ) channel`,
  )
}
