import type { PublicEventType } from '@permille/contract/events/event-types'
import type { PublishedEventId } from '@permille/contract/events/published-event'
import type { BrandId, CreatorId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { lockReader } from '../reading-store.ts'

export interface NewPublished {
  readonly id: PublishedEventId
  /** Of the event: each is published once. */
  readonly key: string
  readonly type: PublicEventType
  /** Null for what only the installation's programs hear of. */
  readonly brandId: BrandId | null
  readonly objectId: string
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
