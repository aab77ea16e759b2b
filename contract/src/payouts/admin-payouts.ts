import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { payoutStatuses } from '../enums.ts'
import { creatorId, payoutId, payoutParams, userId } from '../ids.ts'
import { byProvider } from '../refusals/outside.ts'
import { cents, paging, reason, reverse, search, timestamp } from '../shapes.ts'

/** Any creator's payout, with the provider's last message. */
export const adminPayout = z.object({
  id: payoutId,
  /** A short number for people, such as "P-1042". */
  number: z.string(),
  userId,
  creatorName: z.string(),
  creatorHandle: z.string(),
  totalCents: cents,
  status: z.enum(payoutStatuses),
  createdAt: timestamp,
  /** When it was paid or failed; null while queued. */
  settledAt: z.nullable(timestamp),
  /** The provider's id of the transfer. */
  transferId: z.nullable(z.string()),
  /** The provider account it is paid to. */
  destination: z.string(),
  /** How many times the provider was called. */
  callCount: z.int(),
  /** Since when it has been unknown whether a transfer was made. */
  unknownSince: z.nullable(timestamp),
  /** The provider's list did not answer it either: an admin has to decide. */
  needsAdmin: z.boolean(),
  /** Held by an admin, or because its creator is suspended: an admin sends or fails it, or ends the hold. */
  isHeld: z.boolean(),
  /** Held by an admin’s hold of this payout alone. */
  isHeldItself: z.boolean(),
  /** The admin’s words; null while it is not held, or held by a suspension alone. */
  holdReason: z.nullable(z.string()),
  /** It failed, and was requested again by an admin. */
  isRetried: z.boolean(),
  /** It failed, and this payout took what was available since; null otherwise. */
  laterNumber: z.nullable(z.string()),
  /** What a retry of a failed one would send now; null otherwise. */
  retryCents: z.nullable(cents),
  /** For a payout made outside the provider. */
  paidReference: z.nullable(z.string()),
  /** When the provider's list was last searched for it without finding a transfer. */
  lookedAt: z.nullable(timestamp),
  /** The provider's last message, in words. */
  reason: z.nullable(z.string()),
})
export type AdminPayout = z.output<typeof adminPayout>

export const listAllPayoutsCall = endpoint({
  name: 'listAllPayouts',
  method: 'GET',
  path: '/api/admin/payouts',
  summary: 'Payouts of every creator, newest first unless reversed',
  access: ['admin'],
  scope: 'payouts:read',
  query: z.strictObject({
    status: z.optional(z.enum(payoutStatuses)),
    creatorId: z.optional(creatorId),
    search,
    reverse,
    ...paging,
  }),
  response: z.array(adminPayout),
})

export const sendHeldPayoutCall = endpoint({
  name: 'sendHeldPayout',
  method: 'POST',
  path: '/api/admin/payouts/{id}/send',
  summary: 'Send a held payout; a suspension or a hold of its creator stays',
  access: ['admin'],
  needsFreshSignIn: true,
  refusals: [
    'payout-not-found',
    'payout-not-held',
    'payout-in-the-air',
    'restored-from-backup',
    'provider-unclear',
    ...byProvider,
  ],
  params: payoutParams,
  body: z.strictObject({ reason }),
  response: z.object({ id: payoutId, status: z.enum(payoutStatuses) }),
})

export const failHeldPayoutCall = endpoint({
  name: 'failHeldPayout',
  method: 'POST',
  path: '/api/admin/payouts/{id}/fail',
  summary:
    'Fail a held payout if the provider lists no transfer; a listed transfer is booked instead',
  access: ['admin'],
  needsFreshSignIn: true,
  refusals: [
    'payout-not-found',
    'payout-not-held',
    'payout-in-the-air',
    'restored-from-backup',
    'provider-unclear',
    ...byProvider,
  ],
  params: payoutParams,
  body: z.strictObject({ reason }),
  response: z.object({ id: payoutId, status: z.enum(payoutStatuses) }),
})

export const recheckPayoutCall = endpoint({
  name: 'recheckPayout',
  method: 'POST',
  path: '/api/admin/payouts/{id}/ask',
  summary: 'Check a queued payout with the provider now, as the schedule does; never pays twice',
  access: ['admin'],
  needsFreshSignIn: true,
  refusals: ['payout-not-found', 'payout-settled', ...byProvider],
  params: payoutParams,
  response: z.object({ id: payoutId, status: z.enum(payoutStatuses) }),
})
