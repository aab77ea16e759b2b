import { formatCents } from '@permille/contract/money'
import type { ReactNode } from 'react'
import { BudgetBar } from './budget-bar.tsx'
import { type Offer, remainingCents, spendableCents } from './offer.ts'

interface BudgetMeterProps {
  readonly campaign: Pick<Offer, 'budgetCents' | 'fundedCents' | 'paidOutCents'>
  /** A line about its pace, under the bar. */
  readonly children?: ReactNode
}

/** How much of the budget is left; says how much of that is funded where it is not all. */
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
  const earnableCents = spendableCents(campaign)
  if (earnableCents >= remainingCents(campaign)) return null
  return (
    <p className="text-xs text-ink-muted">
      {earnableCents === 0
        ? 'None of it is funded yet'
        : `${formatCents(earnableCents)} of it is funded and can be earned now`}
    </p>
  )
}
