import { countSql, type Statement, sql, when } from './sql.ts'

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

/** What a list is ordered by, which its cursors hold. */
export type OrderKind = 'instant' | 'amount'

/** The order of a list, in the three parts that its statement needs. */
export interface ListOrder {
  readonly kind: OrderKind
  /** A column next to the others; the row is `Listed`, so select its id too. */
  readonly listedAt: Statement<never>
  /** For the end of a WHERE. */
  after(page: PageRequest): Statement<never>
  /**
   * ORDER BY and LIMIT. Reads one row more than the page, to know whether there is a next page.
   */
  cut(page: PageRequest): Statement<never>
  /** The same, planned for the size of the page: where an index has this order. */
  cutIndexed(page: PageRequest): Statement<never>
  /** The same the other way around. */
  reversed(): ListOrder
}

interface Ordered {
  readonly by: Statement<never>
  readonly id: Statement<never>
  readonly kind: OrderKind
  readonly isDescending: boolean
}

const types: Readonly<Record<OrderKind, Statement<never>>> = {
  instant: sql`timestamptz`,
  amount: sql`bigint`,
}

function orderBy(ordered: Ordered): ListOrder {
  const { by, id, kind, isDescending } = ordered
  const beyond: Statement<never> = isDescending ? sql`<` : sql`>`
  const order: Statement<never> = isDescending ? sql`${by} DESC, ${id} DESC` : sql`${by}, ${id}`
  return {
    kind,
    listedAt: sql`${by}::text AS listed_at`,
    after: ({ after }) =>
      when(
        after,
        (end) => sql`AND (${by}, ${id}) ${beyond} (${end.at}::${types[kind]}, ${end.id}::uuid)`,
      ),
    cut: ({ limit }) => sql`ORDER BY ${order} LIMIT ${limit + 1}`,
    cutIndexed: ({ limit }) => sql`ORDER BY ${order} LIMIT ${countSql(limit + 1)}`,
    reversed: () => orderBy({ ...ordered, isDescending: !isDescending }),
  }
}

/** Descending by these columns. */
export function newestFirst(at: Statement<never>, id: Statement<never>): ListOrder {
  return orderBy({ by: at, id, kind: 'instant', isDescending: true })
}

/** Ascending by these columns. */
export function soonestFirst(at: Statement<never>, id: Statement<never>): ListOrder {
  return orderBy({ by: at, id, kind: 'instant', isDescending: false })
}

/** Descending by an amount in cents or a count. */
export function highestFirst(amount: Statement<never>, id: Statement<never>): ListOrder {
  return orderBy({ by: amount, id, kind: 'amount', isDescending: true })
}

/** The order that a call asks for: this one, or its opposite. */
export function directed(order: ListOrder, reverse: '1' | undefined): ListOrder {
  return reverse === undefined ? order : order.reversed()
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
