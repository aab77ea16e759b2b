import type { Database } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { IdRange } from '../id-ranges.ts'

/** How far a query of a rule was checked. */
export interface Progress {
  /** The query's name, as "I01 account". */
  readonly name: string
  /** Everything written before then holds, lies in a failing range, or awaits the first sweep. */
  readonly checkedUntil: Date
  /** Null when no sweep over all history is under way. */
  readonly sweepBeganAt: Date | null
  /** The id of the last row that the sweep has checked. */
  readonly sweepAfter: string | null
  /** When a sweep last reached the end; null before the first. */
  readonly sweptAt: Date | null
}

/** For row `m`. */
const columns = sql<never>`m.part AS name, m.checked_until, m.walk_began_at AS sweep_began_at,
  m.walk_after AS sweep_after, m.walked_at AS swept_at`

export interface FoundProgress extends Progress {
  /** Whether the next sweep should begin. */
  readonly isDue: boolean
}

/**
 * Returns the progress of these queries. Creates what is missing, as checked until `committedUntil`, and
 * deletes that of other queries.
 */
export async function readProgress(
  db: Database,
  { names, committedUntil }: { names: readonly string[]; committedUntil: Date },
): Promise<FoundProgress[]> {
  const found = await listProgress(db)
  const known = new Set(found.map(({ name }) => name))
  if (found.length === names.length && names.every((name) => known.has(name))) return found
  await run(
    db,
    sql`INSERT INTO books_marks (part, checked_until, walk_due_at)
      SELECT part, ${committedUntil}, clock_timestamp() FROM unnest(${names}::text[]) AS part
      WHERE NOT EXISTS (SELECT FROM books_marks m WHERE m.part = part.part)
      ON CONFLICT (part) DO NOTHING`,
  )
  await run(db, sql`DELETE FROM books_marks WHERE part <> ALL(${names})`)
  return await listProgress(db)
}

/** In the order in which they are swept. */
async function listProgress(db: Database): Promise<FoundProgress[]> {
  return await manyRows(
    db,
    sql<FoundProgress>`SELECT ${columns},
        walk_began_at IS NULL AND walk_due_at <= clock_timestamp() AS is_due
      FROM books_marks m ORDER BY walked_at NULLS FIRST, walk_began_at, part`,
  )
}

/** Locks rows in one order, so that two processes moving several at once cannot deadlock. */
const inOrder = (names: readonly string[]) => sql<never>`taken AS MATERIALIZED (
  SELECT part FROM books_marks WHERE part = ANY(${names}) ORDER BY part FOR NO KEY UPDATE)`

export async function moveProgress(
  db: Database,
  { names, committedUntil }: { names: readonly string[]; committedUntil: Date },
): Promise<void> {
  await run(
    db,
    sql`WITH ${inOrder(names)} UPDATE books_marks m SET checked_until = ${committedUntil}
      FROM taken WHERE m.part = taken.part AND m.checked_until < ${committedUntil}`,
  )
}

/** Begins the sweeps of these queries that are due, and returns their progress. */
export async function beginSweeps(db: Database, names: readonly string[]): Promise<Progress[]> {
  if (names.length === 0) return []
  return await manyRows(
    db,
    sql<Progress>`WITH ${inOrder(names)} UPDATE books_marks m
      SET walk_began_at = date_trunc('milliseconds', clock_timestamp()), walk_after = NULL, walk_worked_ms = 0
      FROM taken WHERE m.part = taken.part AND walk_began_at IS NULL AND walk_due_at <= clock_timestamp()
      RETURNING ${columns}`,
  )
}

/** Makes every query's next sweep due now; a sweep under way continues. */
export async function hastenSweeps(db: Database): Promise<void> {
  await run(db, sql`UPDATE books_marks SET walk_due_at = clock_timestamp()`)
}

/** A sweep has checked its next range. */
export interface SweptRange {
  /** The failing range as it was before this one. */
  readonly progress: Progress
  /** The id of the range's last row; null when the sweep has reached the end. */
  readonly upto: string | null
  readonly workedMs: number
}

/**
 * Moves the sweeps past these ranges. A sweep that reaches the end is due again after a hundred times the time it
 * worked, within a day at most. Returns the new progress, without that of sweeps that another process has moved too.
 */
export async function advanceSweeps(
  db: Database,
  swept: readonly SweptRange[],
): Promise<Progress[]> {
  if (swept.length === 0) return []
  const of = <Value>(read: (range: SweptRange) => Value): Value[] => swept.map(read)
  const names = of(({ progress }) => progress.name)
  return await manyRows(
    db,
    sql<Progress>`WITH ${inOrder(names)}, swept AS (
        SELECT * FROM unnest(${names}::text[], ${of(({ progress }) => progress.sweepBeganAt)}::timestamptz[],
          ${of(({ progress }) => progress.sweepAfter)}::text[], ${of(({ upto }) => upto)}::text[],
          ${of(({ workedMs }) => workedMs)}::double precision[]) AS swept (part, began_at, after, upto, worked_ms)
        JOIN taken USING (part)
      )
      UPDATE books_marks m SET walk_after = upto, walk_worked_ms = walk_worked_ms + worked_ms,
        walk_began_at = CASE WHEN upto IS NOT NULL THEN walk_began_at END,
        walked_at = CASE WHEN upto IS NULL THEN clock_timestamp() ELSE walked_at END,
        walk_due_at = CASE WHEN upto IS NULL THEN walk_began_at + least(interval '1 day',
          (walk_worked_ms + worked_ms) * interval '100 milliseconds') ELSE walk_due_at END
      FROM swept WHERE m.part = swept.part AND walk_began_at = began_at AND walk_after IS NOT DISTINCT FROM after
      RETURNING ${columns}`,
  )
}

/** A range of the query's rows in which a sweep found offenders; every check repeats it until it holds. */
export interface FailingRange extends IdRange {
  /** The query's name. */
  readonly name: string
}

export async function listFailingRanges(db: Database): Promise<FailingRange[]> {
  return await manyRows(
    db,
    sql<FailingRange>`SELECT part AS name, after_id AS after, upto_id AS upto
      FROM books_broken_slices ORDER BY found_at`,
  )
}

export async function keepFailingRange(
  db: Database,
  { name, after, upto }: FailingRange,
): Promise<void> {
  await run(
    db,
    sql`INSERT INTO books_broken_slices (part, after_id, upto_id) VALUES (${name}, ${after}, ${upto})
      ON CONFLICT (part, after_id, upto_id) DO NOTHING`,
  )
}

export async function dropFailingRange(
  db: Database,
  { name, after, upto }: FailingRange,
): Promise<void> {
  await run(
    db,
    sql`DELETE FROM books_broken_slices WHERE part = ${name}
      AND after_id IS NOT DISTINCT FROM ${after} AND upto_id IS NOT DISTINCT FROM ${upto}`,
  )
}

export interface CheckedUntil {
  /** The rule's. */
  readonly id: string
  readonly until: Date
  readonly sweptAt: Date | null
}

/** How far each rule was checked, by its query that was checked least. Rules without progress are left out. */
export async function listCheckedUntil(db: Database): Promise<CheckedUntil[]> {
  return await manyRows(
    db,
    sql<CheckedUntil>`SELECT split_part(part, ' ', 1) AS id, min(checked_until) AS until,
        CASE WHEN count(walked_at) = count(*) THEN min(walked_at) END AS swept_at
      FROM books_marks GROUP BY 1`,
  )
}
