import type { Sorting } from '../ui/tables/column-head.tsx'
import type { UrlReader } from './url-filters.ts'
import type { UrlFilters } from './use-url-filters.ts'

export interface Orders<Order extends string> {
  readonly orders: readonly Order[]
  /** The order of a list that nobody has sorted. */
  readonly usual: Order
  /** The parameter's name in the URL; `sort` unless given. */
  readonly name?: string
}

/** How a URL sorts a list: by an order's name, after a minus the other way around. */
export interface UrlOrder<Order extends string> {
  readonly order: Order
  readonly isReversed: boolean
  /** As in the URL; also for the usual order, which the URL omits. */
  readonly word: string
  /** For the call; without what is usual, so that the cache has one list. */
  readonly query: { readonly sort: Order | undefined; readonly reverse: '1' | undefined }
}

export interface UrlSorting<Order extends string> extends UrlOrder<Order>, Sorting {
  readonly order: Order
  /** Takes a word of the URL. */
  readonly change: (word: string) => void
}

/** Reads the order; one that the list does not have is the usual one. */
export function orderIn<Order extends string>(
  { read }: Pick<UrlReader, 'read'>,
  { orders, usual, name = 'sort' }: Orders<Order>,
): UrlOrder<Order> {
  const [, minus, named] = /^(-?)(.*)$/.exec(read(name)) ?? []
  const known = orders.find((each) => each === named)
  const order = known ?? usual
  const isReversed = known !== undefined && minus === '-'
  return {
    order,
    isReversed,
    word: isReversed ? `-${order}` : order,
    query: { sort: order === usual ? undefined : order, reverse: isReversed ? '1' : undefined },
  }
}

/** A head sorts by its column, turns the order around when pressed again, and then returns to the usual one. */
export function sortingIn<Order extends string>(
  url: Pick<UrlFilters, 'read' | 'change'>,
  orders: Orders<Order>,
): UrlSorting<Order> {
  const now = orderIn(url, orders)
  const change = (word: string) =>
    url.change(orders.name ?? 'sort', word === orders.usual ? '' : word)
  return {
    ...now,
    change,
    choose: (pressed) => {
      if (pressed !== now.order) change(pressed)
      else change(now.isReversed ? '' : `-${pressed}`)
    },
  }
}
