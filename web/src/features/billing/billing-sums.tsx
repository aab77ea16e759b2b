import type { readBillingTotalsCall } from '@permille/contract/billing/billing'
import type { ResponseOf } from '@permille/contract/endpoint'
import { formatCents } from '@permille/contract/money'
import type { ComponentProps, ReactNode } from 'react'
import { Allowed } from '#api/session.ts'
import { Meter } from '#ui/charts/meter.tsx'
import { MeterKey } from '#ui/charts/meter-key.tsx'
import { Money } from '#ui/values/money.tsx'

type Sums = ResponseOf<typeof readBillingTotalsCall>

/** Laid out as an equation: the amount funded above the parts that add up to it. As on a campaign, solid is what is left. */
export function BillingSums({ sums }: { readonly sums: Sums }) {
  const { paidInCents, spentCents, feesCents, refundedCents, chargedBackCents, heldCents } = sums
  const { overRefundedCents, owedCents } = sums
  const bar = `${formatCents(heldCents)} left of ${formatCents(paidInCents)} funded, ${formatCents(spentCents)} spent`
  return (
    <>
      <div className="grid grid-cols-1 gap-4 p-5">
        <div>
          <h2 className="text-sm text-ink-muted">Funded</h2>
          <Money cents={paidInCents} className="text-3xl font-semibold tracking-tight" />
        </div>
        <Meter
          label={bar}
          total={paidInCents}
          parts={[{ label: 'Left', amount: heldCents, fill: 'solid' }]}
        />
        <dl className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
          <Part sign="=" fill="empty" label="Spent" cents={spentCents}>
            For views and bonuses
          </Part>
          <Part sign="+" fill="empty" label="Fees" cents={feesCents}>
            Charged as creators earn
          </Part>
          {refundedCents !== 0 && (
            <Part sign="+" fill="empty" label="Refunded" cents={refundedCents}>
              Returned to you
            </Part>
          )}
          {chargedBackCents !== 0 && (
            <Part sign="+" fill="empty" label="Taken back" cents={chargedBackCents}>
              By your bank, for a chargeback
            </Part>
          )}
          <Part sign="+" fill="solid" label="Left" cents={heldCents}>
            {leftNote(sums)}
          </Part>
          {overRefundedCents !== 0 && (
            <Part sign="−" label="Refunded beyond that" cents={overRefundedCents}>
              {owedCents > 0 ? `You owe ${formatCents(owedCents)} of it` : 'You owe none of it'}
            </Part>
          )}
        </dl>
      </div>
      <Footnotes sums={sums} />
    </>
  )
}

interface PartProps {
  readonly sign: '=' | '+' | '−'
  /** In the bar above. */
  readonly fill?: ComponentProps<typeof MeterKey>['fill']
  readonly label: string
  readonly cents: number
  readonly children: ReactNode
}

function Part({ sign, fill, label, cents, children }: PartProps) {
  return (
    <div className="grid grid-cols-[1rem_minmax(0,1fr)] content-start">
      <span aria-hidden="true" className="row-span-3 text-ink-muted">
        {sign}
      </span>
      <dt className="flex items-center gap-2 text-ink-muted">
        {fill !== undefined && <MeterKey fill={fill} />}
        {label}
      </dt>
      <dd>
        <Money cents={cents} className="text-xl font-semibold tracking-tight" />
        <span className="block text-sm text-ink-muted">{children}</span>
      </dd>
    </div>
  )
}

function leftNote({ feeReserveCents }: Sums): string {
  if (feeReserveCents === 0) return 'Funded, and not earned yet'
  return `Not earned yet; ${formatCents(feeReserveCents)} of it is the fee`
}

function Footnotes({ sums }: { readonly sums: Sums }) {
  const { refundableCents, reservedCents, pendingCents } = sums
  if (refundableCents === 0 && reservedCents === 0 && pendingCents === 0) return null
  return (
    <ul className="grid grid-cols-1 gap-1 border-t border-line px-5 py-3 text-sm text-ink-muted">
      {refundableCents > 0 && (
        <li>
          <Money cents={refundableCents} className="font-medium text-ink" /> of it is left in
          completed campaigns, where no post can earn it anymore.{' '}
          <Allowed to="money:move">
            <a href="#refunds" className="text-ink underline">
              Refund it
            </a>
          </Allowed>
        </li>
      )}
      {reservedCents > 0 && (
        <li>
          <Money cents={reservedCents} className="font-medium text-ink" /> of it is kept in
          completed campaigns, because creators can still dispute decisions about their posts.
        </li>
      )}
      {pendingCents > 0 && (
        <li>
          Waiting for your bank: <Money cents={pendingCents} className="font-medium text-ink" />. It
          counts once your bank has paid it.
        </li>
      )}
    </ul>
  )
}
