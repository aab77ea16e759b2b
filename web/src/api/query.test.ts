import { listUsersCall, readUserCall } from '@permille/contract/administration/users'
import type { UserId } from '@permille/contract/ids'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pagesOf, queryOf } from './query.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a query', () => {
  it('is cached by path, parameters and query', () => {
    expect(queryOf(readUserCall, { params: { id: 'u1' as UserId } }).queryKey).toEqual([
      '/api/admin/users/{id}',
      { id: 'u1' },
      {},
    ])
  })

  it('by pages is cached separately from a single read', () => {
    const request = { query: { search: 'maya' } }

    expect(pagesOf(listUsersCall, request).queryKey).toEqual([
      ...queryOf(listUsersCall, request).queryKey,
      'pages',
    ])
  })
})

describe('a paged list', () => {
  it('requests the next page with the last cursor and the same filter', async () => {
    const next = { headers: { Link: '</api/admin/users?cursor=c2>; rel="next"' } }
    const fetched = vi
      .fn<(address: string) => Promise<Response>>()
      .mockResolvedValueOnce(Response.json([{ id: 'a' }], next))
      .mockResolvedValueOnce(Response.json([{ id: 'b' }]))
    vi.stubGlobal('fetch', fetched)
    const options = pagesOf(listUsersCall, { query: { search: 'maya' } })

    const data = await new QueryClient().fetchInfiniteQuery({ ...options, pages: 2 })

    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      '/api/admin/users?search=maya',
      '/api/admin/users?search=maya&cursor=c2',
    ])
    expect(options.select?.(data)).toEqual([{ id: 'a' }, { id: 'b' }])
  })
})
