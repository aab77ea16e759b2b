import type { Database } from '../../platform/database/database.ts'
import { firstRow, manyRows, run } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import type { Slice } from './slices.ts'

/** How far a part of a rule was checked. */
export interface Mark {
  readonly part: string
  /** What was written before was found to hold, or is in a broken slice, or awaits the first walk. */
  readonly checkedUntil: Date
  /** Null when no walk over all history is under way. */
  readonly walkBeganAt: Date | null
  /** The last subject that the walk has looked at. */
  readonly walkAfter: string | null
  /** When a walk last reached the end; null before the first. */
  readonly walkedAt: Date | null
}

const columns = sql<never>`part, checked_until, walk_began_at, walk_after, walked_at`

/** The marks of these parts: new ones have everything before them, and those of others are gone. */
export async function readMarks(
  db: Database,
  { parts, horizon }: { parts: readonly string[]; horizon: Date },
): Promise<Map<string, Mark>> {
  await run(
    db,
    sql`INSERT INTO books_marks (part, checked_until, walk_due_at)
      SELECT part, ${horizon}, clock_timestamp() FROM unnest(${parts}::text[]) AS part
      WHERE NOT EXISTS (SELECT FROM books_marks m WHERE m.part = part.part)
      ON CONFLICT (part) DO NOTHING`,
  )
  await run(db, sql`DELETE FROM books_marks WHERE part <> ALL(${parts})`)
  const marks = await manyRows(db, sql<Mark>`SELECT ${columns} FROM books_marks`)
  return new Map(marks.map((mark) => [mark.part, mark]))
}

export async function moveMarks(
  db: Database,
  { parts, horizon }: { parts: readonly string[]; horizon: Date },
): Promise<void> {
  await run(
    db,
    sql`UPDATE books_marks SET checked_until = ${horizon}
      WHERE part = ANY(${parts}) AND checked_until < ${horizon}`,
  )
}

/** Begins the walks that are due, and returns those under way. */
export async function listWalks(db: Database): Promise<Mark[]> {
  await run(
    db,
    sql`UPDATE books_marks SET walk_began_at = date_trunc('milliseconds', clock_timestamp()), walk_after = NULL, walk_worked_ms = 0
      WHERE walk_began_at IS NULL AND walk_due_at <= clock_timestamp()`,
  )
  return await manyRows(
    db,
    sql<Mark>`SELECT ${columns} FROM books_marks WHERE walk_began_at IS NOT NULL
      ORDER BY walked_at NULLS FIRST, walk_began_at, part`,
  )
}

/** Everyone's next walk begins now; one under way goes on. */
export async function hastenWalks(db: Database): Promise<void> {
  await run(db, sql`UPDATE books_marks SET walk_due_at = clock_timestamp()`)
}

/**
 * The walk went through that slice; at the end of all the next one is due after a hundred times as long as this one
 * worked, and within a day. Returns null when another process walked there too.
 */
export async function walkOn(
  db: Database,
  { part, walkBeganAt, walkAfter }: Mark,
  { upto, workedMs }: { upto: string | null; workedMs: number },
): Promise<Mark | null> {
  const isEnd = upto === null
  const moved = await firstRow(
    db,
    sql<Mark>`UPDATE books_marks SET walk_after = ${upto}, walk_worked_ms = walk_worked_ms + ${workedMs},
        walk_began_at = CASE WHEN NOT ${isEnd} THEN walk_began_at END,
        walked_at = CASE WHEN ${isEnd} THEN clock_timestamp() ELSE walked_at END,
        walk_due_at = CASE WHEN ${isEnd} THEN walk_began_at + least(interval '1 day',
          (walk_worked_ms + ${workedMs}) * interval '100 milliseconds') ELSE walk_due_at END
      WHERE part = ${part} AND walk_began_at = ${walkBeganAt}
        AND walk_after IS NOT DISTINCT FROM ${walkAfter}
      RETURNING ${columns}`,
  )
  return moved ?? null
}

export interface BrokenSlice extends Slice {
  readonly part: string
}

/** Where a walk found a rule broken: looked at again by each check until it holds. */
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

/** How far each rule was checked, by its part that was checked least; only rules with parts that have marks. */
export async function listCheckedUntil(db: Database): Promise<CheckedUntil[]> {
  return await manyRows(
    db,
    sql<CheckedUntil>`SELECT split_part(part, ' ', 1) AS id, min(checked_until) AS until,
        CASE WHEN count(walked_at) = count(*) THEN min(walked_at) END AS walked_at
      FROM books_marks GROUP BY 1`,
  )
}
