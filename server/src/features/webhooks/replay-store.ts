import type { PublicEventType } from '@permille/contract/events/event-types'
import type { DeliveryId, WebhookId } from '@permille/contract/ids'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, firstRow, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { hasNotArrived, isSentTo } from './endpoint-store.ts'

/** What earlier replays have left to send, and when its last is due. */
export function findWaitingReplays(
  tx: Transaction,
  { id, at }: { id: WebhookId; at: Date },
): Promise<{ count: number; until: Date | null }> {
  return exactlyOne(
    tx,
    sql<{
      count: number
      until: Date | null
    }>`SELECT count(*)::integer AS count, max(due_at) AS until
      FROM webhook_deliveries
      WHERE endpoint_id = ${id} AND state = 'due' AND attempts = 0 AND due_at > ${at}`,
  )
}

export interface ReplaySpan {
  readonly id: WebhookId
  readonly since: Date
  /** Leaves out what has arrived. */
  readonly isOnlyMissed: boolean
  readonly brandTypes: readonly PublicEventType[]
}

const isWaiting = sql<never>`EXISTS (SELECT FROM webhook_deliveries d
  WHERE d.event_id = e.id AND d.endpoint_id = w.id AND d.state = 'due')`

/** Events that the endpoint takes and has seen; what is still to be sent anyway is not among them. */
function eventsIn({ id, since, isOnlyMissed, brandTypes }: ReplaySpan) {
  return sql<never>`FROM webhook_endpoints w JOIN published_events e ON e.seq <= w.seen_seq
    WHERE w.id = ${id} AND e.published_at >= ${since} AND ${isSentTo(brandTypes)}
      AND ${isOnlyMissed ? hasNotArrived : sql<never>`NOT ${isWaiting}`}`
}

/** Counts to one more than `max`. */
export async function countReplayed(
  db: Database,
  span: ReplaySpan & { max: number },
): Promise<number> {
  const { count } = await exactlyOne(
    db,
    sql<{ count: number }>`SELECT count(*)::integer AS count
      FROM (SELECT ${eventsIn(span)} LIMIT ${span.max + 1}) found`,
  )
  return count
}

/** Each is due a little later than the one before. One that never had a delivery gets its first. */
export function insertReplays(
  tx: Transaction,
  span: ReplaySpan & { from: Date; everyMs: number },
): Promise<number> {
  return run(
    tx,
    sql`INSERT INTO webhook_deliveries (id, endpoint_id, event_id, object_id, type, seq, state, due_at, replay_of)
      SELECT gen_random_uuid(), found.endpoint_id, found.id, found.object_id, found.type, found.seq, 'due',
        ${span.from}::timestamptz + make_interval(secs => ${span.everyMs}::float / 1000
          * (row_number() OVER (ORDER BY found.seq) - 1)),
        (SELECT d.id FROM webhook_deliveries d
          WHERE d.event_id = found.id AND d.endpoint_id = found.endpoint_id AND d.replay_of IS NULL)
      FROM (SELECT w.id AS endpoint_id, e.id, e.object_id, e.type, e.seq ${eventsIn(span)}) found`,
  )
}

/** Of an endpoint: whether there is such a delivery, and which one of its event still waits there. */
export function findDelivery(
  tx: Transaction,
  { deliveryId, id }: { deliveryId: DeliveryId; id: WebhookId },
): Promise<{ waitingId: DeliveryId | null } | undefined> {
  return firstRow(
    tx,
    sql<{ waitingId: DeliveryId | null }>`SELECT (SELECT w.id FROM webhook_deliveries w
          WHERE w.event_id = d.event_id AND w.endpoint_id = d.endpoint_id AND w.state = 'due' LIMIT 1) AS waiting_id
      FROM webhook_deliveries d WHERE d.id = ${deliveryId} AND d.endpoint_id = ${id}`,
  )
}

export async function makeDueNow(
  tx: Transaction,
  { deliveryId, at }: { deliveryId: DeliveryId; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE webhook_deliveries SET due_at = least(due_at, ${at})
      WHERE id = ${deliveryId} AND state = 'due'`,
  )
}

export async function insertReplayOf(
  tx: Transaction,
  { deliveryId, at }: { deliveryId: DeliveryId; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO webhook_deliveries (id, endpoint_id, event_id, object_id, type, seq, state, due_at, replay_of)
      SELECT gen_random_uuid(), endpoint_id, event_id, object_id, type, seq, 'due', ${at}, coalesce(replay_of, id)
      FROM webhook_deliveries WHERE id = ${deliveryId}`,
  )
}
