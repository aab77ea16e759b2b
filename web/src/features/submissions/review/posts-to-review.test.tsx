import { countPostsToReviewCall } from '@permille/contract/submissions/desk'
import { expect, test } from 'vitest'
import { queryOf } from '#api/query.ts'
import { renderText } from '#testing/render-text.ts'
import { PostsToReview } from './posts-to-review.tsx'

test('the menu counts posts only for those who may decide them', () => {
  const responses = [[queryOf(countPostsToReviewCall).queryKey, { count: 3 }]] as const
  const shownTo = (lacks: readonly 'submissions:review'[]) =>
    renderText(<PostsToReview isCollapsed={false} />, {
      role: 'brand',
      brand: { lacks: [...lacks] },
      responses,
    }).text

  expect(shownTo([])).toContain('3 to review')
  expect(shownTo(['submissions:review'])).toBe('')
})
