import * as z from 'zod/mini'
import { frozenCauses } from '../books/ledger.ts'
import { metricSources, payoutStatuses } from '../enums.ts'
import { payoutId } from '../ids.ts'
import { watch } from '../risk/signals.ts'
import { cents, centsPerKViews, id, timestamp } from '../shapes.ts'
import { moneyBack } from './money-back.ts'
import { adminReasons, closingCodes, lockReasons } from './reasons.ts'
import { timeline } from './timeline.ts'

/** What happens to a pending post without a decision; null or empty once it is decided. */
export const deadline = {
  decisionDueAt: z.nullable(timestamp),
  /** The same time if the system then approves the post; null if an admin decides. */
  autoApprovesAt: z.nullable(timestamp),
  adminReasons: z.array(z.enum(adminReasons)),
  /** What approving pays at once from the campaign's remaining money, and the terms from then on. */
  approvalPay: z.nullable(
    z.object({
      viewsCents: cents,
      /** Whole, or 0 while the campaign has less. */
      bonusCents: cents,
      /** The bonus and the views so far, regardless of the campaign's money: a top-up pays the rest. */
      worthCents: cents,
      ratePerKViewsCents: centsPerKViews,
      maxPayoutCents: cents,
    }),
  ),
  /** When the post’s platform showed it last. */
  lastSeenAt: z.nullable(timestamp),
  /** Since when the post could not be read before its automatic approval, which is delayed by at most a day. */
  unreadSince: z.nullable(timestamp),
}

/** What a post earned, by kind; they add up to its earnings. */
const earnedByKind = z.object({
  viewsCents: cents,
  bonusCents: cents,
  goodwillCents: cents,
  /** Taken back: zero or less. */
  correctionCents: cents,
  reinstatedCents: cents,
  /** The part of what was taken back that void views had earned: zero or less. */
  voidedCents: cents,
})

/** The payouts that its money is or was sent in, newest first, with this post's share of each. */
const postPayouts = z.array(
  z.object({
    id: payoutId,
    number: z.string(),
    createdAt: timestamp,
    status: z.enum(payoutStatuses),
    amountCents: cents,
  }),
)
export type PostPayout = z.output<typeof postPayouts>[number]

/** Where the part of its earnings is that no payout contains, largest first. */
const unpaidMoney = z.array(
  z.object({
    place: z.enum(['available', 'maturing', ...frozenCauses]),
    amountCents: cents,
    /** When the hold of the last of it ends; null if it is not on hold. */
    at: z.nullable(timestamp),
  }),
)
export type UnpaidMoney = z.output<typeof unpaidMoney>

/** What only the creator sees. */
export const income = { earnedByKind, payouts: postPayouts, unpaid: unpaidMoney }

/** The facts that the creator and the brand both see: "a receipt for every cent". */
export const receipt = {
  terms: z.object({
    ratePerKViewsCents: centsPerKViews,
    minPayoutCents: cents,
    maxPayoutCents: cents,
    flatBonusCents: cents,
  }),
  snapshots: z.array(
    z.object({
      id,
      snapshotTime: timestamp,
      viewCount: z.nullable(z.int()),
      likeCount: z.nullable(z.int()),
      commentCount: z.nullable(z.int()),
      shareCount: z.nullable(z.int()),
      source: z.enum(metricSources),
      counted: z.boolean(),
      /** For a pending post: what its approval counts, over all its readings. */
      countsOnceApproved: z.boolean(),
      note: z.nullable(z.string()),
      enteredBy: z.nullable(z.string()),
    }),
  ),
  timeline,
  ...moneyBack,
  /** What was unusual when it was submitted, in words with the numbers. */
  risks: z.array(z.string()),
  watch,
  ...deadline,
  approvedAt: z.nullable(timestamp),
  rejectedAt: z.nullable(timestamp),
  rejectionCode: z.nullable(z.enum(closingCodes)),
  /** The last moment at which the creator may submit it again; null if they may not. */
  resubmitUntil: z.nullable(timestamp),
  tracksUntil: z.nullable(timestamp),
  lockReason: z.nullable(z.enum(lockReasons)),
  /** What it is owed: money for its views, and what it was promised. A top-up of the campaign pays it. */
  dueCents: cents,
  /** The part that is the bonus promised with its approval. */
  bonusDueCents: cents,
  /** The part owed again because its reversal was undone. */
  owedAgainCents: cents,
  /** Views counted as void when their money was taken back: nothing is paid for them. */
  voidedViews: z.int(),
}
