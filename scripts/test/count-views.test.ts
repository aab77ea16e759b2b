import { expect, test } from 'vitest'
import { tallyOfViewCount } from './count-views.mjs'

test.each([101, 260])('%d views are few enough to check before every push', (count) => {
  expect(tallyOfViewCount(count)).toEqual({ passed: 1, failed: 0, skipped: 0, failures: [] })
})

test.each([0, 100, 261])('%d views count as one failed test with a reason', (count) => {
  const { passed, failed, failures } = tallyOfViewCount(count)

  expect({ passed, failed }).toEqual({ passed: 0, failed: 1 })
  expect(failures[0]).toContain(`There are ${count};`)
})
