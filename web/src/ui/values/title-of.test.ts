import { expect, it } from 'vitest'
import { titleOf } from './title-of.ts'

it('a post without a title has a stand-in', () => {
  expect([titleOf('Morning run'), titleOf(null)]).toEqual(['Morning run', 'Untitled Submission'])
})
