import type { BrandId, CampaignId, CreatorId } from '@permille/contract/ids'
import { type Listed, newestFirst, type PageRequest } from '#platform/database/after-cursor.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { firstRow, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

export interface SealedLink {
  readonly campaignId: CampaignId
  readonly sealedToken: string
}

/** Returns false if the campaign has a link. */
export async function insertLink(
  tx: Transaction,
  link: SealedLink & { tokenHash: Buffer; at: Date },
): Promise<boolean> {
  const inserted = await run(
    tx,
    sql`INSERT INTO campaign_links (campaign_id, token_hash, sealed_token, created_at)
      VALUES (${link.campaignId}, ${link.tokenHash}, ${link.sealedToken}, ${link.at})
      ON CONFLICT (campaign_id) DO NOTHING`,
  )
  return inserted === 1
}

export async function deleteLink(tx: Transaction, campaignId: CampaignId): Promise<boolean> {
  return (await run(tx, sql`DELETE FROM campaign_links WHERE campaign_id = ${campaignId}`)) === 1
}

export interface LinkRow {
  readonly sealedToken: string | null
  readonly madeAt: Date | null
  readonly joinedCount: number
}

/** Undefined for a campaign that is not the brand's. */
export function findLink(
  db: Database,
  target: { campaignId: CampaignId; brandId: BrandId },
): Promise<LinkRow | undefined> {
  return firstRow(
    db,
    sql<LinkRow>`SELECT l.sealed_token, l.created_at AS made_at,
        (SELECT count(*) FROM campaign_joins j WHERE j.campaign_id = c.id) AS joined_count
      FROM campaigns c LEFT JOIN campaign_links l ON l.campaign_id = c.id
      WHERE c.id = ${target.campaignId} AND c.brand_id = ${target.brandId}`,
  )
}

/** Returns false if the creator had joined before. */
export async function insertJoin(
  tx: Transaction,
  join: { campaignId: CampaignId; creatorId: CreatorId; at: Date },
): Promise<boolean> {
  const inserted = await run(
    tx,
    sql`INSERT INTO campaign_joins (campaign_id, creator_id, joined_at)
      VALUES (${join.campaignId}, ${join.creatorId}, ${join.at})
      ON CONFLICT (campaign_id, creator_id) DO NOTHING`,
  )
  return inserted === 1
}

export interface JoinedCreatorRow extends Omit<Listed, 'id'> {
  readonly id: CreatorId
  readonly displayName: string
  readonly handle: string
  readonly avatarUrl: string | null
  readonly joinedAt: Date
  readonly postCount: number
}

const newestJoined = newestFirst(sql`j.joined_at`, sql`j.creator_id`)

export function listJoinedCreators(
  db: Database,
  filter: PageRequest & { campaignId: CampaignId },
): Promise<JoinedCreatorRow[]> {
  return manyRows(
    db,
    sql<JoinedCreatorRow>`SELECT j.creator_id AS id, u.display_name, r.handle, u.avatar_url,
        j.joined_at, coalesce(k.post_count, 0) AS post_count, ${newestJoined.listedAt}
      FROM campaign_joins j JOIN creators r ON r.id = j.creator_id JOIN users u ON u.id = r.user_id
      LEFT JOIN campaign_creators k ON k.campaign_id = j.campaign_id AND k.creator_id = j.creator_id
      WHERE j.campaign_id = ${filter.campaignId} ${newestJoined.after(filter)}
      ${newestJoined.cut(filter)}`,
  )
}

export function listLinksSealedOtherwise(db: Database, keyId: string): Promise<SealedLink[]> {
  return manyRows(
    db,
    sql<SealedLink>`SELECT campaign_id, sealed_token FROM campaign_links
      WHERE split_part(sealed_token, '.', 1) <> ${keyId} ORDER BY campaign_id`,
  )
}

export async function replaceSealedLink(
  tx: Transaction,
  change: SealedLink & { seen: string },
): Promise<boolean> {
  const changed = await run(
    tx,
    sql`UPDATE campaign_links SET sealed_token = ${change.sealedToken}
      WHERE campaign_id = ${change.campaignId} AND sealed_token = ${change.seen}`,
  )
  return changed === 1
}

export async function hasJoined(
  db: Database,
  join: { campaignId: CampaignId; creatorId: CreatorId },
): Promise<boolean> {
  const joined = await firstRow(
    db,
    sql`SELECT 1 FROM campaign_joins
      WHERE campaign_id = ${join.campaignId} AND creator_id = ${join.creatorId}`,
  )
  return joined !== undefined
}
