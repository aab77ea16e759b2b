import { describe, expect, it } from 'vitest'
import { readAddress } from '../../../api/address-filters.ts'
import { arrangementIn } from './use-submission-view.ts'

describe('the arrangement of the own submissions', () => {
  it.each([
    ['', { search: '', status: 'all', order: 'newest' }],
    ['search=maya&status=locked&order=views', { search: 'maya', status: 'locked', order: 'views' }],
    ['status=lost&order=size', { search: '', status: 'all', order: 'newest' }],
  ])('in the address "%s" is %j', (search, arrangement) => {
    expect(arrangementIn(readAddress(new URLSearchParams(search)))).toEqual(arrangement)
  })
})
