import { describe, expect, it } from 'vitest'
import { trendInLabels } from './views-trend.tsx'

describe('the trend of a post’s views', () => {
  it.each([
    [[], 'No new views in the last 14 days'],
    [[0, 0], 'No new views in the last 14 days'],
    [[0, 1], '1 view in the last 14 days'],
    [[1200, 34], '1,234 views in the last 14 days'],
  ])('for %j in words', (recentViews, words) => {
    expect(trendInLabels(recentViews)).toBe(words)
  })
})
