import { payoutMinimumCents } from '@permille/contract/limits'
import { Button } from '../../ui/controls/button.tsx'
import { Card, CardBody, CardHeader } from '../../ui/layout/card.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { Money } from '../../ui/values/money.tsx'
import { useWithdrawal } from '../earnings/use-withdrawal.ts'
import { WithdrawalRules } from '../earnings/withdrawal-rules.tsx'
import { useRequestPayout } from './use-request-payout.ts'

interface RequestPayoutCardProps {
  /** Undefined while loading. */
  readonly availableCents: number | undefined
}

/** The page's one large number, and under it why it can or cannot be withdrawn. */
export function RequestPayoutCard({ availableCents }: RequestPayoutCardProps) {
  const payout = useRequestPayout()
  const isTooSmall = availableCents === undefined || availableCents < payoutMinimumCents
  const withdrawal = useWithdrawal()
  const reason = withdrawal.data?.rules.find(({ passed }) => !passed)?.message

  return (
    <Card className="flex flex-col">
      <CardHeader title="Request Payout" />
      <CardBody className="flex flex-1 flex-col gap-4">
        <div>
          <p className="text-sm text-ink-muted">Available to withdraw</p>
          <div className="h-11 text-3xl font-semibold tracking-tight">
            {availableCents === undefined ? (
              <Skeleton className="h-9 w-40" />
            ) : (
              <Money cents={availableCents} />
            )}
          </div>
        </div>
        <WithdrawalRules isBlocked={isTooSmall && availableCents !== undefined} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 mt-auto border-t border-line pt-4">
          <Button
            disabled={isTooSmall || reason !== undefined}
            title={reason}
            isBusy={payout.isPending}
            className="max-sm:h-11 max-sm:w-full"
            onClick={() => payout.request(availableCents ?? 0)}
          >
            {payout.isPending ? 'Processing...' : 'Request Payout'}
          </Button>
          <p className="text-sm text-ink-muted">Minimum payout: $10.00</p>
        </div>
      </CardBody>
    </Card>
  )
}
