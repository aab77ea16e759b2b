import type { OwnCampaign } from '@permille/contract/campaigns/campaigns'
import { formatCents } from '@permille/contract/money'

/** What left a campaign without being earned; a page that only reads its terms does not know which. */
export type GoneMoney = Pick<OwnCampaign, 'fundedCents' | 'paidOutCents' | 'leftCents'> &
  Partial<Pick<OwnCampaign, 'returnedCents' | 'takenBackCents'>>

/** Returns what, besides what was spent, is funded and not left: with it, the sums on a screen add up. */
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
