import type { PublicEventType } from '@permille/contract/events/event-types'
import type { PublishedEventId } from '@permille/contract/events/published-event'
import type { BrandId, CreatorId, SocialAccountId } from '@permille/contract/ids'
import type { Database, Transaction } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { countSql, sql, unplanned, when } from '#platform/database/sql.ts'
import type { EventObject } from '../event.ts'
import { lockReader } from '../reading-store.ts'

export interface NewPublished {
  readonly id: PublishedEventId
  /** Of the event: each is published once. */
  readonly key: string
  readonly type: PublicEventType
  /** Null for what only the installation's programs hear of. */
  readonly brandId: BrandId | null
  readonly objectId: EventObject
  readonly creatorId: CreatorId | null
  readonly data: object
  readonly at: Date
}

/** Appends them in this order. One process at a time does, so `seq` follows the commits: a reader by `seq` misses none. */
export async function insertPublished(
  tx: Transaction,
  { events, at }: { events: readonly NewPublished[]; at: Date },
): Promise<void> {
  if (events.length === 0) return
  await lockReader(tx, 'publishing')
  const rows = events.map((event, place) => ({ ...event, place }))
  await run(
    tx,
    sql`INSERT INTO published_events
        (id, key, type, brand_id, object_id, creator_id, data, at, published_at)
      SELECT e.id, e.key, e.type, e."brandId", e."objectId", e."creatorId", e.data, e.at, ${at}
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS e (id uuid, key text, type text,
        "brandId" uuid, "objectId" uuid, "creatorId" uuid, data jsonb, at timestamptz, place int)
      ORDER BY e.place
      ON CONFLICT (key) DO NOTHING`,
  )
}

export interface PublishedRow {
  readonly id: PublishedEventId
  readonly type: PublicEventType
  readonly timestamp: Date
  readonly sequence: number
  readonly brandId: BrandId | null
  readonly data: { readonly id: string; readonly url: string }
}

export interface PublishedFilter {
  /** Null for those of everyone. */
  readonly brandId: BrandId | null
  readonly types: readonly PublicEventType[] | undefined
  readonly after: number
  readonly limit: number
}

/** In the order of `seq`, from one on. */
export async function listPublished(
  db: Database,
  { brandId, types, after, limit }: PublishedFilter,
): Promise<PublishedRow[]> {
  return await manyRows(
    db,
    sql<PublishedRow>`SELECT id, type, at AS timestamp, seq AS sequence, brand_id, data
      FROM published_events WHERE seq > ${unplanned(after, 'bigint')}
        ${when(brandId, (id) => sql`AND brand_id = ${id}`)}
        ${when(types, (some) => sql`AND type = ANY(${unplanned([...some], 'text[]')})`)}
      ORDER BY seq LIMIT ${countSql(limit)}`,
  )
}

/**
 * Leaves out the names of a creator whose account is erased in this transaction. Whoever is publishing is waited for, so that
 * none is added afterwards.
 */
export async function forgetCreator(tx: Transaction, creatorId: CreatorId): Promise<void> {
  await lockReader(tx, 'publishing')
  await run(
    tx,
    sql`UPDATE published_events SET creator_id = NULL, data = data || '{"creator": null}'
        || CASE WHEN data ? 'postUrl' THEN '{"postUrl": null, "title": null}'::jsonb ELSE '{}' END
      WHERE creator_id = ${creatorId}`,
  )
}

/** The titles of erased accounts' posts. */
export async function forgetTitles(
  tx: Transaction,
  accountIds: readonly SocialAccountId[],
): Promise<void> {
  await lockReader(tx, 'publishing')
  await run(
    tx,
    sql`UPDATE published_events p SET data = p.data || '{"title": null}'
      FROM submissions s WHERE s.social_account_id = ANY(${accountIds}::uuid[])
        AND p.creator_id = s.creator_id AND p.data ? 'title'
        AND coalesce(p.data->>'submissionId', p.data->>'id') = s.id::text`,
  )
}
