import { expect, it } from 'vitest'
import { postLimits } from './campaign-words.ts'

it.each([
  [1, 3, 'Up to 1 post in review and 3 approved'],
  [2, 1500, 'Up to 2 posts in review and 1,500 approved'],
])('%i in review and %i approved: %s', (pendingPostsMax, approvedPostsMax, words) => {
  expect(postLimits({ pendingPostsMax, approvedPostsMax })).toBe(words)
})
