import type { LedgerType } from '@permille/contract/enums'
import type { AccountKind } from './chart-of-accounts.ts'

export interface Movement {
  readonly type: LedgerType
  /** The kinds of account that an entry may debit, and those it may credit. */
  readonly debit: readonly AccountKind[]
  readonly credit: readonly AccountKind[]
  /**
   * The idempotency key, with the names of its ids in braces. Stored rows contain these keys, so a key never changes.
   */
  readonly key: string
}

/** Movements of money on its way back to the card that paid it: refunds, and what banks take. */
export const movementsBack = {
  'refund-requested': {
    type: 'adjustment',
    debit: ['campaign:budget'],
    credit: ['campaign:refunding'],
    key: 'rf:{refund}:q',
  },
  'refund-requested-fee': {
    type: 'adjustment',
    debit: ['campaign:fee_reserve'],
    credit: ['campaign:refunding'],
    key: 'rf:{refund}:q:fee',
  },
  'refund-paid': {
    type: 'refund',
    debit: ['campaign:refunding'],
    credit: ['asset:stripe'],
    key: 'rf:{refund}:ok',
  },
  'refund-failed': {
    type: 'adjustment',
    debit: ['campaign:refunding'],
    credit: ['campaign:budget'],
    key: 'rf:{refund}:fail',
  },
  'refund-failed-fee': {
    type: 'adjustment',
    debit: ['campaign:refunding'],
    credit: ['campaign:fee_reserve'],
    key: 'rf:{refund}:fail:fee',
  },
  'refund-returned': {
    type: 'adjustment',
    debit: ['asset:stripe'],
    credit: ['campaign:refunding'],
    key: 'rf:{refund}:back',
  },
  'refund-advanced': {
    type: 'adjustment',
    debit: ['receivable:brand'],
    credit: ['campaign:refunding'],
    key: 'rf:{refund}:q:owed',
  },
  'refund-advance-undone': {
    type: 'adjustment',
    debit: ['campaign:refunding'],
    credit: ['receivable:brand'],
    key: 'rf:{refund}:fail:owed',
  },
  'brand-debt-paid': {
    type: 'adjustment',
    debit: ['campaign:budget', 'campaign:fee_reserve'],
    credit: ['receivable:brand'],
    key: 'rf:{refund}:debt:{run}:{part}',
  },
  'brand-debt-unpaid': {
    type: 'adjustment',
    debit: ['receivable:brand'],
    credit: ['campaign:budget', 'campaign:fee_reserve'],
    key: 'rf:{refund}:debt-undone:{run}:{part}',
  },
  'brand-debt-written-off': {
    type: 'adjustment',
    debit: ['expense:bad_debt'],
    credit: ['receivable:brand'],
    // Keys written before a debt could be given up, or returned, in parts end without the number.
    key: 'rf:{refund}:debt-off:{run}',
  },
  'brand-debt-write-off-undone': {
    type: 'adjustment',
    debit: ['receivable:brand'],
    credit: ['expense:bad_debt'],
    key: 'rf:{refund}:debt-off-undone:{run}',
  },
  'refund-paid-otherwise': {
    type: 'refund',
    debit: ['campaign:refunding'],
    credit: ['equity:operator'],
    key: 'rf:{refund}:other',
  },
  // The key of a funding: a payment is a campaign's or a stray, never both.
  'stray-received': {
    type: 'adjustment',
    debit: ['asset:stripe'],
    credit: ['stray'],
    key: 'fund:{paymentIntent}',
  },
  'stray-refunded': {
    type: 'refund',
    debit: ['stray'],
    credit: ['asset:stripe'],
    key: 'rf:{refund}:stray',
  },
  'stray-returned': {
    type: 'adjustment',
    debit: ['asset:stripe'],
    credit: ['stray'],
    key: 'rf:{refund}:stray:back',
  },
  'stray-paid-otherwise': {
    type: 'adjustment',
    debit: ['stray'],
    credit: ['equity:operator'],
    key: 'stray:{paymentIntent}:{run}',
  },
  'stray-disputed': {
    type: 'adjustment',
    debit: ['stray'],
    credit: ['asset:stripe'],
    key: 'cb:{dispute}:stray{turn}',
  },
  'stray-dispute-won': {
    type: 'adjustment',
    debit: ['asset:stripe'],
    credit: ['stray'],
    key: 'cb:{dispute}:stray:won{turn}',
  },
  'chargeback-opened': {
    type: 'adjustment',
    debit: ['campaign:budget', 'campaign:fee_reserve', 'receivable:brand'],
    credit: ['asset:stripe'],
    key: 'cb:{dispute}:{part}{turn}',
  },
  'chargeback-won': {
    type: 'adjustment',
    debit: ['asset:stripe'],
    credit: ['campaign:budget', 'campaign:fee_reserve', 'receivable:brand'],
    key: 'cb:{dispute}:won:{part}{turn}',
  },
  'chargeback-lost': {
    type: 'adjustment',
    debit: ['campaign:budget', 'campaign:fee_reserve', 'expense:bad_debt'],
    credit: ['receivable:brand'],
    key: 'cb:{dispute}:lost:{part}{turn}',
  },
  'chargeback-lost-undone': {
    type: 'adjustment',
    debit: ['receivable:brand'],
    credit: ['campaign:budget', 'campaign:fee_reserve', 'expense:bad_debt'],
    key: 'cb:{dispute}:undone:{part}{turn}',
  },
  'chargeback-covered': {
    type: 'adjustment',
    debit: ['campaign:budget', 'campaign:fee_reserve'],
    credit: ['receivable:brand'],
    key: 'cb:{dispute}:covered:{run}:{part}',
  },
  'chargeback-covered-undone': {
    type: 'adjustment',
    debit: ['receivable:brand'],
    credit: ['campaign:budget', 'campaign:fee_reserve'],
    key: 'cb:{dispute}:covered-undone:{part}{turn}',
  },
  'chargeback-recovered': {
    type: 'adjustment',
    debit: ['campaign:budget', 'campaign:fee_reserve'],
    credit: ['expense:bad_debt'],
    key: 'cb:{dispute}:back:{run}:{part}',
  },
  'chargeback-recovered-undone': {
    type: 'adjustment',
    debit: ['expense:bad_debt'],
    credit: ['campaign:budget', 'campaign:fee_reserve'],
    key: 'cb:{dispute}:back-undone:{part}{turn}',
  },
} as const satisfies Record<string, Movement>
