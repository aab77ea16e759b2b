import { formatCents } from '@permille/contract/money'
import { BudgetBar } from './budget-bar.tsx'
import { type Offer, remainingCents } from './offer.ts'

type Budget = Pick<Offer, 'budgetCents' | 'fundedCents' | 'paidOutCents'>

/** How much of the budget is left; says so where less is funded than budgeted. */
export function BudgetMeter({ campaign }: { readonly campaign: Budget }) {
  const { budgetCents, fundedCents } = campaign
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
      {fundedCents < budgetCents && (
        <p className="text-xs text-ink-muted">{formatCents(fundedCents)} funded</p>
      )}
    </div>
  )
}
