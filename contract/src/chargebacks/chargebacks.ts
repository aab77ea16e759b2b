import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { campaignId, chargebackId, chargebackParams, fundingId } from '../ids.ts'
import { statementMaxLength } from '../limits.ts'
import { byProvider } from '../refusals/outside.ts'
import { acknowledged, cents, paging, reason, search, timestamp } from '../shapes.ts'

/** `closed`: the bank's question was answered, and no money moved. */
export const chargebackStatuses = [
  'needs_response',
  'under_review',
  'won',
  'lost',
  'closed',
] as const
export type ChargebackStatus = (typeof chargebackStatuses)[number]

export const responseKinds = ['evidence', 'acceptance'] as const
export type ResponseKind = (typeof responseKinds)[number]

/** `requested`: decided, and the provider has not confirmed it. */
export const responseStatuses = ['requested', 'sent', 'failed'] as const

/** What everyone involved sees about a disputed payment. */
const shared = {
  id: chargebackId,
  campaignId,
  campaignName: z.string(),
  /** The disputed payment, and when it was made. */
  fundingId,
  paidAt: timestamp,
  amountCents: cents,
  /** A question of the bank: no money has moved. */
  isInquiry: z.boolean(),
  status: z.enum(chargebackStatuses),
  /** The bank's reason, in the provider's word for it: `fraudulent`. */
  reason: z.string(),
  openedAt: timestamp,
  closedAt: z.nullable(timestamp),
}

/** A brand's own: what was taken from the campaign, and what the brand owes. */
export const brandChargeback = z.object({
  ...shared,
  /** Unspent money of the campaign that the bank took, its fee part included. */
  fromCampaignCents: cents,
  /** The part already earned, with its fee: owed while the dispute is open, given up once it is lost. */
  owedCents: cents,
})
export type BrandChargeback = z.output<typeof brandChargeback>

export const listBrandChargebacksCall = endpoint({
  name: 'listBrandChargebacks',
  method: 'GET',
  path: '/api/brand/chargebacks',
  summary: 'Payments of the brand that a bank claims or questions, newest first',
  access: ['brand'],
  scope: 'billing:read',
  /** `claimed`: disputes whose money the bank has taken and not decided about. */
  query: z.strictObject({
    campaignId: z.optional(campaignId),
    state: z.optional(z.enum(['claimed'])),
    ...paging,
  }),
  response: z.array(brandChargeback),
})

export const chargeback = z.object({
  ...shared,
  brandName: z.string(),
  stripeDisputeId: z.string(),
  /** Evidence is accepted until then. */
  dueAt: z.nullable(timestamp),
  /** How an admin has decided to answer the bank's present claim; null before that. */
  responseKind: z.nullable(z.enum(responseKinds)),
  responseStatus: z.nullable(z.enum(responseStatuses)),
  /** An inconsistency that an admin has to resolve; null otherwise. */
  problem: z.nullable(z.string()),
})
export type Chargeback = z.output<typeof chargeback>

export const listChargebacksCall = endpoint({
  name: 'listChargebacks',
  method: 'GET',
  path: '/api/admin/chargebacks',
  summary:
    'Chargebacks of every brand; open ones by due date, closed ones or all of them newest first',
  access: ['admin'],
  query: z.strictObject({
    state: z._default(z.enum(['open', 'closed', 'all']), 'open'),
    campaignId: z.optional(campaignId),
    /** Searches the campaign, the brand and Stripe’s id. */
    search,
    ...paging,
  }),
  response: z.array(chargeback),
})

/** One text of the evidence, as the bank reads it. */
export const evidenceSection = z.object({ title: z.string(), text: z.string() })
export type EvidenceSection = z.output<typeof evidenceSection>

/** An answer to the bank. */
export const chargebackResponse = z.object({
  kind: z.enum(responseKinds),
  /** To the bank's question; otherwise to its claim. */
  isToInquiry: z.boolean(),
  status: z.enum(responseStatuses),
  decidedBy: z.string(),
  decidedAt: timestamp,
  /** When the provider confirmed or refused it. */
  settledAt: z.nullable(timestamp),
  /** The provider's last message, in its words. */
  reason: z.nullable(z.string()),
  /** The provider does not say whether it received the answer: see its dashboard. */
  needsAdmin: z.boolean(),
})
export type ChargebackResponse = z.output<typeof chargebackResponse>

export const chargebackCase = z.extend(chargeback, {
  stripePaymentIntentId: z.string(),
  providerFeeCents: cents,
  /** Where the disputed money was taken from. */
  fromBudgetCents: cents,
  fromFeeCents: cents,
  owedCents: cents,
  /** Once lost: how much of that was recovered from money returned to the campaign, and how much was given up. */
  paidFromCampaignCents: cents,
  writtenOffCents: cents,
  /** Money of creators that is frozen while it is open. */
  frozenCents: cents,
  frozenCreatorsCount: z.int(),
  /** Newest first. */
  responses: z.array(chargebackResponse),
  /** What would be sent now or, once sent, what was. */
  evidence: z.array(evidenceSection),
  wasEvidenceSent: z.boolean(),
})
export type ChargebackCase = z.output<typeof chargebackCase>

export const readChargebackCall = endpoint({
  name: 'readChargeback',
  method: 'GET',
  path: '/api/admin/chargebacks/{id}',
  summary: 'One disputed payment with its money, its answers and the evidence from our receipts',
  access: ['admin'],
  refusals: ['chargeback-not-found'],
  params: chargebackParams,
  response: chargebackCase,
})

/** In an admin's own words, up to the provider's limit. */
export const statement = z
  .string()
  .check(
    z.trim(),
    z.maxLength(
      statementMaxLength,
      `At most ${statementMaxLength.toLocaleString('en-US')} characters fit here`,
    ),
  )

export const sendEvidenceCall = endpoint({
  name: 'sendEvidence',
  method: 'POST',
  path: '/api/admin/chargebacks/{id}/evidence',
  summary: 'Send the evidence to the bank; this is final, because the bank reads one answer',
  access: ['admin'],
  needsFreshSignIn: true,
  refusals: [
    'chargeback-not-found',
    'chargeback-answered',
    'chargeback-ended',
    'evidence-too-late',
    ...byProvider,
  ],
  params: chargebackParams,
  body: z.strictObject({ statement }),
  response: acknowledged,
})

export const acceptChargebackCall = endpoint({
  name: 'acceptChargeback',
  method: 'POST',
  path: '/api/admin/chargebacks/{id}/accept',
  summary:
    'Accept the loss of a disputed payment; the cardholder keeps the money, and this is final',
  access: ['admin'],
  needsFreshSignIn: true,
  refusals: [
    'chargeback-not-found',
    'chargeback-answered',
    'chargeback-ended',
    'inquiry-not-accepted',
    ...byProvider,
  ],
  params: chargebackParams,
  body: z.strictObject({ reason }),
  response: acknowledged,
})
