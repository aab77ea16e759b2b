import * as z from 'zod/mini'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { cents, timestamp } from '../shapes.ts'
import { ruleGroups } from './rule-groups.ts'

/** One rule of the books and what the last check found: at most 20 offenders. */
export const bookRule = z.object({
  id: z.string(),
  group: z.enum(ruleGroups),
  claim: z.string(),
  stopsPayouts: z.boolean(),
  offenders: z.array(z.object({ offender: z.string(), detail: z.string() })),
  /** Why the last check could not decide whether the rule holds. */
  unchecked: z.nullable(z.string()),
  /** Constraints of the database guarantee it, so that only `npm run audit` and a restore check it. */
  isGuaranteed: z.boolean(),
  /** Everything written before this ledger entry was checked; null if it is guaranteed or asks the provider. */
  untilEntry: z.nullable(z.number()),
  /** When the whole history was last swept, which takes many steps; null before the first time. */
  walkedAt: z.nullable(timestamp),
})
export type BookRule = z.output<typeof bookRule>

/** Every cent the brands paid in, by where it is now. The parts come from the ledger. */
const moneyWhole = z.object({
  paidInCents: cents,
  inCampaignsCents: cents,
  owedToCreatorsCents: cents,
  paidOutCents: cents,
  refundedCents: cents,
  platformFeesCents: cents,
  /** Charged back by a bank or written off, less what was given as goodwill. */
  otherCents: cents,
  /** What brands owe the marketplace, which the other parts exceed by it. */
  brandDebtsCents: cents,
  /** Whether the parts add up to what was paid in, to the cent. */
  addsUp: z.boolean(),
})
export type MoneyWhole = z.output<typeof moneyWhole>

/** A database restored from a backup: nothing is sent until the provider's later actions are booked. */
export const openRestore = z.object({
  /** The moment that was restored. */
  backupAt: timestamp,
  restoredAt: timestamp,
  /** When the provider was last compared; null before the first time. */
  comparedAt: z.nullable(timestamp),
  /** Actions of the provider since then that could not be booked, by the provider's id. */
  leftOver: z.array(z.object({ id: z.string(), what: z.string() })),
})
export type OpenRestore = z.output<typeof openRestore>

const books = z.object({
  /** When the rules below were checked; null before the first check. */
  checkedAt: z.nullable(timestamp),
  /** The last check found a broken rule that stops payouts, or no check has been clean for too long. */
  arePayoutsStopped: z.boolean(),
  /** When a check last found every rule that stops payouts to hold. */
  cleanAt: z.nullable(timestamp),
  rules: z.array(bookRule),
  money: moneyWhole,
  restore: z.nullable(openRestore),
})

export const readBooksCall = endpoint({
  name: 'readBooks',
  method: 'GET',
  path: '/api/admin/books',
  summary: 'The last check of the ledger, rule by rule, and where the money is',
  access: ['admin'],
  scope: 'books:read',
  response: books,
})
export type Books = ResponseOf<typeof readBooksCall>

export const checkBooksCall = endpoint({
  name: 'checkBooks',
  method: 'POST',
  path: '/api/admin/books/check',
  summary: 'Check every rule of the ledger now; one check runs at a time',
  access: ['admin'],
  response: books,
})
