import * as z from 'zod/mini'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { userParams } from '../ids.ts'
import { acknowledged, cents, reason, timestamp } from '../shapes.ts'

/** What prevents the deletion of an account. */
export const deletionBlockers = [
  'payout-on-its-way',
  'money-frozen',
  'money-owed',
  'dispute-open',
  'campaign-open',
  'money-left',
  'money-reserved',
  'payment-open',
  'refund-open',
  'chargeback-open',
  'transfer-first',
  'last-admin',
] as const
export type DeletionBlocker = (typeof deletionBlockers)[number]

const deletionPlan = z.object({
  blockers: z.array(
    z.object({
      code: z.enum(deletionBlockers),
      count: z.int(),
      /** Null where it is not about an amount. */
      cents: z.nullable(cents),
      /** When it ends at the latest; null if unknown. */
      until: z.nullable(timestamp),
    }),
  ),
  /** Earned and not withdrawn, its hold included: nobody can be paid it afterwards. */
  givesUpCents: cents,
  /** Posts in review, which are withdrawn. */
  pendingPostsCount: z.int(),
  /** Approved posts, which stop earning. */
  earningPostsCount: z.int(),
})

/** The amount that was shown; refused if it has changed since. */
const givesUpCents = cents

export const readDeletionCall = endpoint({
  name: 'readDeletion',
  method: 'GET',
  path: '/api/account/deletion',
  summary: 'What prevents deleting your account, and what you would give up',
  access: 'signed-in',
  refusals: ['user-not-found'],
  response: deletionPlan,
})
export type DeletionPlan = ResponseOf<typeof readDeletionCall>

export const deleteAccountCall = endpoint({
  name: 'deleteAccount',
  method: 'POST',
  path: '/api/account/deletion',
  summary: 'Delete your account; this is final',
  access: 'signed-in',
  needsFreshSignIn: true,
  refusals: ['own-account', 'account-deleted', 'deletion-blocked', 'amount-changed'],
  body: z.strictObject({ givesUpCents }),
  response: acknowledged,
})

export const readUserDeletionCall = endpoint({
  name: 'readUserDeletion',
  method: 'GET',
  path: '/api/admin/users/{id}/deletion',
  summary: 'What prevents deleting a user’s account, and what they would give up',
  access: ['admin'],
  refusals: ['user-not-found'],
  params: userParams,
  response: deletionPlan,
})

export const deleteUserCall = endpoint({
  name: 'deleteUser',
  method: 'POST',
  path: '/api/admin/users/{id}/deletion',
  summary: 'Delete a user’s account at their written request; this is final',
  access: ['admin'],
  needsFreshSignIn: true,
  refusals: [
    'user-not-found',
    'own-account',
    'account-deleted',
    'deletion-blocked',
    'amount-changed',
  ],
  params: userParams,
  body: z.strictObject({ givesUpCents, reason }),
  response: acknowledged,
})
