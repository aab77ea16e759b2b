import type { SubmissionId } from '@permille/contract/ids'
import { expect, test } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { decideEach, refusedWords } from './use-decide.ts'

const posts = ['a', 'b', 'c'].map((name) => ({ id: name as SubmissionId, title: `Post ${name}` }))

test('refusing one post does not stop the others', async () => {
  const { done, refused } = await decideEach(posts, async ({ id }) => {
    if (id === 'b') throw new ApiError(409, '{"message":"It is already rejected."}')
    return id
  })

  expect(done).toEqual(['a', 'c'])
  expect(refused).toEqual([{ id: 'b', title: 'Post b', message: 'It is already rejected.' }])
})

test('each refused post is named, up to three', () => {
  const refused = ['a', 'b', 'c', 'd'].map((title) => ({ title, message: 'No.' }))

  expect(refusedWords(refused, 9)).toEqual({
    tone: 'negative',
    title: '4 of 9 not saved',
    description: '“a”: No. “b”: No. “c”: No. And 1 more.',
  })
})

test('a post whose response was lost is not reported as unsaved', async () => {
  const { refused } = await decideEach(posts, async ({ id }) => {
    if (id === 'b') throw new TypeError('Failed to fetch')
    return id
  })

  expect(refusedWords(refused, 1).description).toBe(
    'The server did not respond. Check whether it was saved before you try again.',
  )
  expect(refusedWords(refused, 3).title).toBe('1 of 3 not confirmed')
})
