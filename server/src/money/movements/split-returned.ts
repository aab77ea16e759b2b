import type { CampaignId } from '@permille/contract/ids'

/** Cents of a campaign's budget, and of its fee. */
export interface MoneyParts {
  readonly budgetCents: number
  readonly feeCents: number
}

/** Money that a campaign has got back, and may have to pay on. */
export interface ReturnedMoney extends MoneyParts {
  readonly campaignId: CampaignId
  /** The source of the returned money, as in the keys of entries: the same source pays once. */
  readonly run: string
  readonly at: Date
}

/**
 * Pays claims out of returned money, one after the other, until it is spent; `pay` books each
 * claim's part. Returns what is left.
 */
export async function payClaims<Claim extends { readonly openCents: number }>(
  returned: ReturnedMoney,
  claims: readonly Claim[],
  pay: (claim: Claim, part: ReturnedMoney) => Promise<void>,
): Promise<ReturnedMoney> {
  let { budgetCents, feeCents } = returned
  for (const claim of claims) {
    const part = splitReturned(claim.openCents, { budgetCents, feeCents })
    if (part.budgetCents + part.feeCents > 0) await pay(claim, { ...returned, ...part })
    budgetCents -= part.budgetCents
    feeCents -= part.feeCents
  }
  return { ...returned, budgetCents, feeCents }
}

/**
 * The part that pays a claim. The fee part is proportional, rounded down, so that the rest is split like any payment.
 */
export function splitReturned(
  claimCents: number,
  { budgetCents: budget, feeCents: fee }: MoneyParts,
): MoneyParts {
  const share = fee === 0 ? 0 : Number((BigInt(claimCents) * BigInt(fee)) / BigInt(budget + fee))
  const budgetCents = Math.min(budget, claimCents - Math.min(fee, share))
  return { budgetCents, feeCents: Math.min(fee, claimCents - budgetCents) }
}
