import { describe, expect, it } from 'vitest'
import { readUrl } from '#api/url-filters.ts'
import { exploreFiltersIn } from './use-explore-filters.ts'

describe('the filters of the marketplace', () => {
  it.each([
    ['', {}],
    [
      'search=+shoes+&platform=x&category=fashion',
      { search: 'shoes', platform: 'x', category: 'fashion' },
    ],
    ['sort=rate', { sort: 'rate' }],
    ['sort=newest', {}],
    ['sort=loudest', {}],
    ['search=++&platform=vine&category=war', {}],
  ])('in the URL "%s" are %j', (search, filters) => {
    expect(exploreFiltersIn(readUrl(new URLSearchParams(search)))).toEqual(filters)
  })
})
