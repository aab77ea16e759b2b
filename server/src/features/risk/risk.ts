import type { Platform } from '@permille/contract/enums'
import { platformFacts } from '@permille/contract/platforms'
import type { RiskSettings } from '@permille/contract/risk/settings'
import type { HeldSignal, SignalCode, SignalEffect } from '@permille/contract/risk/signals'

/** The facts about a post at one reading; the signals are a function of these alone. */
export interface RiskFacts {
  readonly platform: Platform
  readonly viewCount: number | null
  readonly likeCount: number | null
  readonly followerCount: number
  /** Over the account's other posts here; null while there are too few to compare with. */
  readonly medianViewCount: number | null
  /** Null when the post is submitted. */
  readonly before: ViewsBefore | null
  /** Other creators who are paid to the same bank account. */
  readonly payoutSharers: number
}

/** What was known about its views before this reading. */
export interface ViewsBefore {
  /** By the platform's own counts. */
  readonly highest: number
  /** The count a day ago, or at the end of its first day, and how long ago that was; null before that. */
  readonly base: { readonly viewCount: number; readonly hours: number } | null
}

type Found = string | null

/**
 * Required likes, as a fraction of the admin's number: a platform that counts a view from the first frame
 * counts people who scroll on, and nobody likes what they did not watch.
 */
const likesAsked: Readonly<Partial<Record<Platform, number>>> = { youtube: 1 / 3 }

/** One function per signal: the submission and every reading use these (rules §3). */
const finders: Readonly<
  Record<SignalCode, (views: number, facts: RiskFacts, settings: RiskSettings) => Found>
> = {
  'above-median': (views, { medianViewCount: median }, { aboveMedian: { timesMax } }) => {
    if (median === null || median === 0 || views <= median * timesMax) return null
    return `${count(views)} views are more than ${timesMax} times this account’s median of ${count(median)}.`
  },
  'few-followers': (views, { followerCount }, { fewFollowers: { followersMin, viewsMax } }) => {
    if (followerCount >= followersMin || views <= viewsMax) return null
    return `${count(views)} views on an account with ${count(followerCount)} followers.`
  },
  'few-likes': (
    views,
    { platform, likeCount },
    { fewLikes: { likesPercentMin: asked, viewsMax } },
  ) => {
    if (likeCount === null || views <= viewsMax) return null
    const likesPercentMin = Number((asked * (likesAsked[platform] ?? 1)).toFixed(4))
    const likesMin = Math.ceil(Number(((views * likesPercentMin) / 100).toFixed(6)))
    if (likeCount >= likesMin) return null
    const likes = likeCount === 1 ? '1 like' : `${count(likeCount)} likes`
    const where = platform in likesAsked ? ` on ${platformFacts[platform].title}` : ''
    return `${likes} on ${count(views)} views; at least ${count(likesMin)} is usual${where} (${likesPercentMin}%).`
  },
  burst: (views, { before }, { burst: { sharePercentMax, viewsMax } }) => {
    const base = before?.base ?? null
    if (base === null || views <= viewsMax) return null
    const gained = views - base.viewCount
    if (gained * 100 <= views * sharePercentMax) return null
    const percent = Math.floor((gained / views) * 100)
    return `${count(gained)} of ${count(views)} views (${percent}%) came within ${withinHours(base.hours)}, after its first day.`
  },
  'shared-payout': (_views, { payoutSharers }) => {
    if (payoutSharers === 0) return null
    const others =
      payoutSharers === 1 ? 'another creator is' : `${payoutSharers} other creators are`
    return `The earnings would go to a bank account to which ${others} paid too.`
  },
  drop: (views, { before }, { drop: { percentMax, viewsMax } }) => {
    const highest = before?.highest ?? 0
    if (highest <= viewsMax || (highest - views) * 100 <= highest * percentMax) return null
    const percent = Math.floor(((highest - views) / highest) * 100)
    return `The platform took back ${count(highest - views)} of ${count(highest)} views (${percent}%).`
  },
}

const parts = {
  'above-median': 'aboveMedian',
  'few-followers': 'fewFollowers',
  'few-likes': 'fewLikes',
  burst: 'burst',
  'shared-payout': 'sharedPayout',
  drop: 'drop',
} as const satisfies Record<SignalCode, keyof RiskSettings>

function effectOf(code: SignalCode, settings: RiskSettings): SignalEffect {
  return settings[parts[code]].effect
}

const namedFinders = Object.entries(finders) as [SignalCode, (typeof finders)[SignalCode]][]

/** The signals that hold and are not switched off, in words with their numbers. */
export function findSignals(facts: RiskFacts, settings: RiskSettings): HeldSignal[] {
  const { viewCount } = facts
  if (viewCount === null) return []
  const signals: HeldSignal[] = []
  for (const [code, find] of namedFinders) {
    if (effectOf(code, settings) === 'off') continue
    const text = find(viewCount, facts, settings)
    if (text !== null) signals.push({ code, text })
  }
  return signals
}

/** Whether these signals set earnings aside: one alone, or one together with another (decision 28). */
export function setsAside(signals: readonly HeldSignal[], settings: RiskSettings): boolean {
  const effects = signals.map(({ code }) => effectOf(code, settings))
  return effects.includes('set-aside') || (effects.length > 1 && effects.includes('with-another'))
}

function count(value: number): string {
  return value.toLocaleString('en-US')
}

function withinHours(hours: number): string {
  return hours === 1 ? 'an hour' : `${hours} hours`
}
