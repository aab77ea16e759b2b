import { expect, test } from 'vitest'
import { titleOfGroup } from './group-words.ts'

test.each([
  ['A new post for Lumen', '3 new posts for Lumen'],
  ['A post for Lumen was withdrawn', '3 posts for Lumen were withdrawn'],
  ['A post for Lumen is due for a decision', '3 posts for Lumen are due for a decision'],
  ['Your post for Lumen is approved', '3 of your posts for Lumen are approved'],
  ['Views of your post for Lumen are final', 'Views of 3 of your posts for Lumen are final'],
  ['The dispute about a post was decided', 'The dispute about a post was decided (3 times)'],
])('%s, three times: %s', (title, words) => {
  expect(titleOfGroup(title, 3)).toBe(words)
})
