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

/** Withdraws the available balance, shown in a tile, or says why it cannot be. */
export function RequestPayoutCard({ availableCents }: RequestPayoutCardProps) {
  const isTooSmall = availableCents === undefined || availableCents < payoutMinimumCents
  return (
    <Card>
      <CardHeader title="Request Payout" />
      <CardBody className="grid grid-cols-1 items-center gap-5 @3xl/page:grid-cols-[auto_1fr] @3xl/page:gap-10">
        <Withdraw cents={availableCents} isTooSmall={isTooSmall} />
        <div className="grid content-center border-line @max-3xl/page:border-t @max-3xl/page:pt-5 @3xl/page:border-l @3xl/page:pl-10">
          <WithdrawalRules
            isBlocked={isTooSmall && availableCents !== undefined}
            justSent={useJustSent()}
          />
        </div>
      </CardBody>
    </Card>
  )
}

interface WithdrawProps {
  /** Undefined while loading. */
  readonly cents: number | undefined
  readonly isTooSmall: boolean
}

function Withdraw({ cents = 0, isTooSmall }: WithdrawProps) {
  const payout = useRequestPayout()
  const { data } = useWithdrawal()
  const reason = data?.rules.find(({ passed }) => !passed)?.message
  const label = isTooSmall ? 'Request Payout' : `Request Payout of ${formatCents(cents)}`
  return (
    <div className="grid grid-cols-1 gap-1.5 max-sm:w-full">
      <Button
        size="lg"
        disabled={isTooSmall || reason !== undefined}
        title={reason}
        isBusy={payout.isPending}
        onClick={() => payout.request(cents)}
      >
        {payout.isPending ? 'Processing...' : label}
      </Button>
      <p className="text-sm text-ink-muted">Minimum payout: $10.00</p>
    </div>
  )
}
