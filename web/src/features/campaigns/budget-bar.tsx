import type { Campaign } from '@permille/contract/campaigns'
import { formatCents } from '@permille/contract/money'
import { Meter } from '../../ui/meter.tsx'
import { remainingCents, spendableCents } from './offer.ts'

interface BudgetBarProps {
  readonly campaign: Pick<Campaign, 'budgetCents' | 'fundedCents' | 'paidOutCents'>
  readonly className?: string
}

/**
 * What is left of the budget, without figures beside it: strong where it is funded, soft where it is
 * only promised, empty where it is spent. Hover and screen readers say the amounts.
 */
export function BudgetBar({ campaign, className }: BudgetBarProps) {
  const leftCents = remainingCents(campaign)
  const fundedLeftCents = spendableCents(campaign)
  const promisedCents = leftCents - fundedLeftCents
  const left = `${formatCents(leftCents)} of ${formatCents(campaign.budgetCents)} left`
  const funded = `${formatCents(fundedLeftCents)} of it funded`
  const label = promisedCents > 0 ? `${left}, ${funded}` : left
  return (
    <div title={label} className={className}>
      <Meter
        label={label}
        total={campaign.budgetCents}
        parts={[
          { label: funded, amount: fundedLeftCents, look: 'solid' },
          {
            label: `${formatCents(promisedCents)} not funded yet`,
            amount: promisedCents,
            look: 'soft',
          },
        ]}
      />
    </div>
  )
}
