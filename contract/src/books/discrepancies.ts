import * as z from 'zod/mini'
import { refundStatuses } from '../billing/billing.ts'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { discrepancyId, discrepancyParams, refundId } from '../ids.ts'
import { byProvider } from '../refusals/outside.ts'
import { cents, paging, reason, reference, timestamp } from '../shapes.ts'

/** Both sides of our balance at the provider, and what is between them. */
const providerSides = z.object({
  /** When they were last compared, or when that was last tried; null before the first time. */
  comparedAt: z.nullable(timestamp),
  /** Until when the provider's list was read. */
  comparedUntil: z.nullable(timestamp),
  /** Why the last try failed; null if it did not. */
  failure: z.nullable(z.string()),
  /** What the provider held then, available and pending; null while money moved during the look. */
  balanceCents: z.nullable(cents),
  /** What all its transactions add up to. */
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
  summary: 'What the provider holds beside what the ledger says it holds',
  access: ['admin'],
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

/** What the two sides speak of. */
export const discrepancySubjects = [
  'payment',
  'refund',
  'transfer',
  'dispute',
  'fee',
  'operator',
  'other',
] as const

const discrepancySchema = z.object({
  id: discrepancyId,
  kind: z.enum(discrepancySubjects),
  /** The provider's id of it. */
  ref: z.string(),
  providerCents: cents,
  ledgerCents: cents,
  state: z.enum(discrepancyStates),
  /** The admin who took it. */
  ownerName: z.nullable(z.string()),
  foundAt: timestamp,
  endedAt: z.nullable(timestamp),
  /** It is a payment that no campaign can take, and can go back to its card. */
  mayRefund: z.boolean(),
  /** The campaign that could not take it, while it is set apart and nobody has sent it back. */
  setApartFrom: z.nullable(z.string()),
  /** For a payment that goes back: what its card has not received and no refund has asked for. */
  leftCents: cents,
  /** Paid to its payer outside of the provider, and what they find on their statement. */
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
  query: z.strictObject({ state: z.optional(z.enum(discrepancyStates)), ...paging }),
  response: z.array(discrepancySchema),
})

const side = z.array(z.object({ source: z.string(), cents, at: timestamp }))

export const readDiscrepancyCall = endpoint({
  name: 'readDiscrepancy',
  method: 'GET',
  path: '/api/admin/books/exceptions/{id}',
  summary: 'A difference with both sides, line by line, and what was done about it',
  access: ['admin'],
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
    /** What was sent back of it, newest first. */
    refunds: z.array(
      z.object({
        id: refundId,
        totalCents: cents,
        status: z.enum(refundStatuses),
        isSent: z.boolean(),
        /** The provider's words, for why it waits or failed. */
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
  summary: 'Become the one who looks after a difference',
  access: ['admin'],
  refusals: ['exception-already-yours', 'exception-not-found', 'exception-not-open'],
  params: discrepancyParams,
  response: decided,
})

export const explainDiscrepancyCall = endpoint({
  name: 'explainDiscrepancy',
  method: 'POST',
  path: '/api/admin/books/exceptions/{id}/explain',
  summary: 'Say why both sides are right as they are; it opens again when they change',
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
  summary: 'Return a payment that no campaign can take to the card that paid it',
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
  summary:
    'Record that a payment whose card could not take it back was paid back outside of Stripe',
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
