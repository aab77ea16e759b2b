import type { Database } from '#platform/database/database.ts'
import { exactlyOne, firstRow, manyRows } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import type { Offender, Periods, RowKind, RuleQuery, Since, Within } from './invariant.ts'

/** Rows in the order of their ids: after the first id, up to and including the last. Null is no limit. */
export interface IdRange {
  readonly after: string | null
  readonly upto: string | null
}

interface Kind {
  readonly keys: Statement<never>
  readonly type: Statement<never>
  /** How many one statement covers, so that it ends within a second or two. */
  readonly perRange: number
}

const uuid = sql<never>`uuid`
const kinds: Record<RowKind, Kind> = {
  account: {
    keys: sql`SELECT name AS id FROM ledger_accounts`,
    type: sql`text`,
    perRange: 5000,
  },
  campaign: { keys: sql`SELECT id FROM campaigns`, type: uuid, perRange: 500 },
  creator: { keys: sql`SELECT id FROM creators`, type: uuid, perRange: 2000 },
  entry: { keys: sql`SELECT id FROM ledger_entries`, type: uuid, perRange: 100_000 },
  settlement: { keys: sql`SELECT id FROM settlements`, type: uuid, perRange: 5000 },
  submission: { keys: sql`SELECT id FROM submissions`, type: uuid, perRange: 10_000 },
}

const idsPerStatement = 5000

export const everywhere: Within = () => sql`true`
const allTime = { date: everywhere, time: everywhere, seq: everywhere }
export const ever: Since = { entries: everywhere, days: allTime, months: allTime, listed: null }

export function withinIds(kind: RowKind, ids: readonly string[]): Within {
  const { type } = kinds[kind]
  return (column) => sql`${column} = ANY(${ids}::${type}[])`
}

/** The ids as the rows of a FROM. */
export function listedIds(kind: RowKind, ids: readonly string[]): Statement<never> {
  return sql`unnest(${ids}::${kinds[kind].type}[])`
}

export function withinRange(kind: RowKind, { after, upto }: IdRange): Within {
  const { type } = kinds[kind]
  return (column) => {
    if (after === null && upto === null) return sql`true`
    if (upto === null) return sql`${column} > ${after}::${type}`
    if (after === null) return sql`${column} <= ${upto}::${type}`
    return sql`${column} > ${after}::${type} AND ${column} <= ${upto}::${type}`
  }
}

/**
 * Returns where a range ends, looked up once per run although many rules use it. Rows written meanwhile also
 * fall into some range.
 */
export type RangeEnds = (kind: RowKind, from: From) => Promise<IdRange>

interface From {
  readonly after: string | null
  readonly size: number
}

export function createRangeEnds(db: Database): RangeEnds {
  const known = new Map<string, IdRange>()
  return async (kind, { after, size }) => {
    const key = JSON.stringify([kind, after, size])
    const range = known.get(key) ?? (await rangeAfter(db, kind, { after, size }))
    known.set(key, range)
    return range
  }
}

async function rangeAfter(db: Database, kind: RowKind, { after, size }: From): Promise<IdRange> {
  const last = await firstRow(
    db,
    sql<{ id: string }>`SELECT id::text AS id FROM (${kinds[kind].keys}) keys
      WHERE ${withinRange(kind, { after, upto: null })(sql`id`)}
      ORDER BY keys.id OFFSET ${size - 1} LIMIT 1`,
  )
  return { after, upto: last?.id ?? null }
}

export type QueryOfKind = RuleQuery & { readonly kind: RowKind }

/**
 * Checks the range that begins after this id; returns it with its offenders. A range that takes too
 * long is made smaller.
 */
export async function checkRangeAfter(
  db: Database,
  query: QueryOfKind,
  { after, ends }: { after: string | null; ends: RangeEnds },
): Promise<{ range: IdRange; offenders: Offender[] }> {
  let size = kinds[query.kind].perRange
  while (true) {
    const range = await ends(query.kind, { after, size })
    try {
      return { range, offenders: await checkRange(db, query, range) }
    } catch (error) {
      const count = isTimeout(error) ? await countIn(db, query.kind, range) : 1
      if (count <= 1) throw error
      size = Math.ceil(count / 8)
    }
  }
}

/** Returns the offenders among the rows with these ids. A list that takes too long is split. */
export async function checkIds(
  db: Database,
  query: QueryOfKind,
  {
    ids,
    periods,
    atOnce = idsPerStatement,
  }: { ids: readonly string[]; periods: Periods; atOnce?: number },
): Promise<Offender[]> {
  const found: Offender[] = []
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce)
    try {
      const since = { ...periods, listed: listedIds(query.kind, some) }
      found.push(...(await manyRows(db, query.offenders(withinIds(query.kind, some), since))))
    } catch (error) {
      if (!isTimeout(error) || some.length === 1) throw error
      const fewer = Math.ceil(some.length / 8)
      found.push(...(await checkIds(db, query, { ids: some, periods, atOnce: fewer })))
    }
  }
  return found
}

async function countIn(db: Database, kind: RowKind, range: IdRange): Promise<number> {
  const { count } = await exactlyOne(
    db,
    sql<{ count: number }>`SELECT count(*)::int AS count FROM (${kinds[kind].keys}) keys
      WHERE ${withinRange(kind, range)(sql`id`)}`,
  )
  return count
}

export async function checkRange(
  db: Database,
  query: QueryOfKind,
  range: IdRange,
): Promise<Offender[]> {
  return await manyRows(db, query.offenders(withinRange(query.kind, range), ever))
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014'
}
