import type { PostPayout } from '@permille/contract/submissions/receipt'
import type { OwnSubmission } from '@permille/contract/submissions/submissions'
import { Link } from 'wouter'
import { paths } from '#paths.ts'
import { Money } from '#ui/values/money.tsx'
import { Time } from '#ui/values/time.tsx'
import { formatCount } from '#ui/values/views.tsx'

const newest = 5

/** Shows how much of a post's earnings was paid out, and by which payouts. */
export function PaidOut({ payouts }: Pick<OwnSubmission, 'payouts'>) {
  return (
    <>
      <PayoutGroup label="On its way" payouts={withStatus(payouts, 'queued')} />
      <PayoutGroup label="Paid out" payouts={withStatus(payouts, 'paid')} />
    </>
  )
}

function withStatus(payouts: readonly PostPayout[], status: PostPayout['status']) {
  return payouts.filter((payout) => payout.status === status)
}

interface PayoutGroupProps {
  readonly label: string
  readonly payouts: readonly PostPayout[]
}

function PayoutGroup({ label, payouts }: PayoutGroupProps) {
  if (payouts.length === 0) return null
  const earlier = payouts.slice(newest)
  return (
    <section aria-label={label} className="mt-4 border-t border-line pt-3 tabular-nums">
      <p className="flex items-baseline justify-between gap-4">
        {label}
        <Money cents={payouts.reduce((sum, { amountCents }) => sum + amountCents, 0)} />
      </p>
      <PayoutLines payouts={payouts.slice(0, newest)} />
      {earlier.length > 0 && (
        <details className="mt-1">
          <summary className="min-h-6 cursor-pointer text-sm text-ink-muted">
            {formatCount(earlier.length)} earlier
          </summary>
          <PayoutLines payouts={earlier} />
        </details>
      )}
    </section>
  )
}

function PayoutLines({ payouts }: Pick<PayoutGroupProps, 'payouts'>) {
  return (
    <ul className="mt-1.5 grid gap-1 text-sm text-ink-muted">
      {payouts.map(({ id, number, createdAt, amountCents }) => (
        <li key={id} className="flex min-h-6 items-center justify-between gap-4">
          <Link
            href={paths.payout(id)}
            className="font-medium text-accent underline-offset-4 hover:underline"
          >
            {number} · <Time at={createdAt} isDay />
          </Link>
          <Money cents={amountCents} />
        </li>
      ))}
    </ul>
  )
}
