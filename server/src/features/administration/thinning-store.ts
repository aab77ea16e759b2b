import type { Database } from '#platform/database/database.ts'
import { exactlyOne, firstRow } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** Marks in `installation` until when readings were thinned. */
const fact = 'readings-thinned-until'

/** How long the post has not been read; its readings are twice as old (rules §9). */
const quiet = sql<never>`interval '90 days'`

/** Readings per statement, by id: ids are made when they are read. */
const sliceMax = 10_000

/**
 * Deletes all readings but the last of each day, of posts whose money is final; returns how many.
 * Continues where the last run stopped, so that each reading is checked once.
 */
export async function thinReadings(db: Database, at: Date, stop?: AbortSignal): Promise<number> {
  let count = 0
  let slice = await findSlice(db, at)
  while (slice !== undefined) {
    stop?.throwIfAborted()
    count += await thin(db, slice)
    slice = slice.isLast ? undefined : await findSlice(db, at)
  }
  return count
}

interface Slice {
  readonly from: Date
  readonly until: Date
  readonly isLast: boolean
  readonly at: Date
}

async function findSlice(db: Database, at: Date): Promise<Slice | undefined> {
  const { from, end } = await exactlyOne(
    db,
    sql<{ from: Date; end: Date }>`SELECT
      coalesce((SELECT i.at FROM installation i WHERE fact = ${fact}), 'epoch') AS from,
      date_trunc('day', ${at}::timestamptz - 2 * ${quiet}, 'UTC') AS end`,
  )
  if (from >= end) return undefined
  const full = await firstRow(
    db,
    sql<{
      until: Date
    }>`SELECT id_time(id) + interval '1 millisecond' AS until FROM submission_metrics
      WHERE id >= first_id_at(${from}) AND id < first_id_at(${end})
      ORDER BY id OFFSET ${sliceMax - 1} LIMIT 1`,
  )
  return { from, until: full?.until ?? end, isLast: full === undefined, at }
}

/** A later reading of the same day counts at least as much, or the earlier one never counted. */
async function thin(db: Database, { from, until, at }: Slice): Promise<number> {
  const { count } = await exactlyOne(
    db,
    sql<{ count: number }>`
      WITH gone AS (
        DELETE FROM submission_metrics m USING submissions s
        WHERE m.id >= first_id_at(${from}) AND m.id < first_id_at(${until})
          AND s.id = m.submission_id AND s.status IN ('locked', 'paid', 'rejected')
          AND s.tracks_until < ${at}::timestamptz - ${quiet}
          AND m.source = 'api' AND m.note IS NULL AND EXISTS (
            SELECT FROM submission_metrics later
            WHERE later.submission_id = m.submission_id AND later.snapshot_time > m.snapshot_time
              AND later.snapshot_time < date_trunc('day', m.snapshot_time, 'UTC') + interval '1 day'
              AND (NOT m.counted OR later.counted AND later.view_count >= m.view_count))
        RETURNING m.id
      ), marked AS (
        INSERT INTO installation (fact, value, at) VALUES (${fact}, 'yes', ${until})
        ON CONFLICT (fact) DO UPDATE SET at = excluded.at
      )
      SELECT count(*)::int AS count FROM gone`,
  )
  return count
}
