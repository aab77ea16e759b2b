import { expect, test } from 'vitest'
import { backoffSeconds } from './make-once.ts'

test('tries are a second apart, then twice as long each time, a quarter of an hour at most', () => {
  const pauses = [0, 1, 2, 3, 10, 11, 50].map(backoffSeconds)

  expect(pauses).toEqual([1, 1, 2, 4, 512, 900, 900])
})
