/**
 * Everything that moves money, under the name its ledger entries are stored with. A new event does not
 * compile until it has its accounts and key (server `money/ledger-events.ts`), its places in the
 * invariants and on the books page (server `money/books/event-roles.ts`) and its words (web
 * `billing/ledger-words.ts`).
 */
export const ledgerEvents = [
  'funding',
  'funding-fee',
  'bonus',
  'accrual',
  'platform-fee',
  'platform-fee-returned',
  'hold-released',
  'frozen',
  'freeze-released',
  'correction',
  'reinstated',
  'recovery',
  'recovery-returned',
  'debt-written-off',
  'debt-write-off-undone',
  'goodwill',
  'goodwill-taken-back',
  'payout-advanced',
  'payout-queued',
  'payout-paid',
  'payout-paid-otherwise',
  'payout-failed',
  'payout-reversed',
  'refund-requested',
  'refund-requested-fee',
  'refund-paid',
  'refund-paid-otherwise',
  'refund-failed',
  'refund-failed-fee',
  'refund-returned',
  'refund-advanced',
  'refund-advance-undone',
  'brand-debt-paid',
  'brand-debt-unpaid',
  'brand-debt-written-off',
  'brand-debt-write-off-undone',
  'stray-received',
  'stray-refunded',
  'stray-returned',
  'stray-paid-otherwise',
  'stray-disputed',
  'stray-dispute-won',
  'provider-fee',
  'provider-fee-returned',
  'operator-added',
  'operator-withdrew',
  'found-money',
  'missing-money',
  'chargeback-opened',
  'chargeback-won',
  'chargeback-lost',
  'chargeback-lost-undone',
  'chargeback-covered',
  'chargeback-covered-undone',
  'chargeback-recovered',
  'chargeback-recovered-undone',
] as const

export type LedgerEvent = (typeof ledgerEvents)[number]

/**
 * Why earned money is frozen: an admin holds the post, its views are flagged, its creator disputes
 * a decision, or its brand's card payment is disputed at the bank.
 */
export const freezeCauses = ['held', 'doubted', 'disputed', 'chargeback'] as const

export type FreezeCause = (typeof freezeCauses)[number]
/** Why money is frozen: a reason of its own, or its creator's suspension. */
export const frozenCauses = ['suspended', ...freezeCauses] as const
export type FrozenCause = (typeof frozenCauses)[number]
