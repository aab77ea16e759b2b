import { expect, test } from 'vitest'
import { readUrl } from './url-filters.ts'
import { orderIn, sortingIn } from './url-sorting.ts'

const orders = { orders: ['newest', 'spent'], usual: 'newest' } as const

const asked = (search: string) => orderIn(readUrl(new URLSearchParams(search)), orders).query

test.each([
  ['', {}],
  ['sort=spent', { sort: 'spent' }],
  ['sort=-spent', { sort: 'spent', reverse: '1' }],
  ['sort=-newest', { reverse: '1' }],
  ['sort=sideways', {}],
  ['sort=-sideways', {}],
])('"%s" in the URL asks for %j', (search, query) => {
  expect(JSON.parse(JSON.stringify(asked(search)))).toEqual(query)
})

test('a head sorts, turns the order around, and returns to the usual one', () => {
  const params = new URLSearchParams()
  const press = (order: string) => {
    const change = (name: string, value: string) =>
      value === '' ? params.delete(name) : params.set(name, value)
    sortingIn({ ...readUrl(params), change }, orders).choose(order)
    return params.get('sort')
  }

  expect([press('spent'), press('spent'), press('spent')]).toEqual(['spent', '-spent', null])
  expect([press('newest'), press('newest')]).toEqual(['-newest', null])
})
