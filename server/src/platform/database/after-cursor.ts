import { type Statement, sql, when } from './sql.ts'

/** Where a page ended: lists are ordered by a time or an amount and, within it, by id. */
export interface PageEnd {
  /**
   * As text, cast in SQL: a Date has only milliseconds, so rows within one millisecond would be
   * skipped.
   */
  readonly at: string
  readonly id: string
}

export interface PageRequest {
  readonly after?: PageEnd | undefined
  readonly limit: number
}

/** A row of a list, with its cursor exactly as in the database. */
export interface Listed {
  readonly id: string
  readonly listedAt: string
}

/** The order of a list, in the three parts that its statement needs. */
export interface ListOrder {
  /** A column next to the others; the row is `Listed`, so select its id too. */
  readonly listedAt: Statement<never>
  /** For the end of a WHERE. */
  after(page: PageRequest): Statement<never>
  /**
   * ORDER BY and LIMIT. Reads one row more than the page, to know whether there is a next page.
   */
  cut(page: PageRequest): Statement<never>
}

function cutBy(order: Statement<never>): ListOrder['cut'] {
  return ({ limit }) => sql`ORDER BY ${order} LIMIT ${limit + 1}`
}

/** Descending by these columns. */
export function newestFirst(at: Statement<never>, id: Statement<never>): ListOrder {
  return {
    listedAt: sql`${at}::text AS listed_at`,
    after: ({ after }) =>
      when(after, (end) => sql`AND (${at}, ${id}) < (${end.at}::timestamptz, ${end.id}::uuid)`),
    cut: cutBy(sql`${at} DESC, ${id} DESC`),
  }
}

/** Ascending by these columns. */
export function soonestFirst(at: Statement<never>, id: Statement<never>): ListOrder {
  return {
    listedAt: sql`${at}::text AS listed_at`,
    after: ({ after }) =>
      when(after, (end) => sql`AND (${at}, ${id}) > (${end.at}::timestamptz, ${end.id}::uuid)`),
    cut: cutBy(sql`${at}, ${id}`),
  }
}

/** Descending by an amount in cents; its cursors have the kind `amount`. */
export function highestFirst(amount: Statement<never>, id: Statement<never>): ListOrder {
  return {
    listedAt: sql`${amount}::text AS listed_at`,
    after: ({ after }) =>
      when(after, (end) => sql`AND (${amount}, ${id}) < (${end.at}::bigint, ${end.id}::uuid)`),
    cut: cutBy(sql`${amount} DESC, ${id} DESC`),
  }
}

/**
 * Cuts rows read with one more than the page, and returns where the page ended if another follows.
 */
export function cutRows<Row extends Listed>(
  rows: readonly Row[],
  limit: number,
): { items: Row[]; end: PageEnd | undefined } {
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  return { items, end: last && { at: last.listedAt, id: last.id } }
}
