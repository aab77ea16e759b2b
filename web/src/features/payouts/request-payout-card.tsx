import { payoutMinimumCents } from '@permille/contract/limits'
import { Button } from '../../ui/controls/button.tsx'
import { Card, CardBody, CardHeader } from '../../ui/layout/card.tsx'
import { useWithdrawal } from '../earnings/use-withdrawal.ts'
import { WithdrawalRules } from '../earnings/withdrawal-rules.tsx'
import { useRequestPayout } from './use-request-payout.ts'

interface RequestPayoutCardProps {
  /** Undefined while loading. */
  readonly availableCents: number | undefined
}

/**
 * Says why the available balance, shown in a tile, can or cannot be withdrawn, and withdraws it.
 */
export function RequestPayoutCard({ availableCents }: RequestPayoutCardProps) {
  const payout = useRequestPayout()
  const isTooSmall = availableCents === undefined || availableCents < payoutMinimumCents
  const withdrawal = useWithdrawal()
  const reason = withdrawal.data?.rules.find(({ passed }) => !passed)?.message

  return (
    <Card>
      <CardHeader title="Request Payout" />
      <CardBody className="grid grid-cols-1 gap-4">
        <WithdrawalRules isBlocked={isTooSmall && availableCents !== undefined} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
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
