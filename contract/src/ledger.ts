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
  'freeze-released',
  'correction',
  'payout-queued',
  'payout-paid',
  'payout-failed',
  'refund-requested',
  'refund-requested-fee',
  'refund-paid',
  'refund-failed',
  'refund-failed-fee',
  'refund-returned',
] as const

export type LedgerEvent = (typeof ledgerEvents)[number]
