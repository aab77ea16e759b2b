import type { Campaign } from '@permille/contract/campaigns'
import { formatCents } from '@permille/contract/money'
import { Meter } from '../../ui/meter.tsx'

interface BudgetBarProps {
  readonly campaign: Pick<Campaign, 'budgetCents' | 'paidOutCents'>
  readonly className?: string
}

/** How much of the budget is used up, without figures beside it; hover and screen readers say them. */
export function BudgetBar({ campaign, className }: BudgetBarProps) {
  const { budgetCents, paidOutCents } = campaign
  const spent = `${formatCents(paidOutCents)} of ${formatCents(budgetCents)} paid out`
  return (
    <div title={spent} className={className}>
      <Meter
        label={spent}
        total={budgetCents}
        parts={[{ label: spent, amount: paidOutCents, look: 'solid' }]}
      />
    </div>
  )
}
