import { formatCents } from '@permille/contract/money'
import { BudgetBar } from './budget-bar.tsx'
import type { BudgetMeterProps } from './budget-meter.tsx'
import { NotFunded } from './not-funded.tsx'

/** For the brand: what is left of the funded amount, and what is budgeted but not funded. */
export function MoneyMeter({ campaign, children }: BudgetMeterProps) {
  return (
    <div className="grid grid-cols-1 gap-1.5 text-sm tabular-nums">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="text-ink-muted">Left</span>
        <span>
          {formatCents(campaign.leftCents)}
          <span className="text-ink-muted"> of {formatCents(campaign.budgetCents)} budget</span>
        </span>
      </p>
      <BudgetBar campaign={campaign} />
      <p className="text-xs text-ink-muted empty:hidden">{children}</p>
      <NotFunded campaign={campaign} />
    </div>
  )
}
