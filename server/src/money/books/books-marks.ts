import type { Database } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { Slice } from './slices.ts'

/** How far a part of a rule was checked. */
export interface Mark {
  readonly part: string
  /** Everything written before then holds, lies in a broken slice, or awaits the first walk. */
  readonly checkedUntil: Date
  /** Null when no walk over all history is under way. */
  readonly walkBeganAt: Date | null
  /** The last subject that the walk has checked. */
  readonly walkAfter: string | null
  /** When a walk last reached the end; null before the first. */
  readonly walkedAt: Date | null
}

const columns = sql<never>`part, checked_until, walk_began_at, walk_after, walked_at`

export interface FoundMark extends Mark {
  /** Whether the next walk should begin. */
  readonly isDue: boolean
}

/**
 * Returns the marks of these parts. Creates the missing ones, checked until the horizon, and
 * deletes those of other parts.
 */
export async function readMarks(
  db: Database,
  { parts, horizon }: { parts: readonly string[]; horizon: Date },
): Promise<FoundMark[]> {
  const marks = await listMarks(db)
  const marked = new Set(marks.map(({ part }) => part))
  if (marks.length === parts.length && parts.every((part) => marked.has(part))) return marks
  await run(
    db,
    sql`INSERT INTO books_marks (part, checked_until, walk_due_at)
      SELECT part, ${horizon}, clock_timestamp() FROM unnest(${parts}::text[]) AS part
      WHERE NOT EXISTS (SELECT FROM books_marks m WHERE m.part = part.part)
      ON CONFLICT (part) DO NOTHING`,
  )
  await run(db, sql`DELETE FROM books_marks WHERE part <> ALL(${parts})`)
  return await listMarks(db)
}

async function listMarks(db: Database): Promise<FoundMark[]> {
  return await manyRows(
    db,
    sql<FoundMark>`SELECT ${columns}, walk_began_at IS NULL AND walk_due_at <= clock_timestamp() AS is_due
      FROM books_marks ORDER BY walked_at NULLS FIRST, walk_began_at, part`,
  )
}

/** Locks the marks in one order, so that two processes moving several at once cannot deadlock. */
const inOrder = (parts: readonly string[]) => sql<never>`taken AS MATERIALIZED (
  SELECT part FROM books_marks WHERE part = ANY(${parts}) ORDER BY part FOR NO KEY UPDATE)`

export async function moveMarks(
  db: Database,
  { parts, horizon }: { parts: readonly string[]; horizon: Date },
): Promise<void> {
  await run(
    db,
    sql`WITH ${inOrder(parts)} UPDATE books_marks m SET checked_until = ${horizon}
      FROM taken WHERE m.part = taken.part AND m.checked_until < ${horizon}`,
  )
}

/** Begins the walks of these parts that are due, and returns their marks. */
export async function beginWalks(db: Database, parts: readonly string[]): Promise<Mark[]> {
  if (parts.length === 0) return []
  return await manyRows(
    db,
    sql<Mark>`WITH ${inOrder(parts)} UPDATE books_marks m
      SET walk_began_at = date_trunc('milliseconds', clock_timestamp()), walk_after = NULL, walk_worked_ms = 0
      FROM taken WHERE m.part = taken.part AND walk_began_at IS NULL AND walk_due_at <= clock_timestamp()
      RETURNING ${markOf}`,
  )
}

const markOf = sql<never>`m.part, m.checked_until, m.walk_began_at, m.walk_after, m.walked_at`

/** Makes every part's next walk due now; a walk under way continues. */
export async function hastenWalks(db: Database): Promise<void> {
  await run(db, sql`UPDATE books_marks SET walk_due_at = clock_timestamp()`)
}

/** A walk has checked its next slice. */
export interface Step {
  /** The mark before this slice. */
  readonly mark: Mark
  /** The slice's last subject; null when the walk has reached the end. */
  readonly upto: string | null
  readonly workedMs: number
}

/**
 * Moves the walks past these slices. A walk that reaches the end is due again after a hundred times
 * the time it worked, within a day at most. Returns the new marks, without those that another
 * process has moved too.
 */
export async function walkOn(db: Database, steps: readonly Step[]): Promise<Mark[]> {
  if (steps.length === 0) return []
  const of = <Value>(read: (step: Step) => Value): Value[] => steps.map(read)
  const parts = of(({ mark }) => mark.part)
  return await manyRows(
    db,
    sql<Mark>`WITH ${inOrder(parts)}, step AS (
        SELECT * FROM unnest(${parts}::text[], ${of(({ mark }) => mark.walkBeganAt)}::timestamptz[],
          ${of(({ mark }) => mark.walkAfter)}::text[], ${of(({ upto }) => upto)}::text[],
          ${of(({ workedMs }) => workedMs)}::double precision[]) AS step (part, began_at, after, upto, worked_ms)
        JOIN taken USING (part)
      )
      UPDATE books_marks m SET walk_after = upto, walk_worked_ms = walk_worked_ms + worked_ms,
        walk_began_at = CASE WHEN upto IS NOT NULL THEN walk_began_at END,
        walked_at = CASE WHEN upto IS NULL THEN clock_timestamp() ELSE walked_at END,
        walk_due_at = CASE WHEN upto IS NULL THEN walk_began_at + least(interval '1 day',
          (walk_worked_ms + worked_ms) * interval '100 milliseconds') ELSE walk_due_at END
      FROM step WHERE m.part = step.part AND walk_began_at = began_at AND walk_after IS NOT DISTINCT FROM after
      RETURNING ${markOf}`,
  )
}

export interface BrokenSlice extends Slice {
  readonly part: string
}

/** Slices where a walk found a rule broken; every check looks at them again until they hold. */
export async function listBrokenSlices(db: Database): Promise<BrokenSlice[]> {
  return await manyRows(
    db,
    sql<BrokenSlice>`SELECT part, after_id AS after, upto_id AS upto FROM books_broken_slices ORDER BY found_at`,
  )
}

export async function keepBrokenSlice(
  db: Database,
  { part, after, upto }: BrokenSlice,
): Promise<void> {
  await run(
    db,
    sql`INSERT INTO books_broken_slices (part, after_id, upto_id) VALUES (${part}, ${after}, ${upto})
      ON CONFLICT (part, after_id, upto_id) DO NOTHING`,
  )
}

export async function dropBrokenSlice(
  db: Database,
  { part, after, upto }: BrokenSlice,
): Promise<void> {
  await run(
    db,
    sql`DELETE FROM books_broken_slices WHERE part = ${part}
      AND after_id IS NOT DISTINCT FROM ${after} AND upto_id IS NOT DISTINCT FROM ${upto}`,
  )
}

export interface CheckedUntil {
  readonly id: string
  readonly until: Date
  readonly walkedAt: Date | null
}

/** How far each rule was checked, by its least checked part. Rules without marks are left out. */
export async function listCheckedUntil(db: Database): Promise<CheckedUntil[]> {
  return await manyRows(
    db,
    sql<CheckedUntil>`SELECT split_part(part, ' ', 1) AS id, min(checked_until) AS until,
        CASE WHEN count(walked_at) = count(*) THEN min(walked_at) END AS walked_at
      FROM books_marks GROUP BY 1`,
  )
}
