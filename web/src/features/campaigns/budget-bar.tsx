import type { Campaign } from '@permille/contract/campaigns/campaigns'
import { formatCents } from '@permille/contract/money'
import { Meter } from '#ui/charts/meter.tsx'
import { unfundedCents } from './offer.ts'

interface BudgetBarProps {
  readonly campaign: Pick<Campaign, 'budgetCents' | 'fundedCents' | 'leftCents'>
  readonly className?: string
}

/**
 * A campaign's budget without figures: solid for money left, soft for budget not funded yet, empty
 * for money spent. The amounts show on hover and to screen readers.
 */
export function BudgetBar({ campaign, className }: BudgetBarProps) {
  const { budgetCents, leftCents } = campaign
  const promisedCents = unfundedCents(campaign)
  const left = `${formatCents(leftCents)} left of ${formatCents(budgetCents)} budget`
  const promised = `${formatCents(promisedCents)} not funded`
  const label = promisedCents > 0 ? `${left}, ${promised}` : left
  return (
    <div title={label} className={className}>
      <Meter
        label={label}
        total={budgetCents}
        parts={[
          { label: left, amount: leftCents, fill: 'solid' },
          { label: promised, amount: promisedCents, fill: 'soft' },
        ]}
      />
    </div>
  )
}
