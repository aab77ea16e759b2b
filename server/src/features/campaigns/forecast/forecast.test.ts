import { toCents } from '@permille/contract/money'
import { expect, test } from 'vitest'
import { earnedHere, forecastOf, type Outcome } from './forecast.ts'

const terms = {
  rewardRatePerKViewsCents: 300,
  minPayoutCents: 0,
  maxPayoutCents: 0,
  flatBonusCents: 0,
  leftCents: toCents(1_000_000),
}
const posts = (...views: number[]): Outcome[] =>
  views.map((viewCount) => ({ viewCount, earnedCents: toCents(Math.floor(viewCount / 100)) }))

test.each([
  ['by views', {}, 10_000, 3000],
  ['with the bonus', { flatBonusCents: 500 }, 10_000, 3500],
  [
    'up to the cap, and the bonus beyond it',
    { maxPayoutCents: 2000, flatBonusCents: 500 },
    10_000,
    2500,
  ],
  [
    'nothing below the minimum but the bonus',
    { minPayoutCents: 5000, flatBonusCents: 500 },
    10_000,
    500,
  ],
  ['no more than is left', { leftCents: toCents(700) }, 10_000, 700],
])('a post would earn %s', (_, changes, views, expected) => {
  expect(earnedHere(views, { ...terms, ...changes })).toBe(expected)
})

test('the median is the value that at least half of the posts reached', () => {
  const like = posts(100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000_000)

  const forecast = forecastOf(terms, { like, own: posts(9000, 1000, 2000) })

  expect(forecast).toEqual({
    like: { posts: 10, medianViews: 500, medianEarnedCents: 5, hereCents: 150 },
    own: { posts: 3, lowestCents: 300, medianCents: 600, highestCents: 2700 },
  })
})

test('too few posts give no forecast', () => {
  const like = posts(1, 2, 3, 4, 5, 6, 7, 8, 9)

  expect(forecastOf(terms, { like, own: posts(1, 2) })).toEqual({ like: null, own: null })
})
