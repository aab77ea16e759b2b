import { expect, test } from 'vitest'
import { describeLarge } from './large-reading.ts'

test('more than twice the count before waits, from 10,000 views on', () => {
  expect(describeLarge(9999, 10)).toBeNull()
  expect(describeLarge(10_000, 5000)).toBeNull()
  expect(describeLarge(10_001, 5000)).toBe(
    '10,001 views, entered by hand, are more than twice the 5,000 read before.',
  )
  expect(describeLarge(10_000, 0)).not.toBeNull()
})

test('the first count of a post is compared with nothing', () => {
  expect(describeLarge(1_000_000, null)).toBeNull()
})
