import * as z from 'zod/mini'
import type { PageEnd } from '#platform/database/after-cursor.ts'
import { Rejected } from '#platform/errors/errors.ts'

/** A time that PostgreSQL can read: no year 0, offsets below 16 hours, days that exist. */
const instant =
  /^(?!0000)\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-](0\d|1[0-5])(:\d\d)?)$/
const pageEnds = {
  instant: z.tuple([z.string().check(z.regex(instant), z.refine(isReal)), z.uuid()]),
  /** Within a bigint. */
  amount: z.tuple([z.string().check(z.regex(/^-?\d{1,18}$/)), z.uuid()]),
}

/** The order of a list. A cursor of another order is refused. */
export type CursorKind = keyof typeof pageEnds

export function encodeCursor({ at, id }: PageEnd): string {
  return Buffer.from(JSON.stringify([at, id])).toString('base64url')
}

/** Undefined for the first page; throws `Rejected` for a cursor not made here. */
export function decodeCursor(
  cursor: string | undefined,
  kind: CursorKind = 'instant',
): PageEnd | undefined {
  if (cursor === undefined) return undefined
  const result = z.safeParse(pageEnds[kind], parseJson(Buffer.from(cursor, 'base64url').toString()))
  if (!result.success) {
    throw new Rejected('malformed', 'This cursor is not valid')
  }
  const [at, id] = result.data
  return { at, id }
}

/** The Link header's value for the next page. */
export function nextPageLink(url: string, cursor: string): string {
  const next = new URL(url, 'http://localhost')
  next.searchParams.set('cursor', cursor)
  return `<${next.pathname}${next.search}>; rel="next"`
}

/** Date.parse turns the 30th of February into the 2nd of March, so the day is compared. */
function isReal(at: string): boolean {
  const day = at.slice(0, 10)
  if (Number.isNaN(Date.parse(day)) || Number.isNaN(Date.parse(readableByDate(at)))) return false
  return new Date(day).toISOString().startsWith(day)
}

/** PostgreSQL writes "2026-01-31 10:00:00.5+00"; Date.parse requires a T and full offsets. */
function readableByDate(instant: string): string {
  return instant.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
