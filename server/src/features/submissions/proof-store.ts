import type { CampaignId, SubmissionId } from '@permille/contract/ids'
import { lockRows } from '#money/locks.ts'
import type { Transaction } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { Proof } from '../connections/public.ts'
import type { Submission } from './submission.ts'

type Claimed = Pick<
  Submission,
  'id' | 'campaignId' | 'creatorId' | 'platform' | 'externalPostId'
> & { readonly isOwn: boolean }

/** Every submission from an unproven claim to the account, the prover's own and others'. */
export function listClaimed(tx: Transaction, proof: Proof): Promise<Claimed[]> {
  return manyRows(
    tx,
    sql<Claimed>`SELECT s.id, s.campaign_id, s.creator_id, s.platform, s.external_post_id,
        a.user_id = ${proof.userId} AS is_own
      FROM submissions s JOIN social_accounts a ON a.id = s.social_account_id
      WHERE a.platform = ${proof.platform} AND a.platform_user_id = ${proof.platformUserId}
        AND a.evicted_at IS NULL AND s.proven_at IS NULL
      ORDER BY s.id`,
  )
}

export async function lockClaimed(tx: Transaction, claimed: readonly Claimed[]): Promise<void> {
  const idsOf = <Key extends 'campaignId' | 'creatorId' | 'id'>(key: Key) =>
    claimed.map((each) => each[key])
  await lockRows(tx, 'campaign', idsOf('campaignId'))
  await lockRows(tx, 'creator', idsOf('creatorId'))
  await lockRows(tx, 'submission', idsOf('id'))
}

export interface Lost {
  readonly id: SubmissionId
  readonly status: 'pending' | 'approved'
}

/**
 * Those that end with the proof: undecided and earning submissions of others, and the prover's own
 * whose post an earlier proven owner holds, which nobody could submit now (rules §3).
 */
export function findLost(tx: Transaction, claimed: readonly Claimed[]): Promise<Lost[]> {
  const ownIds = claimed.filter(({ isOwn }) => isOwn).map(({ id }) => id)
  return manyRows(
    tx,
    sql<Lost>`SELECT s.id, s.status FROM submissions s
      WHERE s.id = ANY(${claimed.map(({ id }) => id)}::uuid[])
        AND s.status IN ('pending', 'approved')
        AND (s.id <> ALL(${ownIds}::uuid[]) OR EXISTS (
          SELECT FROM submissions o WHERE o.platform = s.platform
            AND o.external_post_id = s.external_post_id AND o.proven_at IS NOT NULL
            AND (o.status <> 'rejected' OR o.creator_id <> s.creator_id AND (o.approved_at IS NOT NULL
              OR EXISTS (SELECT FROM disputes d WHERE d.submission_id = o.id AND d.status = 'open')))))
      ORDER BY s.id`,
  )
}

/** In lock order. */
export async function listCampaignsOf(
  tx: Transaction,
  submissionIds: readonly SubmissionId[],
): Promise<CampaignId[]> {
  const rows = await manyRows(
    tx,
    sql<{ campaignId: CampaignId }>`SELECT DISTINCT campaign_id FROM submissions
      WHERE id = ANY(${submissionIds}::uuid[]) ORDER BY campaign_id`,
  )
  return rows.map(({ campaignId }) => campaignId)
}
