import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { campaignId, fraudWarningId, fraudWarningParams, fundingId } from '../ids.ts'
import { acknowledged, cents, paging, reason, timestamp } from '../shapes.ts'

/** The admin's decision. */
export const fraudDecisions = ['refunded', 'kept'] as const

/** A bank's report that a card was used in fraud, before anyone claims the payment back. */
export const fraudWarning = z.object({
  id: fraudWarningId,
  campaignId,
  campaignName: z.string(),
  brandName: z.string(),
  fundingId,
  paidAt: timestamp,
  /** The amount paid by card. */
  amountCents: cents,
  /** The part that the campaign still has and that the card can get back. */
  refundableCents: cents,
  /** The bank's reason, in the provider's word for it: `made_with_stolen_card`. */
  fraudType: z.string(),
  /** Neither disputed nor refunded whole: there is something to decide. */
  isActionable: z.boolean(),
  decision: z.nullable(z.enum(fraudDecisions)),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(timestamp),
  warnedAt: timestamp,
})
export type FraudWarning = z.output<typeof fraudWarning>

/** `open`: an admin can still do something; `closed`: decided, claimed or refunded. */
export const warningStates = ['open', 'closed'] as const
export type WarningState = (typeof warningStates)[number]

export const listFraudWarningsCall = endpoint({
  name: 'listFraudWarnings',
  method: 'GET',
  path: '/api/admin/fraud-warnings',
  summary: 'Payments whose card was reported as used in fraud, newest first',
  access: ['admin'],
  query: z.strictObject({ state: z.optional(z.enum(warningStates)), ...paging }),
  response: z.array(fraudWarning),
})

export const refundWarnedCall = endpoint({
  name: 'refundWarned',
  method: 'POST',
  path: '/api/admin/fraud-warnings/{id}/refund',
  summary: 'Refund the campaign’s rest of a reported payment to its card, and pause the campaign',
  access: ['admin'],
  needsFreshSignIn: true,
  refusals: [
    'fraud-warning-not-found',
    'fraud-warning-decided',
    'payment-disputed',
    'nothing-to-refund',
  ],
  params: fraudWarningParams,
  body: z.strictObject({ reason }),
  response: acknowledged,
})

export const keepWarnedCall = endpoint({
  name: 'keepWarned',
  method: 'POST',
  path: '/api/admin/fraud-warnings/{id}/keep',
  summary: 'Keep a reported payment, with the reason why it is genuine',
  access: ['admin'],
  refusals: ['fraud-warning-not-found', 'fraud-warning-decided'],
  params: fraudWarningParams,
  body: z.strictObject({ reason }),
  response: acknowledged,
})
