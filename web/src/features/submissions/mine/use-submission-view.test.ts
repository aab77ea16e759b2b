import { describe, expect, it } from 'vitest'
import { readUrl } from '#api/url-filters.ts'
import { arrangementIn, queryOfView } from './use-submission-view.ts'

describe('the request for My Submissions', () => {
  it('omits the defaults, so that the cache has one list', () => {
    const usual = queryOfView({ search: ' ', status: 'all', order: 'newest' })
    const chosen = queryOfView({ search: ' maya', status: 'paid', order: 'views' })

    expect(JSON.stringify(usual)).toBe('{}')
    expect(chosen).toEqual({ search: 'maya', status: 'paid', sort: 'views' })
  })
})

describe('the arrangement of My Submissions', () => {
  it.each([
    ['', { search: '', status: 'all', order: 'newest' }],
    ['search=maya&status=locked&order=views', { search: 'maya', status: 'locked', order: 'views' }],
    ['status=lost&order=size', { search: '', status: 'all', order: 'newest' }],
  ])('in the URL "%s" is %j', (search, arrangement) => {
    expect(arrangementIn(readUrl(new URLSearchParams(search)))).toEqual(arrangement)
  })
})
