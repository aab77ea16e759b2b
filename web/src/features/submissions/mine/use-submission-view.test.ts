import { describe, expect, it } from 'vitest'
import { readAddress } from '../../../api/address-filters.ts'
import { arrangementIn } from './use-submission-view.ts'

describe('the arrangement of My Submissions', () => {
  it.each([
    ['', { search: '', status: 'all', order: 'newest' }],
    ['search=maya&status=locked&order=views', { search: 'maya', status: 'locked', order: 'views' }],
    ['status=lost&order=size', { search: '', status: 'all', order: 'newest' }],
  ])('in the URL "%s" is %j', (search, arrangement) => {
    expect(arrangementIn(readAddress(new URLSearchParams(search)))).toEqual(arrangement)
  })
})
