import type { BrandId, CampaignId } from '@permille/contract/ids'
import { budgetMaximumCents } from '@permille/contract/limits'
import type { Cents } from '@permille/contract/money'
import { formatCents } from '@permille/contract/money'
import type { Transaction } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { brandSuspended, type CampaignState, fundingDisputed, fundingLost } from './campaign.ts'
import { addFundedMoney, lockOwnCampaignState } from './campaign-store.ts'
import { campaignNotFound } from './change-campaign-status.ts'
import { goLive, liftExhaustion } from './system-transitions.ts'

export interface OwnFundingTarget {
  readonly campaignId: CampaignId
  readonly brandId: BrandId
  readonly amountCents: Cents
  readonly at: Date
}

/** Locks one of the brand's campaigns that can still accept this money. Throws the reason if it cannot. */
export async function lockFundingTarget(
  tx: Transaction,
  target: OwnFundingTarget,
): Promise<CampaignState> {
  const campaign = await lockOwnCampaignState(tx, target)
  if (campaign === undefined) throw campaignNotFound()
  const refusal = findFundingRefusal(campaign, target)
  if (refusal !== undefined) throw refusal
  return campaign
}

/** Why a campaign does not accept this payment now, or undefined if it does (rules §2). */
export function findFundingRefusal(
  campaign: CampaignState,
  { amountCents, at }: Pick<OwnFundingTarget, 'amountCents' | 'at'>,
): Rejected | undefined {
  if (campaign.isBrandSuspended) return brandSuspended()
  const claim = findClaimRefusal(campaign)
  if (claim !== undefined) return claim
  if (campaign.status === 'completed') {
    return new Rejected('campaign-completed', 'This campaign has ended and accepts no more funds.')
  }
  if (campaign.endsAt !== null && campaign.endsAt <= at) {
    return new Rejected('campaign-ended', 'This campaign is past its end date.')
  }
  if (campaign.fundedCents + amountCents > budgetMaximumCents) {
    return new Rejected(
      'budget-too-large',
      `A campaign can hold at most ${formatCents(budgetMaximumCents)}.`,
    )
  }
  return undefined
}

/** Why a campaign accepts no money: its bank disputes a payment, or has kept one. */
function findClaimRefusal(campaign: CampaignState): Rejected | undefined {
  if (campaign.isFundingDisputed) return fundingDisputed()
  return campaign.pauseReasons.includes('funding_lost') ? fundingLost() : undefined
}

/**
 * True if a payment stays out of the campaign anyway. An ended campaign accepts it late: its money is refunded
 * anyway.
 */
export function isPaymentSetApart(campaign: CampaignState): boolean {
  return campaign.status !== 'completed' && findClaimRefusal(campaign) !== undefined
}

/**
 * Books a payment that arrived: raises funded and budget, then takes the campaign live, unless its posts are
 * owed all of it.
 */
export async function recordFunding(
  tx: Transaction,
  funding: { campaignId: CampaignId; amountCents: Cents; feeCents: Cents; at: Date },
): Promise<void> {
  const { campaignId, at } = funding
  await addFundedMoney(tx, funding)
  await goLive(tx, campaignId, at)
  await liftExhaustion(tx, campaignId, at)
}
