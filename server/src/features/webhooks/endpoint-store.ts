import type { PublicEventType } from '@permille/contract/events/event-types'
import type { BrandId, UserId, WebhookId } from '@permille/contract/ids'
import type { WebhookFormat, WebhookState } from '@permille/contract/webhooks/webhooks'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, firstRow, manyRows, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import type { SetUp } from '../teams/public.ts'

/** Null: the installation's own. */
export function isOf(brandId: BrandId | null): Statement<never> {
  return sql<never>`w.brand_id IS NOT DISTINCT FROM ${brandId}::uuid`
}

/** Makes others who count the endpoints of the installation wait for this transaction. */
export async function lockInstallationWebhooks(tx: Transaction): Promise<void> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended('installation webhooks', 0))`)
}

export async function countEndpoints(tx: Transaction, brandId: BrandId | null): Promise<number> {
  const { count } = await exactlyOne(
    tx,
    sql<{ count: number }>`SELECT count(*)::integer AS count FROM webhook_endpoints w
      WHERE ${isOf(brandId)}`,
  )
  return count
}

export interface NewEndpoint {
  readonly id: WebhookId
  readonly brandId: BrandId | null
  readonly name: string
  readonly format: WebhookFormat
  readonly sealedUrl: string
  readonly shownUrl: string
  readonly types: readonly PublicEventType[] | null
  readonly sealedSecret: string
  readonly by: UserId
  readonly at: Date
}

const newestSeq = sql<never>`(SELECT coalesce(max(seq), 0) FROM published_events)`

/** It gets what is published from now on. */
export async function insertEndpoint(tx: Transaction, endpoint: NewEndpoint): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO webhook_endpoints (id, brand_id, name, format, sealed_url, shown_url, types,
        sealed_secret, state, seen_seq, created_by, created_at)
      VALUES (${endpoint.id}, ${endpoint.brandId}, ${endpoint.name}, ${endpoint.format},
        ${endpoint.sealedUrl}, ${endpoint.shownUrl}, ${endpoint.types}::text[],
        ${endpoint.sealedSecret}, 'on', ${newestSeq}, ${endpoint.by}, ${endpoint.at})`,
  )
}

export interface OwnEndpoint {
  readonly id: WebhookId
  readonly brandId: BrandId | null
  readonly name: string
  readonly format: WebhookFormat
  readonly types: readonly PublicEventType[] | null
  readonly state: WebhookState
  readonly sealedUrl: string
  readonly sealedSecret: string
  readonly previousSealedSecret: string | null
  readonly previousUntil: Date | null
}

/** Undefined for another owner's. */
export function findEndpoint(
  db: Database,
  { id, brandId }: { id: WebhookId; brandId: BrandId | null },
): Promise<OwnEndpoint | undefined> {
  return firstRow(
    db,
    sql<OwnEndpoint>`SELECT w.id, w.brand_id, w.name, w.format, w.types, w.state, w.sealed_url,
        w.sealed_secret, w.previous_sealed_secret, w.previous_until
      FROM webhook_endpoints w WHERE w.id = ${id} AND ${isOf(brandId)}`,
  )
}

/** Whoever was shown the secret of the endpoint `w`, which signs what is sent there; null for a channel, which has none. */
const knowsSecret = sql<never>`CASE WHEN w.format = 'standard' THEN coalesce((SELECT a.actor_user_id
  FROM audit_log a WHERE a.object_id = w.id AND a.action = 'webhook.rotate'
  ORDER BY a.at DESC, a.id DESC LIMIT 1), w.created_by) END`

/** Those of a brand that send, with whoever gave them their address, and whoever knows their secret; newest first. */
export function listEndpointsWithMakers(
  db: Database,
  brandId: BrandId,
): Promise<SetUp['webhooks'][number][]> {
  return manyRows(
    db,
    sql<SetUp['webhooks'][number]>`SELECT w.id, w.name, w.last_delivered_at,
        u.id AS maker_id, u.display_name AS maker_name
      FROM webhook_endpoints w JOIN users u ON u.id IN (coalesce(w.address_by, w.created_by), ${knowsSecret})
      WHERE ${isOf(brandId)} AND w.state IN ('on', 'failing')
      ORDER BY w.created_at DESC, w.id DESC`,
  )
}

export interface EndpointChange {
  readonly id: WebhookId
  readonly name: string
  readonly types: readonly PublicEventType[] | null
  /** Null leaves the address as it is. */
  readonly address: {
    readonly sealedUrl: string
    readonly shownUrl: string
    readonly by: UserId
  } | null
}

export async function updateEndpoint(tx: Transaction, change: EndpointChange): Promise<void> {
  const { address } = change
  await run(
    tx,
    sql`UPDATE webhook_endpoints SET name = ${change.name}, types = ${change.types}::text[],
        sealed_url = coalesce(${address?.sealedUrl ?? null}, sealed_url),
        shown_url = coalesce(${address?.shownUrl ?? null}, shown_url),
        address_by = coalesce(${address?.by ?? null}, address_by)
      WHERE id = ${change.id}`,
  )
}

/** What was published while it was off is sent only if someone asks for it. */
export async function switchOn(tx: Transaction, id: WebhookId): Promise<void> {
  await run(
    tx,
    sql`UPDATE webhook_endpoints SET state = 'on', seen_seq = ${newestSeq}, failures_in_a_row = 0,
        failing_since = NULL, probe_at = NULL, warned_days = NULL, missed_since = NULL
      WHERE id = ${id} AND state IN ('off', 'gone')`,
  )
}

/**
 * What still waits is skipped, except a request under way, whose end is recorded. What it misses begins with
 * the oldest event that did not arrive. False if it was off.
 */
export async function switchOff(
  tx: Transaction,
  { id, state, at }: { id: WebhookId; state: 'off' | 'gone'; at: Date },
): Promise<boolean> {
  const changed = await run(
    tx,
    sql`UPDATE webhook_endpoints w SET state = ${state}, probe_at = NULL, missed_since = least(${at}::timestamptz,
        (SELECT min(e.published_at) FROM webhook_deliveries d JOIN published_events e ON e.id = d.event_id
          WHERE d.endpoint_id = w.id AND d.state <> 'delivered'
            AND (d.state = 'due' OR (d.state = 'failed' AND d.last_tried_at >= w.failing_since))))
      WHERE w.id = ${id} AND w.state IN ('on', 'failing')`,
  )
  if (changed === 0) return false
  await run(
    tx,
    sql`UPDATE webhook_deliveries SET state = 'skipped', due_at = NULL, leased_until = NULL
      WHERE endpoint_id = ${id} AND state = 'due' AND (leased_until IS NULL OR leased_until <= ${at})`,
  )
  return true
}

export async function replaceSecret(
  tx: Transaction,
  secret: { id: WebhookId; sealedSecret: string; previousUntil: Date | null },
): Promise<void> {
  const { id, sealedSecret, previousUntil } = secret
  await run(
    tx,
    sql`UPDATE webhook_endpoints SET sealed_secret = ${sealedSecret},
        previous_sealed_secret = CASE WHEN ${previousUntil}::timestamptz IS NOT NULL THEN sealed_secret END,
        previous_until = ${previousUntil}
      WHERE id = ${id}`,
  )
}

export async function deleteEndpoint(tx: Transaction, id: WebhookId): Promise<void> {
  await run(tx, sql`DELETE FROM webhook_endpoints WHERE id = ${id}`)
}

/** With a brand end its endpoints and what was sent there. */
export async function eraseWebhooks(tx: Transaction, brandIds: readonly BrandId[]): Promise<void> {
  await run(tx, sql`DELETE FROM webhook_endpoints WHERE brand_id = ANY(${brandIds}::uuid[])`)
}

export interface EndpointRow {
  readonly id: WebhookId
  readonly name: string
  readonly url: string
  readonly format: WebhookFormat
  readonly types: readonly PublicEventType[] | null
  readonly state: WebhookState
  readonly failingSince: Date | null
  readonly lastDeliveredAt: Date | null
  readonly failedLastDayCount: number
  readonly missedCount: number
  readonly missedSince: Date | null
  readonly previousSecretUntil: Date | null
  readonly createdAt: Date
  readonly createdBy: string
  readonly isMakerGone: boolean
}

/** Of the endpoint `w` and the event `e`: whether it is one that this endpoint gets. Its own end is for the others. */
export function isSentTo(brandTypes: readonly PublicEventType[]): Statement<never> {
  return sql<never>`(w.brand_id IS NULL OR (e.brand_id = w.brand_id AND e.type = ANY(${brandTypes}::text[])))
    AND (w.types IS NULL OR e.type = ANY(w.types)) AND NOT (e.type = 'webhook.disabled' AND e.object_id = w.id)`
}

export function listEndpoints(
  db: Database,
  request: {
    brandId: BrandId | null
    at: Date
    missedMax: number
    brandTypes: readonly PublicEventType[]
  },
): Promise<EndpointRow[]> {
  const { brandId, at, missedMax, brandTypes } = request
  return manyRows(
    db,
    sql<EndpointRow>`SELECT w.id, w.name, w.shown_url AS url, w.format, w.types, w.state, w.failing_since,
        w.last_delivered_at, w.missed_since, w.created_at, u.display_name AS created_by,
        coalesce(w.address_by, w.created_by) = w.created_by AND CASE WHEN w.brand_id IS NULL
          THEN u.suspended_at IS NOT NULL ELSE NOT EXISTS (SELECT FROM brand_people p
            WHERE p.brand_id = w.brand_id AND p.user_id = w.created_by) END AS is_maker_gone,
        CASE WHEN w.previous_until > ${at} THEN w.previous_until END AS previous_secret_until,
        (SELECT count(*)::integer FROM webhook_deliveries d WHERE d.endpoint_id = w.id
          AND d.last_error IS NOT NULL AND d.last_tried_at > ${at}::timestamptz - interval '1 day') AS failed_last_day_count,
        (SELECT count(*)::integer FROM (SELECT FROM published_events e
          WHERE e.published_at >= w.missed_since AND ${isSentTo(brandTypes)} AND ${hasNotArrived}
          LIMIT ${missedMax}) missed) AS missed_count
      FROM webhook_endpoints w JOIN users u ON u.id = w.created_by
      WHERE ${isOf(brandId)} ORDER BY w.created_at DESC, w.id DESC`,
  )
}

/**
 * Of the event `e`: no delivery to the endpoint `w` has arrived or is still to be tried. What was published before there was
 * the endpoint is missed only if it was to be sent.
 */
export const hasNotArrived = sql<never>`NOT EXISTS (SELECT FROM webhook_deliveries d
    WHERE d.event_id = e.id AND d.endpoint_id = w.id AND d.state IN ('delivered', 'due'))
  AND (e.published_at >= w.created_at
    OR EXISTS (SELECT FROM webhook_deliveries d WHERE d.event_id = e.id AND d.endpoint_id = w.id))`
