import type { MoneyWhole as Whole } from '@permille/contract/books/books'
import { formatCents } from '@permille/contract/money'
import { CircleX } from 'lucide-react'
import { Meter } from '#ui/charts/meter.tsx'
import { MeterKey } from '#ui/charts/meter-key.tsx'
import { Fact, Facts } from '#ui/layout/facts.tsx'
import { Money } from '#ui/values/money.tsx'

interface Part {
  readonly label: string
  readonly cents: number
  /** In the bar above, solid is what is left; what left the marketplace is the rest of it. */
  readonly fill?: 'solid' | 'soft' | 'empty'
}

/** Returns the parts that always show, and any others that are not zero. */
function partsOf(money: Whole): Part[] {
  const always: readonly Part[] = [
    { label: 'In campaigns', cents: money.inCampaignsCents, fill: 'solid' },
    { label: 'Owed to creators', cents: money.owedToCreatorsCents, fill: 'soft' },
    { label: 'Paid out', cents: money.paidOutCents },
  ]
  const sometimes = [
    { label: 'Platform fees', cents: money.platformFeesCents },
    { label: 'Refunded', cents: money.refundedCents },
    { label: 'Charged back or written off, less goodwill', cents: money.otherCents },
    { label: 'Less what brands owe', cents: -money.brandDebtsCents },
  ]
  return [...always, ...sometimes.filter(({ cents }) => cents !== 0)]
}

/** Reads like a sum: each part, then the total. */
export function MoneyWhole({ money }: { readonly money: Whole }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Meter
        label={`${formatCents(money.inCampaignsCents)} left in campaigns and ${formatCents(money.owedToCreatorsCents)} owed to creators of ${formatCents(money.paidInCents)} brought in`}
        total={money.paidInCents}
        parts={[
          { label: 'In campaigns', amount: money.inCampaignsCents, fill: 'solid' },
          { label: 'Owed to creators', amount: money.owedToCreatorsCents, fill: 'soft' },
        ]}
      />
      <Facts>
        {partsOf(money).map(({ label, cents, fill = 'empty' }) => (
          <Fact
            key={label}
            label={
              <span className="flex items-center gap-2">
                <MeterKey fill={fill} />
                {label}
              </span>
            }
          >
            <Money cents={cents} />
          </Fact>
        ))}
        <Fact label="Brought in by brands" isTotal>
          <Money cents={money.paidInCents} />
        </Fact>
      </Facts>
      {!money.addsUp && (
        <p role="alert" className="flex items-center gap-2 font-medium text-negative">
          <CircleX aria-hidden="true" className="size-4 shrink-0" />
          The parts do not add up to the money brought in.
        </p>
      )}
    </div>
  )
}
