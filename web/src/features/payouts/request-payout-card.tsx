import { payoutMinimumCents } from '@permille/contract/limits'
import { formatCents } from '@permille/contract/money'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { currentTime } from '#ui/values/current-time.ts'
import { Money } from '#ui/values/money.tsx'
import { Time } from '#ui/values/time.tsx'
import { useWithdrawal } from '../earnings/use-withdrawal.ts'
import { WithdrawalRules } from '../earnings/withdrawal-rules.tsx'
import { payoutsOf } from './payout-history.tsx'
import { useRequestPayout } from './use-request-payout.ts'

const justMs = 7 * 86_400_000

/** Says that the newest payout was sent, for a week; undefined if it was not. */
function useJustSent(): ReactNode {
  const { data } = useInfiniteQuery(payoutsOf(undefined))
  const newest = data?.[0]
  if (newest?.status !== 'paid' || newest.reason !== null) return undefined
  if (Number(currentTime()) - Date.parse(newest.createdAt) > justMs) return undefined
  return (
    <>
      <Money cents={newest.totalCents} /> sent <Time at={newest.createdAt} />. Next withdrawal from{' '}
      {formatCents(payoutMinimumCents)}.
    </>
  )
}

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
        <WithdrawalRules
          isBlocked={isTooSmall && availableCents !== undefined}
          justSent={useJustSent()}
        />
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
