import * as z from 'zod/mini'
import { openRestore } from '../books/books.ts'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { platforms } from '../enums.ts'
import { fundingId, submissionId, userId } from '../ids.ts'
import { shortfall } from '../payouts/provider-money.ts'
import { cents, timestamp } from '../shapes.ts'

/**
 * Why tracked posts are not read. Of the platform: it does not respond, limits how often we ask, our
 * quota there is used up, it refuses our keys, wants credits, does not know our request, or shows none
 * of its posts at once. Of an account: its grant is gone, or lacks a permission. Of a post: it is older
 * than its account's switch to professional, hides its views, is refused alone, is missing from a response, or is
 * said not to exist. Ours: our own limit, or a fault.
 */
export const readingTroubles = [
  'outage',
  'throttled',
  'quota',
  'keys',
  'removed',
  'credits',
  'request',
  'vanished',
  'reconnect',
  'permission',
  'professional',
  'views-hidden',
  'not-offered',
  'refused',
  'unanswered',
  'absent',
  'own-quota',
  'broken',
] as const
export type ReadingTrouble = (typeof readingTroubles)[number]

/** How many are waiting, and since when; null when none are. */
const waiting = z.object({ count: z.int(), since: z.nullable(timestamp) })

/** The same of posts, with the one to decide on first. */
const waitingPosts = z.extend(waiting, { firstId: z.nullable(submissionId) })

/** After this long, an admin no longer needs to see a failed payout. */
export const failedPayoutDays = 7

export const readAttentionCall = endpoint({
  name: 'readAttention',
  method: 'GET',
  path: '/api/admin/attention',
  summary: 'Posts, payouts, payments and platforms that need attention',
  access: ['admin'],
  response: z.object({
    riskySubmissions: waitingPosts,
    overdueSubmissions: waitingPosts,
    /** Decisions about posts that wait for an admin, each post and each dispute once. */
    postDecisionsCount: z.int(),
    /** Payouts and refunds are stopped after a restore from a backup. */
    restore: z.nullable(openRestore),
    /** Approved posts whose new earnings are set aside. */
    doubtedSubmissions: waitingPosts,
    /** Disputes of creators that an admin decides: answered, or past the brand's time. */
    disputes: waitingPosts,
    /** Sent to the provider; outcome unknown. */
    unclearPayouts: waiting,
    /** Payouts of suspended creators, which an admin sends or fails. */
    heldPayouts: waiting,
    /** Creators whose money was frozen while they were suspended, longest first; at most 20. */
    frozenCreators: z.array(
      z.object({ userId, displayName: z.string(), frozenCents: cents, since: timestamp }),
    ),
    /** Differences between the books and the provider that no one has explained or booked. */
    openExceptions: waiting,
    /** Failed within the last `failedPayoutDays`. */
    failedPayouts: waiting,
    /** Payments that a bank disputes and that we have not answered. */
    chargebacks: waiting,
    /** Payments whose card was reported as used in fraud, undecided. */
    fraudWarnings: waiting,
    /** Creators whose payout account the provider would not open, in its own words; at most 20. */
    refusedAccounts: z.array(
      z.object({ userId, displayName: z.string(), words: z.string(), since: timestamp }),
    ),
    /** How much the provider will be short of what is owed; null while it holds enough. */
    shortfall: z.nullable(shortfall),
    /** Paid at the provider, but not as requested, so nothing was booked. */
    strayFundings: z.array(
      z.object({
        id: fundingId,
        campaignName: z.string(),
        brandUserId: userId,
        amountCents: cents,
        reason: z.string(),
        createdAt: timestamp,
      }),
    ),
    /** Messages and reports without an answer. */
    openMessages: waiting,
    /** What the last check of the setup found wrong, and since when something has been. */
    failedSetupChecks: waiting,
    /** Why posts were not read last, and what a platform itself fails at, in its own words. */
    failingPlatforms: z.array(
      z.object({
        platform: z.enum(platforms),
        trouble: z.enum(readingTroubles),
        unreadCount: z.int(),
        trackedCount: z.int(),
        detail: z.nullable(z.string()),
        since: z.nullable(timestamp),
      }),
    ),
  }),
})
export type Attention = ResponseOf<typeof readAttentionCall>
