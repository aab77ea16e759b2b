import type { QueryState } from '../../../ui/layout/loaded.tsx'

/** Shows a post once what else its page needs has been read or has failed, so that nothing moves. */
export function settledWith<Value>(
  query: QueryState<Value>,
  ...others: readonly { readonly isPending: boolean }[]
): QueryState<Value> {
  return others.some(({ isPending }) => isPending)
    ? { ...query, data: undefined, error: null }
    : query
}
