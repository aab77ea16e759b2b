import type { SubmissionId } from '@permille/contract/ids'
import { listShowableCall, type ShowablePost } from '@permille/contract/profile/featured'
import { timestamp } from '@permille/contract/shapes'
import { expect, test } from 'vitest'
import { pagesOf } from '#api/query.ts'
import { renderText } from '#testing/render-text.ts'
import { FeaturedPicker } from './featured-page.tsx'

const post = (title: string): ShowablePost => ({
  id: title as SubmissionId,
  platform: 'x',
  title,
  campaignName: 'Autumn',
  thumbnailUrl: null,
  submittedAt: timestamp.parse('2026-03-01T10:00:00Z'),
})

function shown(featured: readonly ShowablePost[], choices: readonly ShowablePost[]) {
  const pages = { pages: [{ items: choices }], pageParams: [undefined] }
  return renderText(<FeaturedPicker featured={featured} />, {
    responses: [[pagesOf(listShowableCall).queryKey, pages]],
  })
}

test('featured posts can be moved and removed, each by name', () => {
  const { text, buttons } = shown([post('Rain'), post('Snow')], [post('Rain'), post('Sun')])

  expect(text).toContain('2 of 6, in this order')
  expect(text).toMatch(/Rain .*Snow .*Your posts .*Rain .*Sun/)
  expect(buttons).toEqual([
    'Save',
    'Move “Rain” up',
    'Move “Rain” down',
    'Remove “Rain”',
    'Move “Snow” up',
    'Move “Snow” down',
    'Remove “Snow”',
  ])
})

test('without any, the page explains what the profile shows and what can be featured', () => {
  const { text } = shown([], [])

  expect(text).toContain(
    'Nothing is featured Your profile shows your newest posts first. Choose others from your posts.',
  )
  expect(text).toContain('No approved posts yet')
})
