import type { Database } from '#platform/database/database.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { underWayFor } from './payout-stop.ts'

/** The database server that this database runs on now. */
export interface DatabaseServerSeen {
  /** The microseconds distinguish servers, so the text is kept. */
  readonly startedAt: string
  /** By the database's clock. */
  readonly at: string
  readonly isCompared: boolean
  /** Calls that the server before had allowed may still be under way. */
  readonly isRecent: boolean
  /** It was compared when none of them was. */
  readonly isSettled: boolean
  /** When this history last ran on the server before, as far as it knows. */
  readonly knownUntil: Date
}

/** Remembers that the database runs on this server, so that the next one knows until when. */
export async function meetServer(db: Database): Promise<DatabaseServerSeen> {
  return await exactlyOne(
    db,
    sql<DatabaseServerSeen>`
      INSERT INTO database_servers AS s (started_at) VALUES (pg_postmaster_start_time())
      ON CONFLICT (started_at) DO UPDATE SET last_seen_at = now()
      RETURNING started_at::text, now()::text AS at, compared_at IS NOT NULL AS is_compared,
        now() < first_seen_at + ${underWayFor} AS is_recent,
        coalesce(compared_at >= first_seen_at + ${underWayFor}, false) AS is_settled,
        coalesce((SELECT max(last_seen_at) FROM database_servers o
          WHERE o.started_at <> s.started_at), first_seen_at) AS known_until`,
  )
}

/** Returns false if the database runs on another server by now. */
export async function noteServerCompared(
  db: Database,
  { startedAt, at }: DatabaseServerSeen,
): Promise<boolean> {
  const noted = await run(
    db,
    sql`UPDATE database_servers SET compared_at = ${at}::timestamptz
      WHERE started_at = ${startedAt}::timestamptz AND started_at = pg_postmaster_start_time()`,
  )
  return noted === 1
}

/** Only for a process that knows it starts alone on its database: no caller of before is alive. */
export async function meetServerAlone(db: Database): Promise<void> {
  await run(
    db,
    sql`INSERT INTO database_servers (started_at, first_seen_at)
      VALUES (pg_postmaster_start_time(), now() - ${underWayFor}) ON CONFLICT DO NOTHING`,
  )
}
