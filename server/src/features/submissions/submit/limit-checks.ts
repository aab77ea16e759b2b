import { placesTakenSentence } from '#features/campaigns/public.ts'
import { addHours } from '#platform/clock.ts'
import { check, type RefusingCheck } from './submission-checks.ts'

/** A creator's posts in a campaign, and their recent submissions anywhere. */
export interface PostCounts {
  readonly pending: number
  /** Approved and not taken back: approved, locked or paid. */
  readonly approved: number
  /** When the posts of the last 24 hours were submitted, oldest first. */
  readonly submittedAt: readonly Date[]
  /** The same for the post’s channel, whoever submitted them; absent if no account was chosen. */
  readonly channelPending?: number
  readonly channelApproved?: number
  /** Posts by other creators. */
  readonly channelOthers?: number
}

export interface PostLimits {
  readonly pendingPostsMax: number
  readonly approvedPostsMax: number
  readonly submitsPerDay: number
  readonly at: Date
}

/** For the limit of posts that a creator submits. */
export const submitWindowHours = 24

/** Limits per creator: posts in review and approved per campaign, and posts per day (rules §3). */
export function checkLimits(
  counts: PostCounts,
  limits: PostLimits,
): RefusingCheck<'creator-limits'> {
  const { pendingPostsMax, approvedPostsMax } = limits
  const refusal = findReachedLimit(counts, limits)
  return check('creator-limits', refusal === null, [
    `You have ${counts.pending} of ${pendingPostsMax} posts in review here, and ${counts.approved} of ${approvedPostsMax} approved.`,
    refusal ?? '',
  ])
}

function findReachedLimit(counts: PostCounts, limits: PostLimits): string | null {
  const { pendingPostsMax, approvedPostsMax, submitsPerDay, at } = limits
  const { channelPending = 0, channelApproved = 0 } = counts
  if (counts.approved >= approvedPostsMax) {
    return `This campaign accepts at most ${posts(approvedPostsMax)} from one creator, and you have ${counts.approved} approved. Look for another campaign.`
  }
  if (counts.pending >= pendingPostsMax) {
    return `You have ${posts(counts.pending)} in review here, and this campaign accepts ${pendingPostsMax} at a time. Submit again when one of them is decided.`
  }
  if (channelApproved >= approvedPostsMax) {
    return `This campaign accepts at most ${posts(approvedPostsMax)} from one account, and this account has ${channelApproved} approved. Choose another account or campaign.`
  }
  if (channelPending >= pendingPostsMax) {
    return `This account has ${posts(channelPending)} in review here, and this campaign accepts ${pendingPostsMax} at a time. Submit again when one of them is decided.`
  }
  const first = counts.submittedAt[counts.submittedAt.length - submitsPerDay]
  if (first === undefined) return null
  return `You submitted ${posts(submitsPerDay)} in the last ${submitWindowHours} hours, the most you can. Submit again in ${waitUntil(addHours(first, submitWindowHours), at)}.`
}

export interface Places {
  readonly creatorsMax: number | null
  readonly placesLeft: number | null
}

/**
 * A creator whose posts are not all rejected has a place; the others share what is left. A channel has at most
 * one place, with the creator who submitted its posts (rules §3).
 */
export function checkPlaces(
  counts: Pick<PostCounts, 'pending' | 'approved' | 'channelOthers'>,
  { creatorsMax, placesLeft }: Places,
): RefusingCheck<'campaign-places'>[] {
  if (creatorsMax === null || placesLeft === null) return []
  const hasPlace = counts.pending + counts.approved > 0
  const { channelOthers = 0 } = counts
  const isOne = creatorsMax === 1
  const places = `${creatorsMax.toLocaleString('en-US')} ${isOne ? 'place' : 'places'}`
  const passed = hasPlace || (placesLeft > 0 && channelOthers === 0)
  return [
    check('campaign-places', passed, [
      hasPlace
        ? `You have ${isOne ? 'the only place' : `one of ${places}`} in this campaign.`
        : `${placesLeft.toLocaleString('en-US')} of ${places} for creators ${placesLeft === 1 ? 'is' : 'are'} left.`,
      placesLeft > 0 ? channelPlaceSentence : placesTakenSentence(creatorsMax),
    ]),
  ]
}

const channelPlaceSentence =
  'Another creator has a place in this campaign with posts from this account, and each account has only one place. Choose another account.'

function posts(count: number): string {
  return `${count} ${count === 1 ? 'post' : 'posts'}`
}

function waitUntil(then: Date, at: Date): string {
  const minutes = Math.max(Math.ceil((then.getTime() - at.getTime()) / 60_000), 1)
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? '1 hour' : `${hours} hours`
}
