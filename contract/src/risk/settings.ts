import * as z from 'zod/mini'
import { signalEffects } from './signals.ts'

/** How many of an account's latest posts a post is compared with. */
export const comparedPostsMax = 30

const effect = z.enum(signalEffects, 'Choose the signal’s effect')

function whole(least: number, most: number) {
  const message = `Enter a whole number from ${least.toLocaleString('en-US')} to ${most.toLocaleString('en-US')}`
  return z.int(message).check(z.minimum(least, message), z.maximum(most, message))
}

function percent(least: number) {
  const message = `Enter a number from ${least} to 100`
  return z.number(message).check(z.minimum(least, message), z.maximum(100, message))
}

const views = whole(0, 1_000_000_000)

/** One part per signal; a number that is named a minimum or maximum is still ordinary itself. */
export const riskSettings = z.strictObject({
  aboveMedian: z.strictObject({ effect, timesMax: whole(2, 1000) }),
  fewFollowers: z.strictObject({ effect, followersMin: views, viewsMax: views }),
  fewLikes: z.strictObject({ effect, likesPercentMin: percent(0.01), viewsMax: views }),
  burst: z.strictObject({ effect, sharePercentMax: whole(1, 99), viewsMax: views }),
  sharedPayout: z.strictObject({ effect }),
  drop: z.strictObject({ effect, percentMax: whole(1, 99), viewsMax: views }),
  /** Days without a reason to set money aside after which it is released. */
  quietDays: whole(1, 90),
})
export type RiskSettings = z.output<typeof riskSettings>

/** Going viral is what everyone here hopes for: by default, reach alone freezes nothing. */
export const defaultRiskSettings: RiskSettings = {
  aboveMedian: { effect: 'show', timesMax: 5 },
  fewFollowers: { effect: 'show', followersMin: 500, viewsMax: 10_000 },
  fewLikes: { effect: 'set-aside', likesPercentMin: 0.3, viewsMax: 20_000 },
  burst: { effect: 'with-another', sharePercentMax: 60, viewsMax: 10_000 },
  sharedPayout: { effect: 'with-another' },
  drop: { effect: 'set-aside', percentMax: 30, viewsMax: 1000 },
  quietDays: 3,
}
