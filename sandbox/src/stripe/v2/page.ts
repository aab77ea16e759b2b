import { invalidParameter } from '../wire/api-error.ts'
import type { Params } from '../wire/params.ts'

export const pageSpec = { limit: 'integer', page: 'text' } as const

/** One page of a list of the second API, newest first; the next one has its own address. */
export function v2Page<T extends { readonly id: string }>(
  newestFirst: readonly T[],
  params: Params<typeof pageSpec>,
  path: string,
) {
  const limit = params.limit ?? 20
  if (limit < 1 || limit > 100) {
    throw invalidParameter('parameter_invalid_integer', 'limit must be 1 to 100.', 'limit')
  }
  const start = params.page === undefined ? 0 : startOf(newestFirst, params.page)
  const at = (index: number) => {
    const first = newestFirst[index]
    return first === undefined ? null : `${path}?limit=${limit}&page=${first.id}`
  }
  return {
    data: newestFirst.slice(start, start + limit),
    next_page_url: at(start + limit),
    previous_page_url: start === 0 ? null : at(Math.max(0, start - limit)),
  }
}

function startOf(rows: readonly { readonly id: string }[], page: string): number {
  const index = rows.findIndex(({ id }) => id === page)
  if (index < 0) throw invalidParameter(null, `Invalid page: ${page}`, 'page')
  return index
}
