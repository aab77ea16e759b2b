import { type Debt, listDebtsCall } from '@permille/contract/earnings/earnings'
import { formatCents } from '@permille/contract/money'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { CsvLink } from '#api/csv-link.tsx'
import { pagesOf } from '#api/query.ts'
import { paths } from '#paths.ts'
import { ShowMore } from '#ui/controls/show-more.tsx'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { Money } from '#ui/values/money.tsx'
import { Time } from '#ui/values/time.tsx'
import { titleOf } from '#ui/values/title-of.ts'

interface DebtsCardProps {
  readonly stats: {
    readonly totalEarnings: number
    readonly availableBalance: number
    readonly pendingEarnings: number
    readonly paidOut: number
    readonly takenBack: number
    readonly owed: number
  }
}

/**
 * Shows what was paid out and then taken back, and how the total adds up with it; nothing if there
 * is none.
 */
export function DebtsCard({ stats }: DebtsCardProps) {
  const query = useInfiniteQuery(pagesOf(listDebtsCall))
  const { totalEarnings, availableBalance, pendingEarnings, paidOut, takenBack, owed } = stats
  return (
    <Card>
      <CardHeader
        title={owed > 0 ? `You owe ${formatCents(owed)}` : 'You owe nothing'}
        note={
          owed > 0
            ? 'It was paid out and then taken back. Your next earnings repay it as they become available; you don’t need to do anything.'
            : 'Your debts from money taken back are settled.'
        }
        action={<CsvLink list={listDebtsCall} of="what was taken back" />}
      />
      <Loaded
        query={query}
        skeleton={<Skeleton className="mx-5 my-3 h-16" />}
        failed="Your debts could not be loaded."
      >
        {(debts) => (
          <ul className="divide-y divide-line">
            {debts.map((debt) => (
              <DebtLine key={debt.submissionId} debt={debt} />
            ))}
          </ul>
        )}
      </Loaded>
      <ShowMore pages={query} />
      <p className="border-t border-line px-5 py-3 text-sm text-ink-muted">
        {formatCents(totalEarnings)} total = {formatCents(availableBalance)} available +{' '}
        {formatCents(pendingEarnings)} pending + {formatCents(paidOut)} paid out −{' '}
        {formatCents(takenBack)} taken back after it was paid out.
      </p>
    </Card>
  )
}

function DebtLine({ debt }: { readonly debt: Debt }) {
  const { owedCents, recoveredCents, writtenOffCents, reason, since } = debt
  return (
    <li className="flex items-start justify-between gap-4 px-5 py-2.5">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <Link href={paths.mySubmission(debt.submissionId)} className="font-medium hover:underline">
          {titleOf(debt.title)}
        </Link>
        <span className="block text-sm text-ink-muted">
          <bdi>{debt.campaignName}</bdi> · since <Time at={since} isDay />
          {reason !== null && (
            <span>
              {' '}
              · <bdi>{reason}</bdi>
            </span>
          )}
        </span>
        <span className="block text-sm text-ink-muted">
          {formatCents(owedCents)} had been paid out; {formatCents(recoveredCents)} recovered so far
          {writtenOffCents > 0 && <span>{`, ${formatCents(writtenOffCents)} written off`}</span>}
          <span>.</span>
        </span>
      </span>
      <Money cents={owedCents - recoveredCents - writtenOffCents} className="font-medium" />
    </li>
  )
}
