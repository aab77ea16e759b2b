import { toCents } from '@permille/contract/money'
import { expect, test } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { ForecastFacts } from './forecast-card.tsx'

const like = {
  posts: 48,
  medianViews: 12_400,
  medianEarnedCents: toCents(2000),
  hereCents: toCents(3720),
}
const own = {
  posts: 8,
  lowestCents: toCents(0),
  medianCents: toCents(900),
  highestCents: toCents(8800),
}

test('a forecast states its basis and that it is no promise', () => {
  const { text } = renderText(<ForecastFacts forecast={{ like, own }} />)

  expect(text).toContain('Your last 8 posts, here $9.00')
  expect(text).toContain('The median. They would have earned $0.00 to $88.00.')
  expect(text).toMatch(/Campaigns like this \$37\.20 The median of the last 48 finished posts/)
  expect(text).toMatch(/had 12\.4K views, which would earn that here/)
  expect(text).toContain('The median of what they earned is $20.00.')
  expect(text).toContain('not a promise')
})

test('without enough posts by the creator, only other creators’ results are shown', () => {
  const { text } = renderText(<ForecastFacts forecast={{ like, own: null }} />)

  expect(text).not.toContain('Your last')
  expect(text).toContain('Campaigns like this')
})
