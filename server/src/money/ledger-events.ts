import type { LedgerEvent } from '@permille/contract/books/ledger'
import type { Statement } from '../platform/database/sql.ts'
import type { AccountOf } from './chart-of-accounts.ts'
import { fillKey, fillKeySql, type IdsIn, type KeyParts, type KeyText } from './key-parts.ts'
import { type Movement, movementsBack } from './movements-back.ts'

/** Every movement of money: from which account to which, and the key that makes it happen once. */
export const movements = {
  funding: {
    type: 'brand_fund',
    debit: ['asset:stripe'],
    credit: ['campaign:budget'],
    key: 'fund:{paymentIntent}',
  },
  'funding-fee': {
    type: 'brand_fund',
    debit: ['asset:stripe'],
    credit: ['campaign:fee_reserve'],
    key: 'fund:{paymentIntent}:fee',
  },
  bonus: {
    type: 'creator_earn',
    debit: ['campaign:budget'],
    credit: ['creator:pending', 'creator:frozen'],
    key: 'bonus:{submission}',
  },
  accrual: {
    type: 'creator_earn',
    debit: ['campaign:budget'],
    credit: ['creator:pending', 'creator:frozen'],
    key: 'accr:{accrual}',
  },
  'platform-fee': {
    type: 'platform_fee',
    debit: ['campaign:fee_reserve'],
    credit: ['income:platform_fee'],
    key: 'fee:{campaign}:{run}',
  },
  'platform-fee-returned': {
    type: 'adjustment',
    debit: ['income:platform_fee'],
    credit: ['campaign:fee_reserve'],
    key: 'fee:{campaign}:{run}',
  },
  'hold-released': {
    type: 'adjustment',
    debit: ['creator:pending'],
    credit: ['creator:available'],
    key: 'rel:{creator}:{run}',
  },
  'freeze-released': {
    type: 'adjustment',
    debit: ['creator:frozen'],
    credit: ['creator:pending', 'creator:available'],
    key: 'frz:{release}:{part}',
  },
  frozen: {
    type: 'adjustment',
    debit: ['creator:pending', 'creator:available'],
    credit: ['creator:frozen'],
    key: 'hold:{freeze}:{creator}:{part}',
  },
  correction: {
    type: 'adjustment',
    debit: ['creator:pending', 'creator:available', 'creator:frozen', 'receivable:creator'],
    credit: ['campaign:budget'],
    key: 'corr:{accrual}',
  },
  reinstated: {
    type: 'creator_earn',
    debit: ['campaign:budget'],
    credit: ['creator:pending', 'creator:available', 'creator:frozen'],
    key: 're:{accrual}',
  },
  recovery: {
    type: 'adjustment',
    debit: ['creator:available'],
    credit: ['receivable:creator'],
    key: 'rec:{accrual}',
  },
  'recovery-returned': {
    type: 'adjustment',
    debit: ['receivable:creator'],
    credit: ['creator:available'],
    key: 'rec:{accrual}',
  },
  'debt-written-off': {
    type: 'adjustment',
    debit: ['expense:bad_debt'],
    credit: ['receivable:creator'],
    key: 'debt:{accrual}:off:{run}',
  },
  'debt-write-off-undone': {
    type: 'adjustment',
    debit: ['receivable:creator'],
    credit: ['expense:bad_debt'],
    key: 'debt:{accrual}:off-undone:{run}',
  },
  goodwill: {
    type: 'adjustment',
    debit: ['expense:goodwill'],
    credit: ['creator:pending', 'creator:available', 'creator:frozen'],
    key: 'gw:{accrual}',
  },
  'goodwill-taken-back': {
    type: 'adjustment',
    debit: ['creator:pending', 'creator:available', 'creator:frozen', 'receivable:creator'],
    credit: ['expense:goodwill'],
    key: 'gw:{accrual}:back',
  },
  'payout-advanced': {
    type: 'adjustment',
    debit: ['receivable:creator'],
    credit: ['creator:available'],
    key: 'adv:{accrual}',
  },
  'payout-queued': {
    type: 'adjustment',
    debit: ['creator:available'],
    credit: ['creator:in_transit'],
    key: 'po:{payout}:q',
  },
  'payout-paid': {
    type: 'adjustment',
    debit: ['creator:in_transit'],
    credit: ['asset:stripe'],
    key: 'po:{payout}:paid',
  },
  'payout-paid-otherwise': {
    type: 'adjustment',
    debit: ['creator:in_transit'],
    credit: ['equity:operator'],
    key: 'po:{payout}:other',
  },
  'payout-failed': {
    type: 'adjustment',
    debit: ['creator:in_transit'],
    credit: ['creator:available'],
    key: 'po:{payout}:fail',
  },
  'payout-reversed': {
    type: 'adjustment',
    debit: ['asset:stripe'],
    credit: ['creator:available'],
    key: 'po:{payout}:rev:{reversal}',
  },
  ...movementsBack,
  'provider-fee': {
    type: 'adjustment',
    debit: ['expense:provider_fees'],
    credit: ['asset:stripe'],
    key: 'pfee:{transaction}',
  },
  'provider-fee-returned': {
    type: 'adjustment',
    debit: ['asset:stripe'],
    credit: ['expense:provider_fees'],
    key: 'pfee:{transaction}',
  },
  'operator-added': {
    type: 'adjustment',
    debit: ['asset:stripe'],
    credit: ['equity:operator'],
    key: 'op:{transaction}',
  },
  'operator-withdrew': {
    type: 'adjustment',
    debit: ['equity:operator'],
    credit: ['asset:stripe'],
    key: 'op:{transaction}',
  },
  'found-money': {
    type: 'adjustment',
    debit: ['asset:stripe'],
    credit: ['expense:differences'],
    key: 'fix:{exception}',
  },
  'missing-money': {
    type: 'adjustment',
    debit: ['expense:differences'],
    credit: ['asset:stripe'],
    key: 'fix:{exception}',
  },
} as const satisfies Record<LedgerEvent, Movement>

type Movements = typeof movements

export type DebitOf<Event extends LedgerEvent> = AccountOf<Movements[Event]['debit'][number]>
export type CreditOf<Event extends LedgerEvent> = AccountOf<Movements[Event]['credit'][number]>

export type KeyOf<Event extends LedgerEvent> = KeyText<Movements[Event]['key']>

type KeyIds<Event extends LedgerEvent> = Pick<KeyParts, IdsIn<Movements[Event]['key']>>
type KeyColumns<Event extends LedgerEvent> = Readonly<
  Record<IdsIn<Movements[Event]['key']>, Statement<never>>
>

/** The key of one entry: the same ids give the same key, so that posting twice is posting once. */
export function ledgerKey<Event extends LedgerEvent>(
  event: Event,
  ids: KeyIds<Event>,
): KeyOf<Event> {
  return fillKey(movements[event].key, ids) as KeyOf<Event>
}

/** The same key in SQL, built from columns that hold the ids. */
export function ledgerKeySql<Event extends LedgerEvent>(
  event: Event,
  ids: KeyColumns<Event>,
): Statement<never> {
  return fillKeySql(movements[event].key, ids)
}
