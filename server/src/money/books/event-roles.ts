import { type LedgerEvent, ledgerEvents } from '@permille/contract/books/ledger'
import { sql } from '#platform/database/sql.ts'
import type { stripeAsset } from '../chart-of-accounts.ts'
import type { movements } from '../ledger-events.ts'

/** What an entry means to the invariants besides its effect on balances: for its campaign or its payout. */
type Role =
  | 'funded'
  | 'earned'
  | 'taken-back'
  | 'fee'
  | 'fee-returned'
  | 'refunded'
  /** A refund that had reached the card was returned. */
  | 'refund-returned'
  /** Refunded beyond what the campaign had left, until its brand pays it; see I37. */
  | 'advanced'
  | 'advance-undone'
  | 'brand-paid'
  | 'brand-unpaid'
  /** Between a creator and their debt; covered by the balances and I25. */
  | 'debt'
  | 'goodwill'
  | 'payout-reversed'
  /** Charged back by a bank; not counted for the campaign where the brand owes it. */
  | 'charged-back'
  | 'charge-restored'
  | 'payout-queued'
  | 'payout-paid'
  | 'payout-failed'
  /** A payment that no campaign took, and its refund; see I36. */
  | 'stray'
  /** Between the provider and the operator; concerns no campaign and no creator. */
  | 'own'
  /** Between two accounts of one campaign; covered by the balances. */
  | 'set-aside'
  /** Between two accounts of one creator; covered by the balances. */
  | 'matured'

const roles: Record<LedgerEvent, Role> = {
  funding: 'funded',
  'funding-fee': 'funded',
  bonus: 'earned',
  accrual: 'earned',
  'platform-fee': 'fee',
  'platform-fee-returned': 'fee-returned',
  'hold-released': 'matured',
  frozen: 'matured',
  'freeze-released': 'matured',
  correction: 'taken-back',
  reinstated: 'earned',
  recovery: 'debt',
  'recovery-returned': 'debt',
  'debt-written-off': 'debt',
  'debt-write-off-undone': 'debt',
  goodwill: 'goodwill',
  'goodwill-taken-back': 'goodwill',
  'payout-advanced': 'debt',
  'payout-queued': 'payout-queued',
  'payout-paid': 'payout-paid',
  'payout-paid-otherwise': 'payout-paid',
  'payout-failed': 'payout-failed',
  'payout-reversed': 'payout-reversed',
  'refund-requested': 'set-aside',
  'refund-requested-fee': 'set-aside',
  'refund-paid': 'refunded',
  'refund-paid-otherwise': 'refunded',
  'refund-failed': 'set-aside',
  'refund-failed-fee': 'set-aside',
  'refund-returned': 'refund-returned',
  'refund-advanced': 'advanced',
  'refund-advance-undone': 'advance-undone',
  'brand-debt-paid': 'brand-paid',
  'brand-debt-unpaid': 'brand-unpaid',
  'brand-debt-written-off': 'debt',
  'brand-debt-write-off-undone': 'debt',
  'stray-received': 'stray',
  'stray-refunded': 'stray',
  'stray-returned': 'stray',
  'stray-paid-otherwise': 'stray',
  'stray-disputed': 'stray',
  'stray-dispute-won': 'stray',
  'provider-fee': 'own',
  'provider-fee-returned': 'own',
  'operator-added': 'own',
  'operator-withdrew': 'own',
  'found-money': 'own',
  'missing-money': 'own',
  'chargeback-opened': 'charged-back',
  'chargeback-won': 'charge-restored',
  'chargeback-lost': 'charged-back',
  'chargeback-lost-undone': 'charge-restored',
  'chargeback-covered': 'charged-back',
  'chargeback-covered-undone': 'charge-restored',
  'chargeback-recovered': 'charged-back',
  'chargeback-recovered-undone': 'charge-restored',
}

/** The events that the invariants count under one of these roles. */
export function eventsCountedAs(...counted: readonly Role[]): LedgerEvent[] {
  return ledgerEvents.filter((event) => counted.includes(roles[event]))
}

/** A part of the whole on the books page. */
type Part = 'broughtIn' | 'paidOut' | 'refunded' | 'other'
type Accounts<Event extends LedgerEvent> = (typeof movements)[Event]['debit' | 'credit'][number]

/** Only money through the provider has a part; everything else stays inside the ledger. */
const parts: {
  [Event in LedgerEvent]: typeof stripeAsset extends Accounts<Event> ? Part : 'inside'
} = {
  funding: 'broughtIn',
  'funding-fee': 'broughtIn',
  bonus: 'inside',
  accrual: 'inside',
  'platform-fee': 'inside',
  'platform-fee-returned': 'inside',
  'hold-released': 'inside',
  frozen: 'inside',
  'freeze-released': 'inside',
  correction: 'inside',
  reinstated: 'inside',
  recovery: 'inside',
  'recovery-returned': 'inside',
  'debt-written-off': 'inside',
  'debt-write-off-undone': 'inside',
  goodwill: 'inside',
  'goodwill-taken-back': 'inside',
  'payout-advanced': 'inside',
  'payout-queued': 'inside',
  'payout-paid': 'paidOut',
  'payout-paid-otherwise': 'inside',
  'payout-failed': 'inside',
  'payout-reversed': 'paidOut',
  'refund-requested': 'inside',
  'refund-requested-fee': 'inside',
  'refund-paid': 'refunded',
  'refund-paid-otherwise': 'inside',
  'refund-failed': 'inside',
  'refund-failed-fee': 'inside',
  'refund-returned': 'refunded',
  'refund-advanced': 'inside',
  'refund-advance-undone': 'inside',
  'brand-debt-paid': 'inside',
  'brand-debt-unpaid': 'inside',
  'brand-debt-written-off': 'inside',
  'brand-debt-write-off-undone': 'inside',
  'stray-received': 'other',
  'stray-refunded': 'other',
  'stray-returned': 'other',
  'stray-paid-otherwise': 'inside',
  'stray-disputed': 'other',
  'stray-dispute-won': 'other',
  'provider-fee': 'other',
  'provider-fee-returned': 'other',
  'operator-added': 'other',
  'operator-withdrew': 'other',
  'found-money': 'other',
  'missing-money': 'other',
  'chargeback-opened': 'other',
  'chargeback-won': 'other',
  'chargeback-lost': 'inside',
  'chargeback-lost-undone': 'inside',
  'chargeback-covered': 'inside',
  'chargeback-covered-undone': 'inside',
  'chargeback-recovered': 'inside',
  'chargeback-recovered-undone': 'inside',
}

/** The events summed in one part of the books page; 'other' is every entry in none of the others. */
export function eventsInPart(part: Exclude<Part, 'other'>): LedgerEvent[] {
  return ledgerEvents.filter((event) => parts[event] === part)
}

/**
 * Entries `e` that are neither written by a settlement nor by the end of a hold. A partial index
 * holds only these; without it a rare event is searched for in the whole ledger.
 */
export const isRareEntry = sql<never>`(e.type IN ('refund', 'adjustment') AND e.event <> 'hold-released')`
