import type { DeliveryId, WebhookId } from '@permille/contract/ids'
import type { WebhookState } from '@permille/contract/webhooks/webhooks'
import type { Transaction } from '#platform/database/database.ts'
import { firstRow, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { Claimed } from './claim-store.ts'
import { failuresBeforeProbing, type Outcome } from './webhook.ts'

type Lease = Pick<Claimed, 'id' | 'fence'>

export interface Tried extends Lease, Omit<Outcome, 'retryAfterSeconds'> {
  /** When it is tried again; null if it never is. */
  readonly dueAt: Date | null
}

/** Records one try of each. Returns those whose lease still held: a late one writes nothing. */
export async function recordTries(
  tx: Transaction,
  { tried, at }: { tried: readonly Tried[]; at: Date },
): Promise<ReadonlySet<DeliveryId>> {
  const rows = await manyRows(
    tx,
    sql<{
      id: DeliveryId
    }>`WITH tried AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(tried)}::jsonb)
          AS t (id uuid, fence bigint, status integer, ms integer, error text, "dueAt" timestamptz)),
      recorded AS (UPDATE webhook_deliveries d SET
          attempts = d.attempts + 1, leased_until = NULL, last_status = t.status, last_ms = t.ms,
          last_error = t.error, last_tried_at = ${at}, due_at = t."dueAt",
          delivered_at = CASE WHEN t.error IS NULL THEN ${at}::timestamptz END,
          state = CASE WHEN t.error IS NULL THEN 'delivered' WHEN t."dueAt" IS NULL THEN 'failed' ELSE 'due' END
        FROM tried t WHERE d.id = t.id AND d.fence = t.fence AND d.state = 'due'
        RETURNING d.id, d.attempts),
      kept AS (INSERT INTO webhook_attempts (delivery_id, n, at, status, ms, error)
        SELECT id, r.attempts, ${at}::timestamptz, t.status, t.ms, t.error FROM recorded r JOIN tried t USING (id))
      SELECT id FROM recorded`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** What was claimed and is not to be sent any more. */
export async function skipDeliveries(tx: Transaction, leases: readonly Lease[]): Promise<void> {
  await run(
    tx,
    sql`UPDATE webhook_deliveries d SET state = 'skipped', due_at = NULL, leased_until = NULL
      FROM jsonb_to_recordset(${JSON.stringify(leases)}::jsonb) AS t (id uuid, fence bigint)
      WHERE d.id = t.id AND d.fence = t.fence AND d.state = 'due'`,
  )
}

/** To about ten seconds: otherwise each delivery would write the row. */
const deliveredSeconds = 10

export async function markSuccess(
  tx: Transaction,
  { ids, at }: { ids: readonly WebhookId[]; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE webhook_endpoints SET last_delivered_at = ${at}, failures_in_a_row = 0, failing_since = NULL,
        probe_at = NULL, warned_days = NULL, state = CASE state WHEN 'failing' THEN 'on' ELSE state END
      WHERE id = ANY(${ids}::uuid[]) AND (failures_in_a_row > 0
        OR coalesce(last_delivered_at < ${at}::timestamptz - make_interval(secs => ${deliveredSeconds}), true))`,
  )
}

/** Returns its state after this failure. `pausedUntil`: a channel asks for it, whose every message goes to one place. */
export async function markFailure(
  tx: Transaction,
  { id, at, pausedUntil }: { id: WebhookId; at: Date; pausedUntil: Date | null },
): Promise<WebhookState | undefined> {
  const row = await firstRow(
    tx,
    sql<{
      state: WebhookState
    }>`UPDATE webhook_endpoints SET failures_in_a_row = failures_in_a_row + 1,
        failing_since = coalesce(failing_since, ${at}),
        probe_at = greatest(probe_at, ${pausedUntil}::timestamptz),
        state = CASE WHEN state = 'on' AND failures_in_a_row + 1 >= ${failuresBeforeProbing}
          THEN 'failing' ELSE state END
      WHERE id = ${id} RETURNING state`,
  )
  return row?.state
}
