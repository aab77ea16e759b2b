import type { Endpoint, RequestArguments, RequestOf, ResponseOf } from '@permille/contract/endpoint'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, callPage } from './call.ts'

/** Returns the query of one endpoint, for `useQuery`. Its key begins with the contract's path. */
export function queryOf<E extends Endpoint>(endpoint: E, ...request: RequestArguments<E>) {
  return queryOptions({
    queryKey: keyOf(endpoint, request[0]),
    queryFn: () => call(endpoint, ...request),
  })
}

type Items<E> = ResponseOf<E> extends readonly (infer Item)[] ? Item[] : never

/** Returns the query of a list, for `useInfiniteQuery`; its `data` is every item loaded so far. */
export function pagesOf<E extends Endpoint>(endpoint: E, ...[request]: RequestArguments<E>) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(endpoint, request), 'pages'],
    queryFn: ({ pageParam }: { pageParam: string | undefined }) =>
      callPage(endpoint, withCursor(request, pageParam)),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ items }) => items as Items<E>) as Items<E>,
  })
}

/**
 * For a list's `placeholderData`: while only its order changes, its rows stay until they have been read again, and so does
 * the head that was pressed.
 */
export function keepWhileSorted(query: object) {
  return <Pages>(rows: Pages | undefined, before?: { readonly queryKey: readonly unknown[] }) =>
    before !== undefined && unsorted(before.queryKey[2]) === unsorted(query) ? rows : undefined
}

function unsorted(query: unknown): string {
  return JSON.stringify({ ...(query as object), sort: undefined, reverse: undefined })
}

/** The cache key of one call: path, parameters, query. */
export function keyOf(
  endpoint: { readonly path: string },
  request: { params?: unknown; query?: unknown } | undefined,
) {
  return [endpoint.path, request?.params ?? {}, request?.query ?? {}]
}

function withCursor<E>(
  request: RequestOf<E> | undefined,
  cursor: string | undefined,
): RequestOf<E> {
  const query = { ...(request?.query as object | undefined), cursor }
  return { ...request, query } as unknown as RequestOf<E>
}
