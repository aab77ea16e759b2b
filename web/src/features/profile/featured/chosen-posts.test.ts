import { expect, test } from 'vitest'
import { moveBy } from './chosen-posts.ts'

test.each([
  ['up', 1, -1, ['b', 'a', 'c']],
  ['down', 1, 1, ['a', 'c', 'b']],
  ['up from the first place', 0, -1, ['a', 'b', 'c']],
  ['down from the last place', 2, 1, ['a', 'b', 'c']],
] as const)('moves a post %s', (_, from, by, expected) => {
  expect(moveBy(['a', 'b', 'c'], from, by)).toEqual(expected)
})
