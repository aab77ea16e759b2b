import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { cents, timestamp } from '../shapes.ts'

/** How a brand has decided about posts so far; null below five decisions, which say little. */
export const brandReviews = z.nullable(
  z.object({
    decidedPosts: z.int(),
    /** Half of them were decided within this many hours. */
    medianHours: z.int(),
    /** Rounded down. */
    approvedPercent: z.int(),
    /** Share of approvals made by the deadline, rounded up. */
    automaticPercent: z.int(),
  }),
)
export type BrandReviews = z.output<typeof brandReviews>

/** What creators can learn about a brand before they work for it. */
export const brandTrust = z.object({
  reviews: brandReviews,
  /** Earned by creators, in all its campaigns. */
  earnedCents: cents,
  /** Campaigns that were ever live, and when the first went live. */
  campaignCount: z.int(),
  since: z.nullable(timestamp),
})
export type BrandTrust = z.output<typeof brandTrust>

export const readOwnTrustCall = endpoint({
  name: 'readOwnTrust',
  method: 'GET',
  path: '/api/brand/trust',
  summary:
    'Your brand as creators see it: how it decides, and how much creators have earned from it',
  access: ['brand'],
  scope: 'campaigns:read',
  response: brandTrust,
})
