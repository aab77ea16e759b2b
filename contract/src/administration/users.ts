import * as z from 'zod/mini'
import { handedOverHours } from '../accounts/factor-lifetimes.ts'
import { debt } from '../earnings/earnings.ts'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { kycStatuses, platforms, userRoles } from '../enums.ts'
import {
  brandId,
  campaignId,
  creatorId,
  payoutHoldId,
  refundId,
  socialAccountId,
  userId,
  userParams,
} from '../ids.ts'
import { acknowledged, cents, paging, reason, reverse, search, timestamp } from '../shapes.ts'

/** A user as an admin's list shows them. */
export const adminUser = z.object({
  id: userId,
  role: z.enum(userRoles),
  displayName: z.string(),
  email: z.string(),
  avatarUrl: z.nullable(z.string()),
  /** Null unless a creator. */
  handle: z.nullable(z.string()),
  /** Null unless the owner of a brand; of several, all their names. */
  brandName: z.nullable(z.string()),
  kycStatus: z.enum(kycStatuses),
  joinedAt: timestamp,
  /** Since when the user may not sign in, and why; null when not suspended. */
  suspension: z.nullable(z.object({ at: timestamp, reason: z.string() })),
  /** A deleted account is suspended as well, and names nobody. */
  deletedAt: z.nullable(timestamp),
  /** What a creator earned or a brand funded so far; null for an admin. */
  moneyCents: z.nullable(cents),
})
export type AdminUser = z.output<typeof adminUser>

export const userStatuses = ['active', 'suspended'] as const

export const listUsersCall = endpoint({
  name: 'listUsers',
  method: 'GET',
  path: '/api/admin/users',
  summary: 'All users, newest first unless reversed, with search and filters',
  access: ['admin'],
  scope: 'users:read',
  query: z.strictObject({
    search,
    role: z.optional(z.enum(userRoles)),
    status: z.optional(z.enum(userStatuses)),
    kyc: z.optional(z.enum(kycStatuses)),
    reverse,
    ...paging,
  }),
  response: z.array(adminUser),
})

const connectedAccount = z.object({
  id: socialAccountId,
  platform: z.enum(platforms),
  username: z.string(),
  followerCount: z.int(),
  isVerified: z.boolean(),
  needsReconnect: z.boolean(),
  connectedAt: timestamp,
})

/** Where a creator's earnings are now; the parts less what was taken back add up to the total earned. */
const creatorSide = z.object({
  id: creatorId,
  earnedCents: cents,
  paidCents: cents,
  /** Taken back after its payout and not recovered, and the part still owed. */
  takenBackCents: cents,
  owedCents: cents,
  /** The latest posts it is owed for. */
  debts: z.array(debt),
  /** Set while an admin holds every payout of this creator; null otherwise. */
  payoutHold: z.nullable(z.object({ at: timestamp, reason: z.string() })),
  /** Each admin's hold of their payouts, oldest first; a release ends one. */
  payoutHolds: z.array(
    z.object({
      id: payoutHoldId,
      at: timestamp,
      reason: z.string(),
      /** Null for a hold from before this was written down. */
      by: z.nullable(z.string()),
    }),
  ),
  inTransitCents: cents,
  availableCents: cents,
  maturingCents: cents,
  /** Frozen, for any reason. */
  frozenCents: cents,
  /** The part that their suspension froze, which an admin decides about here. */
  frozenWithAccountCents: cents,
  /** A post with some of that money is disputed; the dispute is decided first. */
  isFrozenDisputed: z.boolean(),
  payoutAccountStatus: z.enum(['not_connected', 'pending', 'connected', 'restricted']),
  payoutProblem: z.nullable(z.string()),
  payoutCountry: z.nullable(z.string()),
  accounts: z.array(connectedAccount),
})

/**
 * paid in + over-refunded = spent + fees + refunded + charged back + held, over all campaigns of every brand that the user owns,
 * as on the brand's Billing page.
 */
const brandSide = z.object({
  /** The oldest brand. */
  id: brandId,
  paidInCents: cents,
  spentCents: cents,
  feesCents: cents,
  refundedCents: cents,
  /** Refunded beyond what campaigns had left and not repaid since, and the part still owed. */
  overRefundedCents: cents,
  owedCents: cents,
  /** The latest refunds that it is owed for. */
  debts: z.array(
    z.object({
      refundId,
      campaignId,
      campaignName: z.string(),
      since: timestamp,
      owedCents: cents,
      paidCents: cents,
      writtenOffCents: cents,
    }),
  ),
  chargedBackCents: cents,
  heldCents: cents,
  campaignCount: z.int(),
})

export const readUserCall = endpoint({
  name: 'readUser',
  method: 'GET',
  path: '/api/admin/users/{id}',
  summary: 'One user with money, accounts and admin actions',
  access: ['admin'],
  scope: 'users:read',
  refusals: ['user-not-found'],
  params: userParams,
  response: z.extend(adminUser, {
    isEmailProven: z.boolean(),
    hasSecondFactor: z.boolean(),
    sessionCount: z.int(),
    creator: z.nullable(creatorSide),
    brand: z.nullable(brandSide),
    /** How many brands they may own, and those they do, the oldest first; null unless a brand's account. */
    ownBrands: z.nullable(
      z.object({ max: z.int(), list: z.array(z.object({ id: brandId, name: z.string() })) }),
    ),
    actions: z.array(
      z.object({ at: timestamp, action: z.string(), by: z.string(), note: z.nullable(z.string()) }),
    ),
    /**
     * Sign-ins, refused attempts and credential changes; network addresses are kept for `originsKeptDays`.
     */
    signIns: z.array(
      z.object({
        at: timestamp,
        action: z.string(),
        network: z.nullable(z.string()),
        userAgent: z.nullable(z.string()),
      }),
    ),
  }),
})
/** A user with their money, their accounts, and what others did to the account. */
export type UserDetail = ResponseOf<typeof readUserCall>

export const releaseFrozenCall = endpoint({
  name: 'releaseFrozen',
  method: 'POST',
  path: '/api/admin/users/{id}/release-frozen',
  summary:
    'Release frozen money to the creator: back into its hold, or available if the hold is over',
  access: ['admin'],
  needsFreshSignIn: true,
  refusals: ['creator-not-found', 'nothing-frozen'],
  params: userParams,
  body: z.strictObject({ reason }),
  response: z.object({ releasedCents: cents }),
})

export const takeBackFrozenCall = endpoint({
  name: 'takeBackFrozen',
  method: 'POST',
  path: '/api/admin/users/{id}/take-back-frozen',
  summary: 'Return frozen money to the campaigns it came from, as corrections; this is final',
  access: ['admin'],
  needsFreshSignIn: true,
  refusals: ['creator-not-found', 'nothing-frozen', 'dispute-open'],
  params: userParams,
  body: z.strictObject({ reason }),
  response: z.object({ takenBackCents: cents }),
})

export const endSessionsCall = endpoint({
  name: 'endSessions',
  method: 'POST',
  path: '/api/admin/users/{id}/end-sessions',
  summary: 'Sign a user out everywhere; an admin keeps the current session',
  access: ['admin'],
  refusals: ['user-not-found'],
  params: userParams,
  response: acknowledged,
})

export const makePasswordLinkCall = endpoint({
  name: 'makePasswordLink',
  method: 'POST',
  path: '/api/admin/users/{id}/password-link',
  summary: `Make a single-use link, valid for ${handedOverHours} hours, with which a creator or brand sets a new password`,
  access: ['admin'],
  needsFreshSignIn: true,
  refusals: ['admin-password', 'one-admin-alone', 'user-not-found', 'user-suspended'],
  params: userParams,
  body: z.strictObject({ reason }),
  response: z.object({ url: z.string() }),
})
