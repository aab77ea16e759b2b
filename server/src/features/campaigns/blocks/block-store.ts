import type { BrandId, CampaignId, CreatorId } from '@permille/contract/ids'
import { type Listed, newestFirst, type PageRequest } from '#platform/database/after-cursor.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { firstRow, manyRows, run } from '#platform/database/query.ts'
import { whenSearched } from '#platform/database/search-pattern.ts'
import { sql } from '#platform/database/sql.ts'

interface Pair {
  readonly brandId: BrandId
  readonly creatorId: CreatorId
}

export type NamedCreator = { readonly id: CreatorId } | { readonly handle: string }

export async function findCreator(
  db: Database,
  named: NamedCreator,
): Promise<CreatorId | undefined> {
  const isIt =
    'id' in named
      ? sql<never>`id = ${named.id}`
      : sql<never>`lower(handle) = lower(${named.handle})`
  const row = await firstRow(db, sql<{ id: CreatorId }>`SELECT id FROM creators WHERE ${isIt}`)
  return row?.id
}

/** Returns false if the brand blocked the creator before. */
export async function insertBlock(
  tx: Transaction,
  block: Pair & { reason: string; at: Date },
): Promise<boolean> {
  const inserted = await run(
    tx,
    sql`INSERT INTO creator_blocks (brand_id, creator_id, reason, created_at)
      VALUES (${block.brandId}, ${block.creatorId}, ${block.reason}, ${block.at})
      ON CONFLICT (brand_id, creator_id) DO NOTHING`,
  )
  return inserted === 1
}

export async function deleteBlock(tx: Transaction, { brandId, creatorId }: Pair): Promise<boolean> {
  const deleted = await run(
    tx,
    sql`DELETE FROM creator_blocks WHERE brand_id = ${brandId} AND creator_id = ${creatorId}`,
  )
  return deleted === 1
}

/** Whether the campaign's brand has blocked the creator; exact under the creator's lock. */
export async function isBlocked(
  db: Database,
  request: { campaignId: CampaignId; creatorId: CreatorId },
): Promise<boolean> {
  const block = await firstRow(
    db,
    sql`SELECT 1 FROM creator_blocks k JOIN campaigns c ON c.brand_id = k.brand_id
      WHERE c.id = ${request.campaignId} AND k.creator_id = ${request.creatorId}`,
  )
  return block !== undefined
}

export interface BlockRow extends Listed {
  readonly id: CreatorId
  readonly displayName: string
  readonly handle: string
  readonly avatarUrl: string | null
  readonly reason: string
  readonly blockedAt: Date
}

const latest = newestFirst(sql`k.created_at`, sql`k.creator_id`)

export function listBlocks(
  db: Database,
  filter: PageRequest & { brandId: BrandId; search?: string | undefined },
): Promise<BlockRow[]> {
  const found = whenSearched(
    filter.search,
    (pattern) => sql`' ' || search_form(u.display_name || ' ' || r.handle) LIKE ${pattern}`,
  )
  return manyRows(
    db,
    sql<BlockRow>`SELECT k.creator_id AS id, u.display_name, r.handle, u.avatar_url, k.reason,
        k.created_at AS blocked_at, ${latest.listedAt}
      FROM creator_blocks k JOIN creators r ON r.id = k.creator_id JOIN users u ON u.id = r.user_id
      WHERE k.brand_id = ${filter.brandId} ${found} ${latest.after(filter)} ${latest.cut(filter)}`,
  )
}
