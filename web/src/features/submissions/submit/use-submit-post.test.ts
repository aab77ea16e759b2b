import { expect, it } from 'vitest'
import { failureToast } from './use-submit-post.ts'

it('a failed submission shows the server’s message, or the next step', () => {
  expect(failureToast('The campaign is paused')).toEqual({
    tone: 'negative',
    title: 'Submission failed',
    description: 'The campaign is paused',
  })
  expect(failureToast('')).toMatchObject({
    title: 'Failed to submit',
    description: 'Please try again',
  })
})
