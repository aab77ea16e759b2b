import type { QueryState } from '../../../ui/layout/loaded.tsx'

/** Shows a post once it is known whether it is disputed, so that nothing below moves. */
export function settledWith<Value>(
  query: QueryState<Value>,
  dispute: { readonly isPending: boolean },
): QueryState<Value> {
  return dispute.isPending ? { ...query, data: undefined, error: null } : query
}
