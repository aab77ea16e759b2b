import { cutRows, type Listed, type PageRequest } from '#platform/database/after-cursor.ts'
import type { Call } from './call.ts'
import { type CursorKind, decodeCursor, encodeCursor } from './cursor.ts'

export interface Page<Item> {
  readonly items: Item[]
  readonly nextCursor: string | null
}

type ListCall = Pick<Call<unknown>, 'linkNextPage'>

/** Parses the requested page from a query. Throws `Rejected` for a cursor not made here. */
export function pageRequest(
  query: { readonly limit: number; readonly cursor?: string | undefined },
  kind?: CursorKind,
): PageRequest {
  return { after: decodeCursor(query.cursor, kind), limit: query.limit }
}

/** Trims a list that was read with one row more than the page. */
export function cutPage<Row extends Listed>(rows: readonly Row[], limit: number): Page<Row> {
  const { items, end } = cutRows(rows, limit)
  return { items, nextCursor: end === undefined ? null : encodeCursor(end) }
}

/** Returns the page's items, and sets the next page's URL in the Link header. */
export function respondWithPage<Item>(call: ListCall, page: Page<Item>): Item[] {
  call.linkNextPage(page.nextCursor)
  return page.items
}

/** The same for rows, read with one more than the page. */
export function respondWithRows<Row extends Listed>(
  call: ListCall & { readonly query: { readonly limit: number } },
  rows: readonly Row[],
): Row[] {
  return respondWithPage(call, cutPage(rows, call.query.limit))
}
