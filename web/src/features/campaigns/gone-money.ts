import type { OwnCampaign } from '@permille/contract/campaigns/campaigns'
import { formatCents } from '@permille/contract/money'

/** Money that left a campaign unearned; a page that only reads its terms does not have it. */
export type GoneMoney = Pick<OwnCampaign, 'fundedCents' | 'paidOutCents' | 'leftCents'> &
  Partial<Pick<OwnCampaign, 'returnedCents' | 'takenBackCents'>>

/** Returns the part of the funding that is neither spent nor left: with it, the sums on a screen add up. */
export function describeGone(campaign: GoneMoney): string[] {
  const { fundedCents, paidOutCents, leftCents, returnedCents, takenBackCents } = campaign
  const goneCents = fundedCents - paidOutCents - leftCents
  if (goneCents === 0) return []
  if (returnedCents === undefined || takenBackCents === undefined) {
    return [`${formatCents(goneCents)} returned or taken back`]
  }
  return [
    ...(returnedCents > 0 ? [`${formatCents(returnedCents)} returned`] : []),
    ...(takenBackCents > 0 ? [`${formatCents(takenBackCents)} taken back by a bank`] : []),
  ]
}
