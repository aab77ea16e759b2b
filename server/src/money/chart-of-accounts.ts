/**
 * Every account of the ledger (see ARCHITECTURE.md, "Money"). Campaign, creator and receivable
 * accounts are guarded: the database keeps their balance and refuses to let it go below zero.
 */
export type AccountName =
  | 'asset:stripe'
  | 'income:platform_fee'
  | 'expense:provider_fees'
  | 'expense:bad_debt'
  | 'expense:goodwill'
  | `campaign:${string}:${'budget' | 'fee_reserve' | 'refunding'}`
  | `creator:${string}:${'pending' | 'available' | 'in_transit' | 'frozen'}`
  | `receivable:${'creator' | 'brand'}:${string}`

/** What the provider holds for us. Unguarded, or every payment would queue on one row. */
export const stripeAsset: AccountName = 'asset:stripe'
export const platformFeeIncome: AccountName = 'income:platform_fee'

/** Brand money that no creator has earned yet: the guard against overspending. */
export function campaignBudget(campaignId: string): AccountName {
  return `campaign:${campaignId}:budget`
}

/** The fee part of what was funded, not yet earned. */
export function campaignFeeReserve(campaignId: string): AccountName {
  return `campaign:${campaignId}:fee_reserve`
}

/** Earned, still in its hold. */
export function creatorPending(creatorId: string): AccountName {
  return `creator:${creatorId}:pending`
}

/** Matured and withdrawable. */
export function creatorAvailable(creatorId: string): AccountName {
  return `creator:${creatorId}:available`
}

/** In a payout whose transfer is not confirmed. */
export function creatorInTransit(creatorId: string): AccountName {
  return `creator:${creatorId}:in_transit`
}

/** Earned, and standing still until an admin decides. */
export function creatorFrozen(creatorId: string): AccountName {
  return `creator:${creatorId}:frozen`
}
