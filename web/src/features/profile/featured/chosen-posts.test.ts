import { expect, test } from 'vitest'
import { isSameOrder, moveBy } from './chosen-posts.ts'

test.each([
  ['up', 1, -1, ['b', 'a', 'c']],
  ['down', 1, 1, ['a', 'c', 'b']],
  ['up from the first place', 0, -1, ['a', 'b', 'c']],
  ['down from the last place', 2, 1, ['a', 'b', 'c']],
] as const)('moves a post %s', (_, from, by, expected) => {
  expect(moveBy(['a', 'b', 'c'], from, by)).toEqual(expected)
})

test.each([
  ['the same posts', ['a', 'b'], true],
  ['another order', ['b', 'a'], false],
  ['fewer posts', ['a'], false],
  ['more posts', ['a', 'b', 'c'], false],
])('compares a choice with %s', (_, chosen, expected) => {
  const posts = (ids: readonly string[]) => ids.map((id) => ({ id }))

  expect(isSameOrder(posts(chosen), posts(['a', 'b']))).toBe(expected)
})
