import { invalidParameter, missingResource } from './api-error.ts'
import type { Params, Range } from './params.ts'

/** The parameters of every list call. */
export const listSpec = {
  limit: 'integer',
  starting_after: 'text',
  ending_before: 'text',
  created: 'range',
} as const

interface Listed {
  readonly id: string
  readonly created: number
}

/** One page, newest first. `url` is the list's path. */
export function listPage<T extends Listed>(
  oldestFirst: readonly T[],
  params: Params<typeof listSpec>,
  url: string,
) {
  const limit = params.limit ?? 10
  if (limit < 1 || limit > 100) {
    throw invalidParameter('parameter_invalid_integer', 'Limit must be 1 to 100.', 'limit')
  }
  const rows = oldestFirst.filter((row) => isWithin(row.created, params.created)).reverse()
  const { data, hasMore } = cut(rows, params, limit)
  return { object: 'list' as const, data, has_more: hasMore, url }
}

function cut<T extends Listed>(rows: T[], params: Params<typeof listSpec>, limit: number) {
  if (params.ending_before !== undefined) {
    const newer = rows.slice(0, indexOf(rows, params.ending_before, 'ending_before'))
    return { data: newer.slice(-limit), hasMore: newer.length > limit }
  }
  const { starting_after: after } = params
  const start = after === undefined ? 0 : indexOf(rows, after, 'starting_after') + 1
  return { data: rows.slice(start, start + limit), hasMore: rows.length > start + limit }
}

function indexOf(rows: readonly Listed[], id: string, param: string): number {
  const index = rows.findIndex((row) => row.id === id)
  if (index < 0) throw missingResource('object', id, { status: 400, param })
  return index
}

/** Whether a number that is not negative is within these bounds. */
export function isWithin(value: number, range: Range = {}): boolean {
  return (
    value > (range.gt ?? -1) &&
    value >= (range.gte ?? 0) &&
    value < (range.lt ?? Number.MAX_SAFE_INTEGER) &&
    value <= (range.lte ?? Number.MAX_SAFE_INTEGER)
  )
}
