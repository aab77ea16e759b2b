import { expect, test } from 'vitest'
import { describeLarge } from './large-reading.ts'

test('from 10,000 views, more than twice the previous count waits', () => {
  expect(describeLarge(9999, 10)).toBeNull()
  expect(describeLarge(10_000, 5000)).toBeNull()
  expect(describeLarge(10_001, 5000)).toBe(
    '10,001 views, entered by hand, are more than twice the 5,000 read before.',
  )
  expect(describeLarge(10_000, 0)).not.toBeNull()
})

test('a post’s first count is not compared', () => {
  expect(describeLarge(1_000_000, null)).toBeNull()
})
