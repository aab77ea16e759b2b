import type { PublicEventType } from '@permille/contract/events/event-types'
import type { PublishedEventId } from '@permille/contract/events/published-event'
import type { BrandId, DeliveryId, WebhookId } from '@permille/contract/ids'
import type { DeliveryError, DeliveryState } from '@permille/contract/webhooks/webhooks'
import { highestFirst, type Listed, type PageRequest } from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { firstRow, manyRows } from '#platform/database/query.ts'
import { literalSql, sql, when } from '#platform/database/sql.ts'
import type { Claimed } from './claim-store.ts'
import { isOf } from './endpoint-store.ts'

export interface DeliveryRow extends Listed {
  readonly id: DeliveryId
  readonly eventId: PublishedEventId
  readonly type: PublicEventType
  readonly sequence: number
  readonly at: Date
  readonly state: DeliveryState
  readonly attempts: number
  readonly lastStatus: number | null
  readonly lastMs: number | null
  readonly lastError: DeliveryError | null
  readonly dueAt: Date | null
  readonly deliveredAt: Date | null
  readonly isReplay: boolean
}

const order = highestFirst(sql`d.seq`, sql`d.id`)

const shown = sql<never>`d.id, d.event_id, d.type, d.seq AS sequence, e.at, d.state, d.attempts, d.last_status,
  d.last_ms, d.last_error, d.due_at, d.delivered_at, d.replay_of IS NOT NULL AS is_replay`

/** The newest event first. */
export function listDeliveries(
  db: Database,
  filter: PageRequest & {
    webhookId: WebhookId
    state?: DeliveryState | undefined
    type?: PublicEventType | undefined
  },
): Promise<DeliveryRow[]> {
  return manyRows(
    db,
    sql<DeliveryRow>`SELECT ${shown}, ${order.listedAt}
      FROM webhook_deliveries d JOIN published_events e ON e.id = d.event_id
      WHERE d.endpoint_id = ${filter.webhookId}
        ${when(filter.state, (state) => sql`AND d.state = ${literalSql(state)}`)}
        ${when(filter.type, (type) => sql`AND d.type = ${type}`)}
        ${order.after(filter)} ${order.cutIndexed(filter)}`,
  )
}

export type DeliveryDetail = Omit<DeliveryRow, keyof Listed> &
  Pick<Claimed, 'brandId' | 'data'> & { readonly id: DeliveryId; readonly webhookId: WebhookId }

/** Undefined for a delivery to another owner's endpoint. */
export function findDeliveryDetail(
  db: Database,
  { id, brandId }: { id: DeliveryId; brandId: BrandId | null },
): Promise<DeliveryDetail | undefined> {
  return firstRow(
    db,
    sql<DeliveryDetail>`SELECT ${shown}, d.endpoint_id AS webhook_id, e.brand_id, e.data
      FROM webhook_deliveries d JOIN published_events e ON e.id = d.event_id
        JOIN webhook_endpoints w ON w.id = d.endpoint_id
      WHERE d.id = ${id} AND ${isOf(brandId)}`,
  )
}

export interface AttemptRow {
  readonly n: number
  readonly at: Date
  readonly status: number | null
  readonly ms: number | null
  readonly error: DeliveryError | null
}

export function listAttempts(db: Database, id: DeliveryId): Promise<AttemptRow[]> {
  return manyRows(
    db,
    sql<AttemptRow>`SELECT n, at, status, ms, error FROM webhook_attempts
      WHERE delivery_id = ${id} ORDER BY n`,
  )
}
