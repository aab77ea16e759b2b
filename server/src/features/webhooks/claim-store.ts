import type { PublicEventType } from '@permille/contract/events/event-types'
import type { PublishedEventId } from '@permille/contract/events/published-event'
import type { BrandId, DeliveryId, WebhookId } from '@permille/contract/ids'
import type { WebhookFormat } from '@permille/contract/webhooks/webhooks'
import type { Transaction } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { eventsPerMessageMax } from './formats/chat-message.ts'
import {
  failuresBeforeProbing,
  leaseSeconds,
  probeSeconds,
  requestsPerEndpoint,
} from './webhook.ts'

/** A delivery that only this claim may send, until its lease ends. */
export interface Claimed {
  readonly id: DeliveryId
  readonly fence: number
  readonly attempts: number
  /** False for a type that the endpoint no longer takes. */
  readonly isWanted: boolean
  readonly eventId: PublishedEventId
  readonly type: PublicEventType
  readonly at: Date
  readonly seq: number
  readonly brandId: BrandId | null
  readonly data: Record<string, unknown> & { readonly id: string; readonly url: string }
  readonly endpointId: WebhookId
  /** The brand whose endpoint it is; null for the installation’s. */
  readonly ownerId: BrandId | null
  readonly format: WebhookFormat
  readonly sealedUrl: string
  readonly sealedSecret: string
  /** Null once the overlap of a rotation is over. */
  readonly previousSealedSecret: string | null
}

/** Claims of several processes follow each other, so that together they keep to what an endpoint takes. */
export async function lockClaims(tx: Transaction): Promise<void> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended('webhook claims', 0))`)
}

/**
 * Leases what is due, by `seq`: never two deliveries of one object to an endpoint, as many as the endpoint may
 * have under way, and of one that fails a single probe; who has fewest under way comes first. A channel’s are several, for one
 * message. A suspended brand’s wait.
 */
export function claimDue(
  tx: Transaction,
  { at, max }: { at: Date; max: number },
): Promise<Claimed[]> {
  return manyRows(
    tx,
    sql<Claimed>`WITH busy AS MATERIALIZED (
        SELECT endpoint_id, object_id FROM webhook_deliveries WHERE leased_until > ${at}),
      open AS MATERIALIZED (
        SELECT w.id, w.format, under_way, CASE
            WHEN w.failures_in_a_row >= ${failuresBeforeProbing} THEN CASE WHEN under_way = 0 THEN 1 ELSE 0 END
            WHEN w.format = 'standard' THEN ${requestsPerEndpoint}::integer - under_way
            WHEN under_way = 0 THEN ${eventsPerMessageMax}::integer ELSE 0 END AS room
        FROM webhook_endpoints w
          LEFT JOIN brands b ON b.id = w.brand_id
          CROSS JOIN LATERAL (SELECT count(*)::integer AS under_way FROM busy WHERE endpoint_id = w.id) busy
        WHERE w.state IN ('on', 'failing') AND (w.probe_at IS NULL OR w.probe_at <= ${at})
          AND b.suspended_at IS NULL),
      picked AS MATERIALIZED (
        SELECT d.id, o.id AS endpoint_id FROM open o CROSS JOIN LATERAL (
          SELECT d.id, o.under_way + row_number() OVER (ORDER BY d.seq, d.id) AS place FROM (
            SELECT d.id, d.seq FROM webhook_deliveries d
            WHERE d.endpoint_id = o.id AND d.state = 'due' AND d.due_at <= ${at}
              AND (d.leased_until IS NULL OR d.leased_until <= ${at})
              AND NOT EXISTS (SELECT FROM busy
                WHERE busy.endpoint_id = d.endpoint_id AND busy.object_id = d.object_id)
              AND (o.format <> 'standard' OR NOT EXISTS (SELECT FROM webhook_deliveries earlier
                WHERE earlier.endpoint_id = d.endpoint_id AND earlier.object_id = d.object_id
                  AND earlier.state = 'due' AND earlier.due_at <= ${at}
                  AND (earlier.seq, earlier.id) < (d.seq, d.id)))
            ORDER BY d.seq, d.id LIMIT greatest(o.room, 0)) d) d
        ORDER BY d.place LIMIT ${max}),
      probed AS (UPDATE webhook_endpoints w
        SET probe_at = ${at}::timestamptz + make_interval(secs => ${probeSeconds})
        WHERE w.failures_in_a_row >= ${failuresBeforeProbing} AND w.id IN (SELECT endpoint_id FROM picked)),
      claimed AS (UPDATE webhook_deliveries d
        SET leased_until = ${at}::timestamptz + make_interval(secs => ${leaseSeconds}), fence = d.fence + 1
        FROM picked WHERE d.id = picked.id
        RETURNING d.id, d.fence, d.attempts, d.endpoint_id, d.event_id, d.replay_of)
      SELECT c.id, c.fence, c.attempts, c.event_id, c.endpoint_id, e.type, e.at, e.seq, e.brand_id, e.data,
        (w.types IS NULL OR e.type = ANY(w.types) OR c.replay_of IS NOT NULL) AS is_wanted,
        w.brand_id AS owner_id, w.format, w.sealed_url, w.sealed_secret,
        CASE WHEN w.previous_until > ${at} THEN w.previous_sealed_secret END AS previous_sealed_secret
      FROM claimed c JOIN published_events e ON e.id = c.event_id
        JOIN webhook_endpoints w ON w.id = c.endpoint_id
      ORDER BY e.seq, c.id`,
  )
}
