import type { QueryState } from '#ui/layout/loaded.tsx'

/** Keeps a query loading until the page's other queries have finished, so that nothing moves. */
export function afterBoth<Value>(
  query: QueryState<Value>,
  ...others: readonly { readonly isPending: boolean }[]
): QueryState<Value> {
  return others.some(({ isPending }) => isPending)
    ? { ...query, data: undefined, error: null }
    : query
}
