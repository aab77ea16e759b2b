import type { Campaign } from '@permille/contract/campaigns/campaigns'
import { formatCents } from '@permille/contract/money'
import { unfundedCents } from './offer.ts'

interface NotFundedProps {
  readonly campaign: Pick<Campaign, 'status' | 'budgetCents' | 'fundedCents'>
}

/** States the unfunded budget, beside the money left; null once the campaign is over. */
export function NotFunded({ campaign }: NotFundedProps) {
  const cents = unfundedCents(campaign)
  if (cents === 0 || campaign.status === 'completed') return null
  return (
    <span className="text-xs whitespace-nowrap text-ink-muted">
      {campaign.fundedCents === 0 ? 'Not funded yet' : `${formatCents(cents)} not funded`}
    </span>
  )
}
