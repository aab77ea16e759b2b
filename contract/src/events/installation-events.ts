import * as z from 'zod/mini'
import { discrepancySubjects } from '../books/discrepancies.ts'
import { userRoles } from '../enums.ts'
import { campaignId, creatorId, userId } from '../ids.ts'
import { cents } from '../shapes.ts'
import { publicEvent } from './event-parts.ts'

const ofPayout = {
  creatorId,
  totalCents: cents,
  /** Why it failed or is held, in words. */
  reason: z.nullable(z.string()),
  reversedCents: cents.check(z.describe('What has come back of it so far, in all.')),
}
const payout = (summary: string) => publicEvent({ summary, path: null, fields: ofPayout })
const user = (summary: string) =>
  publicEvent({
    summary,
    path: '/api/admin/users/{userId}',
    fields: { userId, role: z.enum(userRoles) },
  })

/** The books differ or are not checked, a backup was restored, or another database server took over. */
export const payoutStops = ['books', 'restore', 'server'] as const
export type PayoutStop = (typeof payoutStops)[number]

export const installationEvents = {
  'payout.requested': payout('A creator asked for a payout'),
  'payout.paid': payout('A payout was sent'),
  'payout.failed': payout('A payout could not be sent; its money is the creator’s again'),
  'payout.held': payout('An admin holds a payout'),
  'payout.reversed': publicEvent({
    summary: 'Part of a payout, or all of it, came back',
    path: null,
    fields: {
      ...ofPayout,
      amountCents: cents.check(z.describe('What came back this time.')),
    },
  }),
  'payouts.stopped': publicEvent({
    summary: 'Payouts are stopped until the books are in order; what creators asked for waits',
    path: '/api/admin/books',
    fields: { reason: z.enum(payoutStops) },
  }),
  'payouts.resumed': publicEvent({
    summary: 'Payouts are sent again',
    path: '/api/admin/books',
    fields: {},
  }),
  'creator.registered': user('A creator opened an account'),
  'brand.created': publicEvent({
    summary: 'A brand was created',
    path: '/api/admin/users/{ownerUserId}',
    fields: { ownerUserId: userId },
  }),
  'user.suspended': user('An account was suspended'),
  'user.restored': user('A suspended account was restored'),
  'user.deleted': user('An account was deleted'),
  'report.opened': publicEvent({
    summary: 'A creator reported a campaign',
    path: null,
    fields: { campaignId },
  }),
  'exception.opened': publicEvent({
    summary: 'The books differ from the payment provider’s list',
    path: '/api/admin/books/exceptions/{id}',
    fields: { kind: z.enum(discrepancySubjects), providerCents: cents, ledgerCents: cents },
  }),
}
