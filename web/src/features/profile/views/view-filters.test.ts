import { expect, test } from 'vitest'
import { chosenFilters, describeFilters, isSameView } from './view-filters.ts'

test('unset filters are not saved', () => {
  const filters = { status: 'approved', search: '', platform: undefined }

  expect(chosenFilters(filters)).toEqual({ status: 'approved' })
})

test.each([
  [{ risk: 'any', due: 'day' }, { due: 'day', risk: 'any' }, true],
  [{ risk: 'any' }, { risk: 'none' }, false],
  [{ risk: 'any' }, { risk: 'any', due: 'day' }, false],
  [{ risk: 'any', due: 'day' }, { risk: 'any' }, false],
])('%j and %j: the same view is %s', (one, other, isSame) => {
  expect(isSameView(one, other)).toBe(isSame)
})

test('filters are named as on the page', () => {
  expect(describeFilters({ due: 'day' })).toBe('deadline')
  expect(describeFilters({ status: 'paid', due: 'day', search: 'a' })).toBe(
    'status, deadline, and search',
  )
})
