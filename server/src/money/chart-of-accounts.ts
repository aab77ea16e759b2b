import type { BrandId, CampaignId, CreatorId } from '@permille/contract/ids'
import { literalSql, type Statement, sql } from '../platform/database/sql.ts'

type CampaignPart = 'budget' | 'fee_reserve' | 'refunding'
type CreatorPart = 'pending' | 'available' | 'in_transit' | 'frozen'

/**
 * Every kind of account in the ledger (see ARCHITECTURE.md, "Money"). Campaign, creator, receivable
 * and stray accounts are guarded: the database maintains their balance and keeps it from going below zero.
 */
export type AccountKind =
  | 'asset:stripe'
  | 'equity:operator'
  | 'income:platform_fee'
  | 'expense:provider_fees'
  | 'expense:bad_debt'
  | 'expense:goodwill'
  | 'expense:differences'
  | `campaign:${CampaignPart}`
  | `creator:${CreatorPart}`
  | `receivable:${'creator' | 'brand'}`
  | 'stray'

/** The account names of a kind: a guarded one includes its owner's id. */
export type AccountOf<Kind extends AccountKind> =
  Kind extends `${infer Owner extends 'campaign' | 'creator'}:${infer Part}`
    ? `${Owner}:${string}:${Part}`
    : Kind extends `receivable:${string}` | 'stray'
      ? `${Kind}:${string}`
      : Kind

export type AccountName = AccountOf<AccountKind>

/** Our money at the provider. Unguarded, or every payment would queue on one row. */
export const stripeAsset = 'asset:stripe' satisfies AccountKind
export const platformFeeIncome = 'income:platform_fee' satisfies AccountKind
export const providerFeeExpense = 'expense:provider_fees' satisfies AccountKind
export const badDebtExpense = 'expense:bad_debt' satisfies AccountKind
export const goodwillExpense = 'expense:goodwill' satisfies AccountKind
/** Differences from the provider that we bear ourselves; money that was found reduces the expense. */
export const differenceExpense = 'expense:differences' satisfies AccountKind
/** What the operator paid in, less what was taken out to the operator's bank. May be negative. */
export const operatorEquity = 'equity:operator' satisfies AccountKind
export const expenseAccounts: readonly AccountName[] = [
  providerFeeExpense,
  badDebtExpense,
  goodwillExpense,
  differenceExpense,
]

/**
 * The condition that an entry moves money at the provider, the operator's money or an expense. An index holds
 * exactly these; without it a sum of them reads everything that posts earned.
 */
export const movesOwnMoney = sql<never>`(is_own_account(debit_account) OR is_own_account(credit_account))`

/** Brand money not yet earned by creators: the guard against overspending. */
export function campaignBudget(campaignId: CampaignId): AccountOf<'campaign:budget'> {
  return `campaign:${campaignId}:budget`
}

/** The fee part of what was funded, not yet earned. */
export function campaignFeeReserve(campaignId: CampaignId): AccountOf<'campaign:fee_reserve'> {
  return `campaign:${campaignId}:fee_reserve`
}

/** Requested back by the brand, not confirmed by the provider. */
export function campaignRefunding(campaignId: CampaignId): AccountOf<'campaign:refunding'> {
  return `campaign:${campaignId}:refunding`
}

/** A payment that no campaign could take, named by the provider's id: owed to the card that paid. */
export function unmatchedPayment(paymentIntentId: string): AccountOf<'stray'> {
  return `stray:${paymentIntentId}`
}

/** What a brand owes: money returned to its card beyond what was unspent, by a chargeback or a refund. */
export function brandDebt(brandId: BrandId): AccountOf<'receivable:brand'> {
  return `receivable:brand:${brandId}`
}

/** Earned, still in its hold. */
export function creatorPending(creatorId: CreatorId): AccountOf<'creator:pending'> {
  return `creator:${creatorId}:pending`
}

/** Matured and withdrawable. */
export function creatorAvailable(creatorId: CreatorId): AccountOf<'creator:available'> {
  return `creator:${creatorId}:available`
}

/** In a payout whose transfer is not confirmed. */
export function creatorInTransit(creatorId: CreatorId): AccountOf<'creator:in_transit'> {
  return `creator:${creatorId}:in_transit`
}

/** Earned, and frozen until an admin decides. */
export function creatorFrozen(creatorId: CreatorId): AccountOf<'creator:frozen'> {
  return `creator:${creatorId}:frozen`
}

/** What a creator was paid and has to return; later earnings pay it. */
export function creatorDebt(creatorId: CreatorId): AccountOf<'receivable:creator'> {
  return `receivable:creator:${creatorId}`
}

/** The same names in SQL, built from a column or parameter with the id. */
export function campaignAccountSql(part: CampaignPart, id: Statement<never>): Statement<never> {
  return sql`('campaign:' || ${id} || ${literalSql(`:${part}`)})`
}

export function creatorAccountSql(part: CreatorPart, id: Statement<never>): Statement<never> {
  return sql`('creator:' || ${id} || ${literalSql(`:${part}`)})`
}

export function creatorDebtSql(id: Statement<never>): Statement<never> {
  return sql`('receivable:creator:' || ${id})`
}

export function brandDebtSql(id: Statement<never>): Statement<never> {
  return sql`('receivable:brand:' || ${id})`
}

/** Conditions on a column that holds an account name. */
export function isCampaignAccount(name: Statement<never>): Statement<never> {
  return sql`${name} LIKE 'campaign:%'`
}

/** An index holds exactly these. */
export function isRefundingAccount(name: Statement<never>): Statement<never> {
  return sql`${name} LIKE 'campaign:%:refunding'`
}

export function isCreatorAccount(name: Statement<never>): Statement<never> {
  return sql`${name} LIKE 'creator:%'`
}

export function isReceivable(name: Statement<never>): Statement<never> {
  return sql`${name} LIKE 'receivable:%'`
}

export function isStray(name: Statement<never>): Statement<never> {
  return sql`${name} LIKE 'stray:%'`
}

export function unmatchedPaymentSql(paymentIntentId: Statement<never>): Statement<never> {
  return sql`('stray:' || ${paymentIntentId})`
}

/** The id of the campaign or creator that owns the account. */
export function ownerOfAccount(name: Statement<never>): Statement<never> {
  return sql`split_part(${name}, ':', 2)::uuid`
}

/** The condition that an account is a creator's debt; `debtorOfAccount` is that creator. */
export function isCreatorDebt(name: Statement<never>): Statement<never> {
  return sql`${name} LIKE 'receivable:creator:%'`
}

export function debtorOfAccount(name: Statement<never>): Statement<never> {
  return sql`split_part(${name}, ':', 3)::uuid`
}

/** A row for each balance of a creator: what it holds, and its account's name. */
export function creatorAccountsSql(id: Statement<never>): Statement<never> {
  const row = (part: CreatorPart) => sql`(${literalSql(part)}, ${creatorAccountSql(part, id)})`
  return sql`(VALUES ${row('pending')}, ${row('available')}, ${row('frozen')}, ${row('in_transit')})`
}

/** What the account of a campaign or creator holds: its `CampaignPart` or `CreatorPart`. */
export function partOfAccount(name: Statement<never>): Statement<never> {
  return sql`split_part(${name}, ':', 3)`
}
