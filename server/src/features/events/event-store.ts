import type { Transaction } from '#platform/database/database.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { AnyEvent } from './event.ts'

const lock = sql<never>`hashtextextended('events', 0)`

/** True for one process at a time, until the transaction ends; the others need not wait. */
export async function tryLockEvents(tx: Transaction): Promise<boolean> {
  const row = await exactlyOne(
    tx,
    sql<{ isOurs: boolean }>`SELECT pg_try_advisory_xact_lock(${lock}) AS is_ours`,
  )
  return row.isOurs
}

/** As `tryLockEvents`, for an event that must be written now. */
export async function lockEvents(tx: Transaction): Promise<void> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(${lock})`)
}

export interface Collection {
  readonly collectedUntil: Date
  readonly areStatesDue: boolean
}

export async function readCollection(
  tx: Transaction,
  { at, statesSeconds }: { at: Date; statesSeconds: number },
): Promise<Collection> {
  return await exactlyOne(
    tx,
    sql<Collection>`SELECT collected_until,
        states_read_at <= ${at}::timestamptz - make_interval(secs => ${statesSeconds}) AS are_states_due
      FROM event_collection`,
  )
}

/** Null leaves a time as it is. The first never goes back, nor ahead of the database: another process may have the right clock. */
export async function moveCollection(
  tx: Transaction,
  to: { readonly collectedUntil: Date | null; readonly statesReadAt: Date | null },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE event_collection SET
      collected_until = greatest(collected_until,
        least(coalesce(${to.collectedUntil}::timestamptz, collected_until), now())),
      states_read_at = coalesce(${to.statesReadAt}::timestamptz, states_read_at)`,
  )
}

/** Appends what is no event yet, in this order. Call under the lock: `seq` then follows the commits. */
export async function insertEvents(
  tx: Transaction,
  { events, at }: { events: readonly AnyEvent[]; at: Date },
): Promise<void> {
  if (events.length === 0) return
  const rows = events.map((event, place) => ({ ...event, place }))
  await run(
    tx,
    sql`INSERT INTO events (key, type, brand_id, user_id, object_id, body, at, collected_at)
      SELECT e.key, e.type, e."brandId", e."userId", e."objectId", e.body, e.at, ${at}
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS e (key text, type text,
        "brandId" uuid, "userId" uuid, "objectId" uuid, body jsonb, at timestamptz, place int)
      ORDER BY e.place
      ON CONFLICT (key) DO NOTHING`,
  )
}

/** What no table keeps as a fact of its own: written by whoever makes it true, in the same transaction. */
export async function recordEvent(tx: Transaction, event: AnyEvent): Promise<void> {
  await lockEvents(tx)
  await insertEvents(tx, { events: [event], at: event.at })
}
