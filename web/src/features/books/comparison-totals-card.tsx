import {
  type ComparisonTotals,
  compareBooksCall,
  readComparisonTotalsCall,
} from '@permille/contract/books/discrepancies'
import { formatCents } from '@permille/contract/money'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryOf } from '#api/query.ts'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { Fact, Facts } from '#ui/layout/facts.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { Money } from '#ui/values/money.tsx'
import { Time } from '#ui/values/time.tsx'
import { formatCount } from '#ui/values/views.tsx'
import { DiscrepancyList } from './discrepancy-list.tsx'

const place = 'stripe-side'

/**
 * Scrolls to this card, which attention items link to: it renders after the browser looked for the
 * anchor.
 */
function scrollHere(): void {
  if (location.hash === `#${place}`) document.getElementById(place)?.scrollIntoView()
}

/** Shows what Stripe holds beside what the ledger says it holds, and every difference. */
export function ComparisonTotalsCard() {
  const query = useQuery(queryOf(readComparisonTotalsCall))
  useEffect(scrollHere, [])
  return (
    <Card id={place} className="scroll-mt-20">
      <CardHeader title="Stripe beside the books" action={<CompareNow />} />
      <CardBody>
        <Loaded
          query={query}
          skeleton={<Skeleton className="h-40" />}
          failed="The comparison with Stripe could not be loaded."
        >
          {(sides) => <Sides sides={sides} />}
        </Loaded>
      </CardBody>
      <DiscrepancyList />
    </Card>
  )
}

function CompareNow() {
  const comparing = useAction({
    call: compareBooksCall,
    request: () => ({}),
    done: 'Compared with Stripe',
    failed: 'The books could not be compared with Stripe',
  })
  return (
    <Button variant="secondary" isBusy={comparing.isPending} onClick={() => comparing.mutate()}>
      {comparing.isPending ? 'Comparing...' : 'Compare now'}
    </Button>
  )
}

function Sides({ sides }: { readonly sides: ComparisonTotals }) {
  const { comparedUntil, failure, balanceCents, ledgerCents, foreignCount, foreignCents } = sides
  return (
    <div className="grid grid-cols-1 gap-5">
      <Verdict sides={sides} />
      <Facts>
        {balanceCents !== null && (
          <Fact label="Held by Stripe">
            <Money cents={balanceCents} />
          </Fact>
        )}
        {foreignCount > 0 && (
          <Fact label={`Others’ money (${formatCount(foreignCount)})`}>
            <Money cents={foreignCents} />
          </Fact>
        )}
        <Fact label="Held by Stripe per the books">
          <Money cents={ledgerCents} />
        </Fact>
        {comparedUntil !== null && (
          <Fact label="Compared until">
            <Time at={comparedUntil} />
          </Fact>
        )}
      </Facts>
      {failure !== null && (
        <Notice tone="negative" title="Stripe could not be read">
          {failure}
        </Notice>
      )}
    </div>
  )
}

function Verdict({ sides }: { readonly sides: ComparisonTotals }) {
  const { comparedUntil, openCount, explainedCount, explainedCents, transactionsCount } = sides
  if (comparedUntil === null)
    return <Notice>The books have not been compared with Stripe yet.</Notice>
  if (openCount > 0) {
    return (
      <Notice tone="negative">
        {openCount === 1 ? 'One difference needs' : `${formatCount(openCount)} differences need`}{' '}
        attention.
      </Notice>
    )
  }
  return (
    <Notice tone="positive">
      {transactionsCount === 1
        ? 'The one transaction at Stripe is in the books.'
        : `All ${formatCount(transactionsCount)} transactions at Stripe are in the books.`}
      {explainedCount > 0 && (
        <span>{` Explained differences: ${formatCents(explainedCents)}.`}</span>
      )}
    </Notice>
  )
}
