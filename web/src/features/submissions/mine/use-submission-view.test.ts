import { expect, it } from 'vitest'
import { readUrl } from '#api/url-filters.ts'
import { arrangementIn, queryOfView } from './use-submission-view.ts'

// Without the defaults, so that the cache has one list.
it.each([
  ['', {}],
  ['search=+maya&status=locked&order=views', { search: 'maya', status: 'locked', sort: 'views' }],
  ['order=-views', { sort: 'views', reverse: '1' }],
  ['order=oldest', { reverse: '1' }],
  ['status=lost&order=size', {}],
])('the URL "%s" asks for %j', (search, query) => {
  const asked = queryOfView(arrangementIn(readUrl(new URLSearchParams(search))))

  expect(JSON.parse(JSON.stringify(asked))).toEqual(query)
})
