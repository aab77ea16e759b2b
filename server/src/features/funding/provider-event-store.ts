import type { ProviderEvent } from '#integrations/stripe/payment-provider.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { firstRow, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { StoredEvent } from './provider-event.ts'

/** False for a repeated event: each is stored, and handled, once. */
export async function insertEvent(
  tx: Transaction,
  event: ProviderEvent,
  receivedAt: Date,
): Promise<boolean> {
  const inserted = await run(
    tx,
    sql`INSERT INTO provider_events (id, type, object_id, account_id, received_at)
      VALUES (${event.id}, ${event.type}, ${event.objectId}, ${event.accountId}, ${receivedAt})
      ON CONFLICT (id) DO NOTHING`,
  )
  return inserted === 1
}

export function findEvent(db: Database, eventId: string): Promise<StoredEvent | undefined> {
  return firstRow(
    db,
    sql<StoredEvent>`SELECT id, type, object_id, account_id, received_at, attempts, processed_at
      FROM provider_events WHERE id = ${eventId}`,
  )
}

export async function closeEvent(
  db: Database,
  closing: { eventId: string; outcome: string; at: Date },
): Promise<void> {
  await run(
    db,
    sql`UPDATE provider_events SET processed_at = ${closing.at}, outcome = ${closing.outcome},
        deferred_until = NULL, attempts = attempts + 1
      WHERE id = ${closing.eventId} AND processed_at IS NULL`,
  )
}

export async function deferEvent(
  tx: Transaction,
  deferral: { eventId: string; until: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE provider_events SET deferred_until = ${deferral.until}, attempts = attempts + 1
      WHERE id = ${deferral.eventId} AND processed_at IS NULL`,
  )
}

/** Unfinished events that are due. */
export async function listStuckEvents(
  db: Database,
  limits: { receivedBefore: Date; deferredBefore: Date },
): Promise<string[]> {
  const rows = await manyRows(
    db,
    sql<{ id: string }>`SELECT id FROM provider_events
      WHERE processed_at IS NULL AND received_at < ${limits.receivedBefore}
        AND (deferred_until IS NULL OR deferred_until < ${limits.deferredBefore})
      ORDER BY received_at LIMIT 500`,
  )
  return rows.map((row) => row.id)
}
