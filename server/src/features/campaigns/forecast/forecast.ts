import type { Forecast } from '@permille/contract/campaigns/forecast'
import { earnedCents } from '@permille/contract/campaigns/reward'
import { type Cents, toCents } from '@permille/contract/money'

/** A post with its views and earnings. */
export interface Outcome {
  readonly viewCount: number
  readonly earnedCents: Cents
}

interface Terms {
  readonly rewardRatePerKViewsCents: number
  readonly minPayoutCents: number
  readonly maxPayoutCents: number
  readonly flatBonusCents: number
  readonly leftCents: Cents
}

/** Below this, one post that went viral would look like a promise. */
const likePostsMin = 10
const ownPostsMin = 3

/** What a post with this many views would earn under these terms; at most what is left. */
export function earnedHere(viewCount: number, terms: Terms): Cents {
  const ratePerKViewsCents = terms.rewardRatePerKViewsCents
  const earned = earnedCents(viewCount, { ...terms, ratePerKViewsCents }) + terms.flatBonusCents
  return toCents(Math.min(earned, terms.leftCents))
}

export function forecastOf(
  terms: Terms,
  { like, own }: { like: readonly Outcome[]; own: readonly Outcome[] },
): Forecast {
  return {
    like: like.length < likePostsMin ? null : ofLike(terms, like),
    own: own.length < ownPostsMin ? null : ofOwn(terms, own),
  }
}

function ofLike(terms: Terms, posts: readonly Outcome[]): NonNullable<Forecast['like']> {
  const medianViews = lowerMedian(posts.map(({ viewCount }) => viewCount))
  return {
    posts: posts.length,
    medianViews,
    medianEarnedCents: toCents(lowerMedian(posts.map((post) => post.earnedCents))),
    hereCents: earnedHere(medianViews, terms),
  }
}

function ofOwn(terms: Terms, posts: readonly Outcome[]): NonNullable<Forecast['own']> {
  const here = posts.map(({ viewCount }) => earnedHere(viewCount, terms))
  return {
    posts: posts.length,
    lowestCents: toCents(Math.min(...here)),
    medianCents: toCents(lowerMedian(here)),
    highestCents: toCents(Math.max(...here)),
  }
}

/** For an even count the lower middle, which at least half of them reach. */
function lowerMedian(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}
