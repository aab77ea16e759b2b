import { brandEventTypes } from '@permille/contract/events/event-types'
import type { BrandId, WebhookId } from '@permille/contract/ids'
import { replaysMax } from '@permille/contract/webhooks/webhooks'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { hasNotArrived, isSentTo } from './endpoint-store.ts'

export interface FailingEndpoint {
  readonly id: WebhookId
  readonly brandId: BrandId | null
  readonly failingSince: Date
  readonly failuresInARow: number
  readonly warnedDays: number | null
}

/** Whose requests fail; not a suspended brand's, to which none are sent. */
export function listFailing(db: Database, since: Date): Promise<FailingEndpoint[]> {
  return manyRows(
    db,
    sql<FailingEndpoint>`SELECT w.id, w.brand_id, w.failing_since, w.failures_in_a_row, w.warned_days
      FROM webhook_endpoints w LEFT JOIN brands b ON b.id = w.brand_id
      WHERE w.state = 'failing' AND w.failing_since <= ${since} AND b.suspended_at IS NULL
      ORDER BY w.failing_since, w.id`,
  )
}

/** False if a delivery has arrived meanwhile, or another process was first. */
export async function markWarned(
  tx: Transaction,
  { id, failingSince, days }: Pick<FailingEndpoint, 'id' | 'failingSince'> & { days: number },
): Promise<boolean> {
  const marked = await run(
    tx,
    sql`UPDATE webhook_endpoints SET warned_days = ${days}
      WHERE id = ${id} AND state = 'failing' AND failing_since = ${failingSince}
        AND coalesce(warned_days < ${days}, true)`,
  )
  return marked === 1
}

/** False if a delivery has arrived meanwhile. */
export async function isStillFailing(
  tx: Transaction,
  { id, failingSince }: Pick<FailingEndpoint, 'id' | 'failingSince'>,
): Promise<boolean> {
  const held = await run(
    tx,
    sql`UPDATE webhook_endpoints SET state = state
      WHERE id = ${id} AND state = 'failing' AND failing_since = ${failingSince}`,
  )
  return held === 1
}

export interface OffFacts {
  readonly brandId: BrandId | null
  readonly name: string
  readonly missedSince: Date
  readonly missedCount: number
}

/** Of an endpoint that was just switched off. */
export function findOffFacts(tx: Transaction, id: WebhookId): Promise<OffFacts> {
  return exactlyOne(
    tx,
    sql<OffFacts>`SELECT w.brand_id, w.name, w.missed_since,
        (SELECT count(*)::integer FROM (SELECT FROM published_events e
          WHERE e.published_at >= w.missed_since AND ${isSentTo(brandEventTypes)} AND ${hasNotArrived}
          LIMIT ${replaysMax}) missed) AS missed_count
      FROM webhook_endpoints w WHERE w.id = ${id}`,
  )
}

/** Of an endpoint that is off: whose worker died with the request, and what was queued while it was switched off. */
export async function skipLeftOver(db: Database, at: Date): Promise<void> {
  await run(
    db,
    sql`UPDATE webhook_deliveries d SET state = 'skipped', due_at = NULL, leased_until = NULL
      FROM webhook_endpoints w
      WHERE w.id = d.endpoint_id AND w.state IN ('off', 'gone') AND d.state = 'due'
        AND (d.leased_until IS NULL OR d.leased_until <= ${at})`,
  )
}
