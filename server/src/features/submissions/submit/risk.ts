/** Above these numbers a post is flagged. They are the same in every installation (rules §3). */
export interface RiskThresholds {
  readonly timesOwnMedian: number
  readonly fewFollowers: number
  readonly manyViewsForFewFollowers: number
  readonly likesPercentMin: number
  readonly viewsForLikesRule: number
}

export const defaultRiskThresholds: RiskThresholds = {
  timesOwnMedian: 5,
  fewFollowers: 500,
  manyViewsForFewFollowers: 10_000,
  likesPercentMin: 0.3,
  viewsForLikesRule: 20_000,
}

export interface RiskFacts {
  readonly viewCount: number | null
  readonly likeCount: number | null
  readonly followerCount: number
  /** Over the account's earlier posts here; null while there are too few to compare with. */
  readonly medianViewCount: number | null
}

/** The risk flags of a post, in words with their numbers; shown to the creator too. */
export function describeRisks(facts: RiskFacts, thresholds: RiskThresholds): string[] {
  if (facts.viewCount === null) return []
  const views = facts.viewCount
  return [
    aboveMedian(views, facts.medianViewCount, thresholds),
    fewFollowers(views, facts.followerCount, thresholds),
    fewLikes(views, facts.likeCount, thresholds),
  ].filter((risk) => risk !== null)
}

function aboveMedian(
  views: number,
  median: number | null,
  { timesOwnMedian }: RiskThresholds,
): string | null {
  if (median === null || median === 0 || views <= median * timesOwnMedian) return null
  return `${count(views)} views are more than ${timesOwnMedian} times this account’s median of ${count(median)}.`
}

function fewFollowers(views: number, followers: number, limits: RiskThresholds): string | null {
  if (followers >= limits.fewFollowers || views <= limits.manyViewsForFewFollowers) return null
  return `${count(views)} views on an account with ${count(followers)} followers.`
}

function fewLikes(views: number, likes: number | null, limits: RiskThresholds): string | null {
  if (likes === null || views <= limits.viewsForLikesRule) return null
  const percent = (likes / views) * 100
  if (percent >= limits.likesPercentMin) return null
  return `${count(likes)} likes are ${percent.toFixed(2)} % of ${count(views)} views, under ${limits.likesPercentMin} %.`
}

function count(value: number): string {
  return value.toLocaleString('en-US')
}
