import * as z from 'zod/mini'
import { refundStatuses } from '../billing/billing.ts'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { discrepancyId, discrepancyParams, refundId } from '../ids.ts'
import { byProvider } from '../refusals/outside.ts'
import { cents, paging, reason, reference, timestamp } from '../shapes.ts'

/** Both sides of our balance at the provider, and the difference. */
const providerSides = z.object({
  /** When they were last compared, or when that was last tried; null before the first time. */
  comparedAt: z.nullable(timestamp),
  /** The time up to which the provider's list was read. */
  comparedUntil: z.nullable(timestamp),
  /** Why the last try failed; null if it did not. */
  failure: z.nullable(z.string()),
  /** The provider's balance at that time, available and pending; null if money moved while it was read. */
  balanceCents: z.nullable(cents),
  /** The sum of all its transactions. */
  listedCents: z.nullable(cents),
  ledgerCents: cents,
  transactionsCount: z.int(),
  /** Transactions of others who use the same account; left out. */
  foreignCount: z.int(),
  foreignCents: cents,
  openCount: z.int(),
  explainedCount: z.int(),
  explainedCents: cents,
})

export const readComparisonTotalsCall = endpoint({
  name: 'readComparisonTotals',
  method: 'GET',
  path: '/api/admin/books/provider',
  summary: 'The provider’s balance beside the ledger’s',
  access: ['admin'],
  scope: 'books:read',
  response: providerSides,
})
export type ComparisonTotals = ResponseOf<typeof readComparisonTotalsCall>

export const compareBooksCall = endpoint({
  name: 'compareBooks',
  method: 'POST',
  path: '/api/admin/books/compare',
  summary: 'Compare the ledger with the provider’s list now; one comparison runs at a time',
  access: ['admin'],
  refusals: [...byProvider],
  response: providerSides,
})

export const discrepancyStates = ['open', 'explained', 'booked', 'settled', 'returned'] as const
export type DiscrepancyState = (typeof discrepancyStates)[number]

/** The object that the two sides differ about. */
export const discrepancySubjects = [
  'payment',
  'refund',
  'transfer',
  'dispute',
  'fee',
  'operator',
  'other',
] as const
export type DiscrepancySubject = (typeof discrepancySubjects)[number]

const discrepancySchema = z.object({
  id: discrepancyId,
  kind: z.enum(discrepancySubjects),
  /** The provider's id of that object. */
  ref: z.string(),
  providerCents: cents,
  ledgerCents: cents,
  state: z.enum(discrepancyStates),
  /** The admin who took it. */
  ownerName: z.nullable(z.string()),
  foundAt: timestamp,
  endedAt: z.nullable(timestamp),
  /** A payment that no campaign can take, and that can be returned to its card. */
  mayRefund: z.boolean(),
  /** The campaign that could not take it, while it is set apart and not returned. */
  setApartFrom: z.nullable(z.string()),
  /** For a payment to return: what its card has not received and no refund has requested. */
  unreturnedCents: cents,
  /** Paid to the payer outside the provider, and the reference on their statement. */
  paidOtherwiseCents: cents,
  paidReference: z.nullable(z.string()),
})
export type Discrepancy = z.output<typeof discrepancySchema>

export const listDiscrepanciesCall = endpoint({
  name: 'listDiscrepancies',
  method: 'GET',
  path: '/api/admin/books/exceptions',
  summary: 'Differences between the ledger and the provider, newest first',
  access: ['admin'],
  scope: 'books:read',
  query: z.strictObject({ state: z.optional(z.enum(discrepancyStates)), ...paging }),
  response: z.array(discrepancySchema),
})

const side = z.array(z.object({ source: z.string(), cents, at: timestamp }))

export const readDiscrepancyCall = endpoint({
  name: 'readDiscrepancy',
  method: 'GET',
  path: '/api/admin/books/exceptions/{id}',
  summary: 'A difference with both sides, line by line, and its history',
  access: ['admin'],
  scope: 'books:read',
  refusals: ['exception-not-found'],
  params: discrepancyParams,
  response: z.extend(discrepancySchema, {
    /** The provider's transactions, and the ledger's entries, as they are now; at most 100 each. */
    providerSide: side,
    ledgerSide: side,
    notes: z.array(
      z.object({
        action: z.enum(['take', 'explain', 'book', 'refund', 'pay', 'dispute', 'reopen']),
        /** Null for what the comparison did. */
        by: z.nullable(z.string()),
        note: z.string(),
        at: timestamp,
      }),
    ),
    /** Its refunds, newest first. */
    refunds: z.array(
      z.object({
        id: refundId,
        totalCents: cents,
        status: z.enum(refundStatuses),
        isSent: z.boolean(),
        /** The provider's reason for a delay or a failure. */
        reason: z.nullable(z.string()),
        createdAt: timestamp,
        settledAt: z.nullable(timestamp),
      }),
    ),
  }),
})
export type DiscrepancyDetail = ResponseOf<typeof readDiscrepancyCall>

const decided = z.object({ id: discrepancyId, state: z.enum(discrepancyStates) })

export const assignDiscrepancyCall = endpoint({
  name: 'assignDiscrepancy',
  method: 'POST',
  path: '/api/admin/books/exceptions/{id}/take',
  summary: 'Take over a difference',
  access: ['admin'],
  refusals: ['exception-already-yours', 'exception-not-found', 'exception-not-open'],
  params: discrepancyParams,
  response: decided,
})

export const explainDiscrepancyCall = endpoint({
  name: 'explainDiscrepancy',
  method: 'POST',
  path: '/api/admin/books/exceptions/{id}/explain',
  summary: 'Explain a difference without booking it; it opens again when an amount changes',
  access: ['admin'],
  refusals: ['exception-not-found', 'exception-not-open'],
  params: discrepancyParams,
  body: z.strictObject({ reason }),
  response: decided,
})

export const bookDifferenceCall = endpoint({
  name: 'bookDifference',
  method: 'POST',
  path: '/api/admin/books/exceptions/{id}/book',
  summary: 'Book the difference at the operator’s gain or cost',
  access: ['admin'],
  needsFreshSignIn: true,
  refusals: ['exception-has-moved', 'exception-not-found', 'exception-not-open'],
  params: discrepancyParams,
  body: z.strictObject({ reason }),
  response: decided,
})

export const refundUnmatchedPaymentCall = endpoint({
  name: 'refundUnmatchedPayment',
  method: 'POST',
  path: '/api/admin/books/exceptions/{id}/refund',
  summary: 'Refund a payment without a campaign to the card that paid it',
  access: ['admin'],
  needsFreshSignIn: true,
  refusals: [
    'exception-not-found',
    'exception-not-open',
    'not-a-stray-payment',
    'nothing-to-refund',
    'payment-has-a-campaign',
    ...byProvider,
  ],
  params: discrepancyParams,
  body: z.strictObject({ reason }),
  response: decided,
})

export const payUnmatchedOtherwiseCall = endpoint({
  name: 'payUnmatchedOtherwise',
  method: 'POST',
  path: '/api/admin/books/exceptions/{id}/pay-otherwise',
  summary: 'Record that a payment its card could not take back was repaid outside Stripe',
  access: ['admin'],
  needsFreshSignIn: true,
  refusals: ['exception-not-found', 'exception-not-open', 'not-refused'],
  params: discrepancyParams,
  body: z.strictObject({
    reason,
    reference,
  }),
  response: decided,
})
