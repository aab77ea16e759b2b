import { expect, it } from 'vitest'
import { titleOf } from './title-of.ts'

it('an untitled post has a placeholder title', () => {
  expect([titleOf('Morning run'), titleOf(null)]).toEqual(['Morning run', 'Untitled Submission'])
})
