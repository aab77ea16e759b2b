import type { PendingMoney } from '@permille/contract/earnings/earnings'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { paths } from '#paths.ts'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { Money } from '#ui/values/money.tsx'
import { Time } from '#ui/values/time.tsx'
import { titleOf } from '#ui/values/title-of.ts'
import { useWithdrawal } from './use-withdrawal.ts'

/** Shows pending money and when it can be withdrawn. */
export function PendingMoneyCard() {
  const query = useWithdrawal()
  return (
    <Card>
      <CardHeader
        title="Pending money"
        note="On hold, held for review, or in a payout on its way."
      />
      <Loaded
        query={query}
        skeleton={<Skeleton className="mx-5 my-3 h-24" />}
        failed="Your pending money could not be loaded."
      >
        {({ pending }) => <PendingLines pending={pending} />}
      </Loaded>
    </Card>
  )
}

function PendingLines({ pending }: { readonly pending: PendingMoney }) {
  const { maturing, frozenCents, held, inPayoutCents, waitingCents } = pending
  if (maturing.length === 0 && frozenCents + inPayoutCents + waitingCents === 0) {
    return <p className="px-5 py-3 text-ink-muted">Nothing is pending</p>
  }
  return (
    <ul className="divide-y divide-line">
      {maturing.map(({ at, amountCents }) => (
        <PendingLine key={at} cents={amountCents}>
          Available <Time at={at} isDay /> (<Time at={at} isAhead />)
        </PendingLine>
      ))}
      {held.map((part) => (
        <HeldLine key={`${part.cause} ${part.submissionId} ${part.reason}`} part={part} />
      ))}
      {inPayoutCents > 0 && <PendingLine cents={inPayoutCents}>In a payout on its way</PendingLine>}
      {waitingCents > 0 && (
        <PendingLine cents={waitingCents}>
          Waiting for the brands’ budgets
          <span className="block text-sm">
            Not in Pending yet: added when a brand tops up its campaign.
          </span>
        </PendingLine>
      )}
    </ul>
  )
}

const causes: Readonly<Record<PendingMoney['held'][number]['cause'], string>> = {
  doubted: 'Set aside',
  disputed: 'In dispute',
  held: 'Held by an admin',
  chargeback: 'Payment disputed by the brand’s bank',
  suspended: 'Frozen while your account was suspended; an admin decides',
}

/** Explains why money is held, and links to the post that shows what would release it. */
function HeldLine({ part }: { readonly part: PendingMoney['held'][number] }) {
  const { cause, amountCents, reason, submissionId, title, campaignName } = part
  return (
    <PendingLine cents={amountCents}>
      {causes[cause]}
      {campaignName !== null && (
        <span className="[overflow-wrap:anywhere]">
          : <bdi>{campaignName}</bdi>
        </span>
      )}
      {submissionId !== null && (
        <span>
          {': '}
          <Link
            href={paths.mySubmission(submissionId)}
            className="text-accent underline [overflow-wrap:anywhere]"
          >
            {titleOf(title)}
          </Link>
        </span>
      )}
      {reason !== null && <span className="block text-sm [overflow-wrap:anywhere]">{reason}</span>}
    </PendingLine>
  )
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
