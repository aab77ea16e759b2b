import type { CampaignId } from '@permille/contract/ids'

/** Cents of a campaign's budget, and of its fee. */
export interface MoneyParts {
  readonly budgetCents: number
  readonly feeCents: number
}

/** Money that a campaign has got back, and may have to pay on. */
export interface ReturnedMoney extends MoneyParts {
  readonly campaignId: CampaignId
  /** What returned it; the same one pays once. */
  readonly run: string
  readonly at: Date
}

/** What of it pays a claim: the fee part in proportion, rounded down, so that what stays is split like any payment. */
export function splitReturned(
  claimCents: number,
  { budgetCents: budget, feeCents: fee }: MoneyParts,
): MoneyParts {
  const share = fee === 0 ? 0 : Number((BigInt(claimCents) * BigInt(fee)) / BigInt(budget + fee))
  const budgetCents = Math.min(budget, claimCents - Math.min(fee, share))
  return { budgetCents, feeCents: Math.min(fee, claimCents - budgetCents) }
}
