import type { Campaign } from '@permille/contract/campaigns'
import { formatCents } from '@permille/contract/money'
import { unfundedCents } from './offer.ts'

interface NotFundedProps {
  readonly campaign: Pick<Campaign, 'status' | 'budgetCents' | 'fundedCents'>
}

/** What is budgeted and not there, in words beside the money that is left; nothing once it is over. */
export function NotFunded({ campaign }: NotFundedProps) {
  const cents = unfundedCents(campaign)
  if (cents === 0 || campaign.status === 'completed') return null
  return (
    <span className="text-xs whitespace-nowrap text-ink-muted">
      {campaign.fundedCents === 0 ? 'not funded yet' : `${formatCents(cents)} not funded`}
    </span>
  )
}
