import type { Platform } from '../enums.ts'

/** What people do with a post besides watching it, as its platform counts it. */
export const engagementKinds = ['likes', 'comments', 'shares'] as const
export type EngagementKind = (typeof engagementKinds)[number]

/** What a platform never tells. A single post may lack more: its author hides it, or its kind has none. */
export const untold: Readonly<Record<Platform, readonly EngagementKind[]>> = {
  tiktok: [],
  instagram: [],
  youtube: ['shares'],
  x: [],
}

interface Engaged {
  /** Null if nothing is known of any of the posts. */
  readonly engagementCount: number | null
  /** Of the posts of which something is known. */
  readonly engagedViews: number
  readonly engagedSpentCents: number
}

/** Likes, comments and shares per view; null where nothing is known, or nobody watched. */
export function engagementRate({ engagementCount, engagedViews }: Engaged): number | null {
  return engagementCount === null || engagedViews <= 0 ? null : engagementCount / engagedViews
}

/**
 * What one like, comment or share cost, in cents, rounded to nearest; null where there is none, or where more money came back
 * in the range than was spent.
 */
export function costPerEngagementCents({
  engagementCount,
  engagedSpentCents,
}: Engaged): number | null {
  return engagementCount === null || engagementCount <= 0 || engagedSpentCents < 0
    ? null
    : Math.round(engagedSpentCents / engagementCount)
}
