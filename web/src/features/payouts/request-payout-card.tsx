import { payoutMinimumCents } from '@permille/contract/limits'
import { formatCents } from '@permille/contract/money'
import { type UseQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { currentTime } from '#ui/values/current-time.ts'
import { Money } from '#ui/values/money.tsx'
import { Time } from '#ui/values/time.tsx'
import { useWithdrawal } from '../earnings/use-withdrawal.ts'
import { WithdrawalRules } from '../earnings/withdrawal-rules.tsx'
import { describeAvailable } from './balance-labels.ts'
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
  readonly balances: UseQueryResult<{ readonly availableBalance: number }>
}

/** The page's one large number: what is available, with the act beside it and why it can or cannot be withdrawn. */
export function RequestPayoutCard({ balances }: RequestPayoutCardProps) {
  const availableCents = balances.data?.availableBalance
  const isTooSmall = availableCents === undefined || availableCents < payoutMinimumCents
  return (
    <Card>
      <CardHeader title="Request Payout" />
      <CardBody className="grid grid-cols-1 gap-5 @3xl/page:grid-cols-2 @3xl/page:gap-10">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          {(availableCents !== undefined || balances.isFetching) && (
            <AvailableBalance cents={availableCents} />
          )}
          <Withdraw cents={availableCents} isTooSmall={isTooSmall} />
        </div>
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

function AvailableBalance({ cents }: { readonly cents: number | undefined }) {
  const { data } = useWithdrawal()
  return (
    <div>
      <h3 className="text-sm font-normal text-ink-muted">Available Balance</h3>
      <p className="flex h-12 items-center text-3xl font-semibold tracking-tight tabular-nums lining-nums">
        {cents === undefined ? <Skeleton className="h-9 w-40" /> : <Money cents={cents} />}
      </p>
      <p className="text-sm text-ink-muted">
        {cents === undefined ? '\u00a0' : describeAvailable(cents, data?.rules)}
      </p>
    </div>
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
  const label = isTooSmall ? 'Withdraw' : `Withdraw ${formatCents(cents)}`
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
