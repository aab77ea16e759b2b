import type { CampaignId, CreatorId } from '@permille/contract/ids'
import { fundingMinimumCents } from '@permille/contract/limits'
import { newestFirst, type PageRequest } from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { firstRow, manyRows } from '#platform/database/query.ts'
import { nothingSql, type Statement, sql, when } from '#platform/database/sql.ts'
import {
  type CampaignRow,
  type CampaignViewer,
  campaignColumns,
  joinedBy,
  type ListedCampaignRow,
} from './campaign-list-store.ts'

export interface OfferReader {
  readonly viewer: CampaignViewer | null
  /** The hash of the token that they came with. */
  readonly inviteHash: Buffer | null
  readonly at: Date
}

/** Whom an invite-only campaign is shown to: its brand, admins, those who joined, those with its link. */
function openTo({ viewer, inviteHash }: OfferReader): Statement<never> {
  if (viewer?.kind === 'admin') return nothingSql
  const byLink = when(
    inviteHash ?? undefined,
    (hash) => sql`OR EXISTS (SELECT FROM campaign_links l
      WHERE l.campaign_id = c.id AND l.token_hash = ${hash})`,
  )
  const own = viewer?.kind === 'brand' ? sql`OR c.brand_id = ${viewer.brandId}` : nothingSql
  const joined = viewer?.kind === 'creator' ? sql`OR ${joinedBy(viewer.creatorId)}` : nothingSql
  return sql`AND (NOT c.is_invite_only ${byLink} ${own} ${joined})`
}

/**
 * Finds a campaign that anyone may read, or that is open to this reader: live, or a funded draft
 * that only waits for its start. Leaves out one that could not go live, so that no one reads more
 * than its creators will.
 */
export function findOffer(
  db: Database,
  campaignId: CampaignId,
  reader: OfferReader,
): Promise<CampaignRow | undefined> {
  const { at } = reader
  return firstRow(
    db,
    sql<CampaignRow>`SELECT ${campaignColumns} FROM campaigns c JOIN brands b ON b.id = c.brand_id
      WHERE c.id = ${campaignId} AND (c.ends_at IS NULL OR c.ends_at > ${at})
        AND (c.status = 'live' OR c.status = 'draft' AND c.starts_at > ${at}
          AND c.pause_reasons = '{}'
          AND campaign_left_cents(c) >= ${fundingMinimumCents} AND NOT is_campaign_disputed(c.id))
        AND b.suspended_at IS NULL
        ${openTo(reader)}`,
  )
}

/** For whoever posted to a campaign, in every state: their posts earn by its terms. */
export function findPostedTo(
  db: Database,
  campaignId: CampaignId,
  creatorId: CreatorId,
): Promise<CampaignRow | undefined> {
  return firstRow(
    db,
    sql<CampaignRow>`SELECT ${campaignColumns} FROM campaigns c JOIN brands b ON b.id = c.brand_id
      WHERE c.id = ${campaignId} AND EXISTS (SELECT FROM submissions s
        WHERE s.campaign_id = c.id AND s.creator_id = ${creatorId})`,
  )
}

const latestJoined = newestFirst(sql`j.joined_at`, sql`j.campaign_id`)

/** Live ones that a creator joined by a link. */
export function listJoinedCampaigns(
  db: Database,
  filter: PageRequest & { creatorId: CreatorId },
): Promise<ListedCampaignRow[]> {
  return manyRows(
    db,
    sql<ListedCampaignRow>`SELECT ${campaignColumns}, ${latestJoined.listedAt}
      FROM campaign_joins j JOIN campaigns c ON c.id = j.campaign_id
      JOIN brands b ON b.id = c.brand_id
      WHERE j.creator_id = ${filter.creatorId} AND c.status = 'live' AND c.is_invite_only
        ${latestJoined.after(filter)}
      ${latestJoined.cut(filter)}`,
  )
}
