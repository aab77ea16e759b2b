import type { PublicEventType } from '@permille/contract/events/event-types'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, firstRow } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { isSentTo } from './endpoint-store.ts'

const isOn = sql<never>`w.state IN ('on', 'failing')`
const isTheirs = sql<never>`(w.brand_id IS NULL OR e.brand_id = w.brand_id)`

export interface Waiting {
  /** Published and not queued for an endpoint that gets it. */
  readonly hasNew: boolean
  readonly hasDue: boolean
}

/** The one statement of a turn in which nothing is to be sent. */
export async function findWaiting(db: Database, at: Date): Promise<Waiting> {
  return await exactlyOne(
    db,
    sql<Waiting>`SELECT
        EXISTS (SELECT FROM webhook_endpoints w WHERE ${isOn}
          AND EXISTS (SELECT FROM published_events e WHERE e.seq > w.seen_seq AND ${isTheirs})) AS has_new,
        EXISTS (SELECT FROM webhook_endpoints w WHERE ${isOn} AND (w.probe_at IS NULL OR w.probe_at <= ${at})
          AND EXISTS (SELECT FROM webhook_deliveries d
            WHERE d.endpoint_id = w.id AND d.state = 'due' AND d.due_at <= ${at})) AS has_due`,
  )
}

/** One process at a time queues; the others need not wait. */
export async function tryLockQueue(tx: Transaction): Promise<boolean> {
  const row = await exactlyOne(
    tx,
    sql<{ isOurs: boolean }>`SELECT
        pg_try_advisory_xact_lock(hashtextextended('webhook deliveries', 0)) AS is_ours`,
  )
  return row.isOurs
}

/**
 * Gives each endpoint a delivery for every event since the last it saw: of each at most `eventsMax`, so that
 * the transaction stays short. Returns the most that one had.
 */
export async function queueEvents(
  tx: Transaction,
  request: { at: Date; eventsMax: number; brandTypes: readonly PublicEventType[] },
): Promise<number> {
  const { at, eventsMax, brandTypes } = request
  const row = await firstRow(
    tx,
    sql<{ most: number }>`WITH fresh AS MATERIALIZED (
        SELECT w.id AS endpoint_id, e.id, e.object_id, e.type, e.seq, (${isSentTo(brandTypes)}) AS is_sent
        FROM webhook_endpoints w CROSS JOIN LATERAL (SELECT e.* FROM published_events e
          WHERE e.seq > w.seen_seq AND ${isTheirs} ORDER BY e.seq LIMIT ${eventsMax}) e
        WHERE ${isOn}),
      seen AS (UPDATE webhook_endpoints w SET seen_seq = newest.seq
        FROM (SELECT endpoint_id, max(seq) AS seq FROM fresh GROUP BY endpoint_id) newest
        WHERE w.id = newest.endpoint_id),
      queued AS (INSERT INTO webhook_deliveries (id, endpoint_id, event_id, object_id, type, seq, state, due_at)
        SELECT gen_random_uuid(), endpoint_id, id, object_id, type, seq, 'due', ${at}::timestamptz
        FROM fresh WHERE is_sent ORDER BY seq
        ON CONFLICT (endpoint_id, event_id) WHERE replay_of IS NULL DO NOTHING)
      SELECT max(count)::integer AS most
      FROM (SELECT count(*) AS count FROM fresh GROUP BY endpoint_id) counts`,
  )
  return row?.most ?? 0
}
