import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { campaignParams } from '../ids.ts'
import { cents } from '../shapes.ts'
import { inviteQuery } from './offers.ts'

const forecast = z.object({
  /** From finished posts in campaigns of its category, on its platforms; null if there are too few. */
  like: z.nullable(
    z.object({
      posts: z.int(),
      /** At least half of them reached this many views, and earned this much where they were. */
      medianViews: z.int(),
      medianEarnedCents: cents,
      /** What that many views would earn here. */
      hereCents: cents,
    }),
  ),
  /** What the caller's newest posts on its platforms would have earned here; null if there are too few. */
  own: z.nullable(
    z.object({ posts: z.int(), lowestCents: cents, medianCents: cents, highestCents: cents }),
  ),
})
export type Forecast = z.output<typeof forecast>

export const readForecastCall = endpoint({
  name: 'readForecast',
  method: 'GET',
  path: '/api/offers/{id}/forecast',
  summary:
    'Earnings of posts in similar campaigns, and what your own posts would have earned in this one',
  access: ['creator'],
  refusals: ['campaign-not-found'],
  params: campaignParams,
  query: inviteQuery,
  response: forecast,
})
