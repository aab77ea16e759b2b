import { formatCents } from '@permille/contract/money'
import { MeterKey } from '#ui/charts/meter-key.tsx'
import { BudgetBar } from './budget-bar.tsx'
import type { BudgetMeterProps } from './budget-meter.tsx'
import { describeGone, type GoneMoney } from './gone-money.ts'
import { unfundedCents } from './offer.ts'

interface MoneyMeterProps extends Pick<BudgetMeterProps, 'children'> {
  readonly campaign: BudgetMeterProps['campaign'] & GoneMoney
}

/** For the brand: shows what is left of the funded amount, and the key to the bar's colours. */
export function MoneyMeter({ campaign, children }: MoneyMeterProps) {
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
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-muted">
        {keyOf(campaign).map(({ fill, text }) => (
          <li key={fill} className="flex items-center gap-1.5">
            <MeterKey fill={fill} />
            {text}
          </li>
        ))}
      </ul>
      <p className="text-xs text-ink-muted empty:hidden">{children}</p>
    </div>
  )
}

/** Returns the key to the colours of `BudgetBar`, from left to right. */
function keyOf(campaign: MoneyMeterProps['campaign']) {
  const { fundedCents, paidOutCents, leftCents } = campaign
  const unfunded = unfundedCents(campaign)
  const promised = fundedCents === 0 ? 'Not funded yet' : `${formatCents(unfunded)} not funded`
  return (
    [
      { fill: 'solid', text: 'Left', isShown: leftCents > 0 },
      {
        fill: 'soft',
        text: promised,
        isShown: unfunded > 0,
      },
      {
        fill: 'empty',
        text: [`${formatCents(paidOutCents)} spent`, ...describeGone(campaign)].join(', '),
        isShown: fundedCents > leftCents,
      },
    ] as const
  ).filter(({ isShown }) => isShown)
}
