import type { PendingMoney } from '@permille/contract/earnings'
import type { ReactNode } from 'react'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import { Time } from '../../ui/time.tsx'
import { useWithdrawal } from './use-withdrawal.ts'

/** Where pending money is and when it can be withdrawn; nothing where none is pending. */
export function PendingMoneyCard() {
  const pending = useWithdrawal().data?.pending
  if (pending === undefined || linesOf(pending) === 0) return null
  const { maturing, heldCents, inPayoutCents } = pending
  return (
    <Card>
      <CardHeader
        title="Pending"
        note="New earnings wait out a hold before they can be withdrawn."
      />
      <ul className="divide-y divide-line">
        {maturing.map(({ at, amountCents }) => (
          <PendingLine key={at} cents={amountCents}>
            available <Time at={at} isDay /> (<Time at={at} />)
          </PendingLine>
        ))}
        {heldCents > 0 && <PendingLine cents={heldCents}>held for review</PendingLine>}
        {inPayoutCents > 0 && (
          <PendingLine cents={inPayoutCents}>in a payout on its way</PendingLine>
        )}
      </ul>
    </Card>
  )
}

function linesOf({ maturing, heldCents, inPayoutCents }: PendingMoney): number {
  return maturing.length + Number(heldCents > 0) + Number(inPayoutCents > 0)
}

interface PendingLineProps {
  readonly cents: number
  readonly children: ReactNode
}

function PendingLine({ cents, children }: PendingLineProps) {
  return (
    <li className="flex items-center justify-between gap-4 px-5 py-2.5">
      <span className="text-ink-muted">{children}</span>
      <Money cents={cents} className="font-medium" />
    </li>
  )
}
