import { expect, test } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { SubmissionTimeline } from './submission-timeline.tsx'

const at = '2020-03-01T10:00:00Z'
const timeline = [
  { at, to: 'pending', actor: 'creator', by: null, key: null, note: null },
  { at, to: 'rejected', actor: 'brand', by: null, key: null, note: null },
  { at, to: 'approved', actor: 'admin', by: null, key: null, note: null },
] as const

test.each([
  ['creator', ['by you', 'by the brand', 'by an admin']],
  ['brand', ['by the creator', 'by you', 'by an admin']],
  ['admin', ['by the creator', 'by the brand', 'by an admin']],
] as const)('the timeline shows a %s which steps were their own', (role, expected) => {
  const { text } = renderText(<SubmissionTimeline timeline={timeline} />, { role })

  expect(text.match(/by (?:you|the creator|the brand|an admin)/g)).toEqual(expected)
})

test.each([
  ['Mia', null, 'by Mia'],
  ['Mia', 'Zapier', 'by Zapier (key of Mia)'],
  [null, 'Zapier', 'by Zapier (your key)'],
])('the timeline names someone else of the reader’s brand, and keys', (by, key, expected) => {
  const step = { at, to: 'approved', actor: 'brand', by, key, note: null } as const

  const { text } = renderText(<SubmissionTimeline timeline={[step]} />, { role: 'brand' })

  expect(text.replace(/[\u2068\u2069]/g, '')).toContain(expected)
})
