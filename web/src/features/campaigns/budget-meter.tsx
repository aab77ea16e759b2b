import { formatCents } from '@permille/contract/money'
import type { ReactNode } from 'react'
import { BudgetBar } from './budget-bar.tsx'
import { type Offer, remainingCents, unfundedCents } from './offer.ts'

export interface BudgetMeterProps {
  readonly campaign: Pick<
    Offer,
    'status' | 'budgetCents' | 'fundedCents' | 'paidOutCents' | 'leftCents'
  >
  /** A line about the pace of spending, under the bar. */
  readonly children?: ReactNode
}

/** For creators: what remains of the budget, and how much of it is funded if that is less. */
export function BudgetMeter({ campaign, children }: BudgetMeterProps) {
  const { budgetCents } = campaign
  return (
    <div className="grid grid-cols-1 gap-1.5 text-sm tabular-nums">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="text-ink-muted">Budget remaining</span>
        <span>
          {formatCents(remainingCents(campaign))}
          <span className="text-ink-muted"> of {formatCents(budgetCents)}</span>
        </span>
      </p>
      <BudgetBar campaign={campaign} />
      <p className="text-xs text-ink-muted empty:hidden">{children}</p>
      <FundedPart campaign={campaign} />
    </div>
  )
}

function FundedPart({ campaign }: Pick<BudgetMeterProps, 'campaign'>) {
  if (unfundedCents(campaign) === 0) return null
  return (
    <p className="text-xs text-ink-muted">
      {formatCents(campaign.fundedCents)} funded, {formatCents(campaign.leftCents)} of it left to
      earn
    </p>
  )
}
