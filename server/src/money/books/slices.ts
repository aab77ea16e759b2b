import type { Database } from '#platform/database/database.ts'
import { exactlyOne, firstRow, manyRows } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import type { InvariantPart, Offender, Periods, Since, Subject, Within } from './invariant.ts'

/**
 * Subjects in the order of their ids: after the first id, up to and including the last. Null is no
 * limit.
 */
export interface Slice {
  readonly after: string | null
  readonly upto: string | null
}

interface Kind {
  readonly keys: Statement<never>
  readonly type: Statement<never>
  /** How many one statement covers, so that it ends within a second or two. */
  readonly perSlice: number
}

const uuid = sql<never>`uuid`
const kinds: Record<Subject, Kind> = {
  account: {
    keys: sql`SELECT name AS id FROM ledger_accounts`,
    type: sql`text`,
    perSlice: 5000,
  },
  campaign: { keys: sql`SELECT id FROM campaigns`, type: uuid, perSlice: 500 },
  creator: { keys: sql`SELECT id FROM creators`, type: uuid, perSlice: 2000 },
  entry: { keys: sql`SELECT id FROM ledger_entries`, type: uuid, perSlice: 100_000 },
  settlement: { keys: sql`SELECT id FROM settlements`, type: uuid, perSlice: 5000 },
  submission: { keys: sql`SELECT id FROM submissions`, type: uuid, perSlice: 10_000 },
}

const idsPerStatement = 5000

export const everywhere: Within = () => sql`true`
const allTime = { date: everywhere, time: everywhere, seq: everywhere }
export const ever: Since = { entries: everywhere, days: allTime, months: allTime, listed: null }

export function withinIds(subject: Subject, ids: readonly string[]): Within {
  const { type } = kinds[subject]
  return (column) => sql`${column} = ANY(${ids}::${type}[])`
}

/** The subjects as the rows of a FROM. */
export function listedSubjects(subject: Subject, ids: readonly string[]): Statement<never> {
  return sql`unnest(${ids}::${kinds[subject].type}[])`
}

export function withinSlice(subject: Subject, { after, upto }: Slice): Within {
  const { type } = kinds[subject]
  return (column) => {
    if (after === null && upto === null) return sql`true`
    if (upto === null) return sql`${column} > ${after}::${type}`
    if (after === null) return sql`${column} <= ${upto}::${type}`
    return sql`${column} > ${after}::${type} AND ${column} <= ${upto}::${type}`
  }
}

/**
 * Returns where a slice ends, looked up once per run although many rules ask. Whatever is written
 * meanwhile falls into some slice too.
 */
export type SliceEnds = (subject: Subject, from: From) => Promise<Slice>

interface From {
  readonly after: string | null
  readonly size: number
}

export function createSliceEnds(db: Database): SliceEnds {
  const known = new Map<string, Slice>()
  return async (subject, { after, size }) => {
    const key = JSON.stringify([subject, after, size])
    const slice = known.get(key) ?? (await sliceAfter(db, subject, { after, size }))
    known.set(key, slice)
    return slice
  }
}

async function sliceAfter(db: Database, subject: Subject, { after, size }: From): Promise<Slice> {
  const last = await firstRow(
    db,
    sql<{ id: string }>`SELECT id::text AS id FROM (${kinds[subject].keys}) keys
      WHERE ${withinSlice(subject, { after, upto: null })(sql`id`)}
      ORDER BY keys.id OFFSET ${size - 1} LIMIT 1`,
  )
  return { after, upto: last?.id ?? null }
}

export type SubjectPart = InvariantPart & { readonly subject: Subject }

/**
 * Checks the slice that begins after this id; returns it with its offenders. A slice that takes too
 * long is made smaller.
 */
export async function checkSliceAfter(
  db: Database,
  part: SubjectPart,
  { after, ends }: { after: string | null; ends: SliceEnds },
): Promise<{ slice: Slice; offenders: Offender[] }> {
  let size = kinds[part.subject].perSlice
  while (true) {
    const slice = await ends(part.subject, { after, size })
    try {
      return { slice, offenders: await checkSlice(db, part, slice) }
    } catch (error) {
      const count = isTimeout(error) ? await countIn(db, part.subject, slice) : 1
      if (count <= 1) throw error
      size = Math.ceil(count / 8)
    }
  }
}

/** Returns the offenders among these subjects. A list that takes too long is split. */
export async function checkIds(
  db: Database,
  part: SubjectPart,
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
      const since = { ...periods, listed: listedSubjects(part.subject, some) }
      found.push(...(await manyRows(db, part.offenders(withinIds(part.subject, some), since))))
    } catch (error) {
      if (!isTimeout(error) || some.length === 1) throw error
      const fewer = Math.ceil(some.length / 8)
      found.push(...(await checkIds(db, part, { ids: some, periods, atOnce: fewer })))
    }
  }
  return found
}

async function countIn(db: Database, subject: Subject, slice: Slice): Promise<number> {
  const { count } = await exactlyOne(
    db,
    sql<{ count: number }>`SELECT count(*)::int AS count FROM (${kinds[subject].keys}) keys
      WHERE ${withinSlice(subject, slice)(sql`id`)}`,
  )
  return count
}

export async function checkSlice(
  db: Database,
  part: SubjectPart,
  slice: Slice,
): Promise<Offender[]> {
  return await manyRows(db, part.offenders(withinSlice(part.subject, slice), ever))
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014'
}
