import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, firstRow, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { AnyStored } from './event.ts'

/** One process at a time reads for a reader; the others wait, and find nothing then. */
export async function lockReader(tx: Transaction, reader: string): Promise<void> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended(${reader}, 0))`)
}

export interface Unread {
  readonly hasNew: boolean
  /** Something that failed is to be tried again. */
  readonly hasDue: boolean
}

/** The one statement of a turn in which nothing happened. */
export async function findUnread(
  db: Database,
  { reader, at }: { reader: string; at: Date },
): Promise<Unread> {
  return await exactlyOne(
    db,
    sql<Unread>`SELECT coalesce((SELECT max(seq) FROM events) > p.seq, false) AS has_new,
        EXISTS (SELECT FROM event_failures f
          WHERE f.reader = p.reader AND f.retry_at <= ${at}) AS has_due
      FROM event_progress p WHERE p.reader = ${reader}`,
  )
}

const columns = sql<never>`e.seq, e.key, e.type, e.brand_id, e.user_id, e.object_id, e.body, e.at`

/** What comes after the reader's progress, in order. */
export async function listNewEvents(
  tx: Transaction,
  { reader, eventsMax }: { reader: string; eventsMax: number },
): Promise<AnyStored[]> {
  return await manyRows(
    tx,
    sql<AnyStored>`SELECT ${columns} FROM events e
      WHERE e.seq > (SELECT p.seq FROM event_progress p WHERE p.reader = ${reader})
      ORDER BY e.seq LIMIT ${eventsMax}`,
  )
}

export async function moveProgress(
  tx: Transaction,
  { reader, seq }: { reader: string; seq: number },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE event_progress SET seq = ${seq} WHERE reader = ${reader} AND seq < ${seq}`,
  )
}

/** What failed before and is due, oldest first; one at a time, because the next may fail again. */
export async function findDueFailure(
  tx: Transaction,
  { reader, at }: { reader: string; at: Date },
): Promise<AnyStored | undefined> {
  return await firstRow(
    tx,
    sql<AnyStored>`SELECT ${columns} FROM event_failures f JOIN events e ON e.seq = f.seq
      WHERE f.reader = ${reader} AND f.retry_at <= ${at} ORDER BY f.seq LIMIT 1`,
  )
}

/** Unless it was read meanwhile. It is tried again after a minute, then ever later, at most an hour. */
export async function setAside(
  tx: Transaction,
  { reader, seq, at }: { reader: string; seq: number; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO event_failures AS f (reader, seq, failures, retry_at)
      SELECT p.reader, ${seq}, 1, ${at}::timestamptz + interval '1 minute' FROM event_progress p
      WHERE p.reader = ${reader} AND (p.seq < ${seq} OR EXISTS (SELECT FROM event_failures known
        WHERE known.reader = p.reader AND known.seq = ${seq}))
      ON CONFLICT (reader, seq) DO UPDATE SET failures = f.failures + 1,
        retry_at = ${at}::timestamptz + least(interval '1 hour', interval '1 minute' * 2 ^ least(f.failures, 6))`,
  )
}

export async function forgetFailure(
  tx: Transaction,
  { reader, seq }: { reader: string; seq: number },
): Promise<void> {
  await run(tx, sql`DELETE FROM event_failures WHERE reader = ${reader} AND seq = ${seq}`)
}
