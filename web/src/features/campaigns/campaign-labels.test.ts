import { expect, it } from 'vitest'
import { placesLeft, postLimits } from './campaign-labels.ts'

it.each([
  [1, 3, 'Up to 1 post in review and 3 approved'],
  [2, 1500, 'Up to 2 posts in review and 1,500 approved'],
])('%i in review and %i approved: %s', (pendingPostsMax, approvedPostsMax, words) => {
  expect(postLimits({ pendingPostsMax, approvedPostsMax })).toBe(words)
})

it.each([
  [null, null, null],
  [20, 3, '3 of 20 places left'],
  [1, 1, '1 of 1 place left'],
  [2000, 0, 'All 2,000 places taken'],
  [1, 0, 'The only place is taken'],
])('with %o creators, %o more: %s', (creatorsMax, left, words) => {
  expect(placesLeft({ creatorsMax, placesLeft: left })).toBe(words)
})
