import { listAccrualDaysCall, listAccrualsCall } from '@permille/contract/submissions/accruals'
import type { OwnSubmission } from '@permille/contract/submissions/submissions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { CsvLink } from '#api/csv-link.tsx'
import { pagesOf } from '#api/query.ts'
import { ShowMore } from '#ui/controls/show-more.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Money } from '#ui/values/money.tsx'
import { AccrualDayRow } from './accrual-day.tsx'

const daysPerPage = 15

/** Lists every amount credited to the creator, by day, down to the readings behind it. */
export function AccrualList({ submission }: { readonly submission: OwnSubmission }) {
  const [isOpen, setIsOpen] = useState(false)
  const hasAny = Object.values(submission.earnedByKind).some((cents) => cents !== 0)
  if (!hasAny) return null
  return (
    <Card>
      <details className="group" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-card px-5 py-3 [&::-webkit-details-marker]:hidden">
          <span>
            <span className="block text-lg font-semibold">How this adds up</span>
            <span className="text-sm text-ink-muted">Every amount, added up by day</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-4 text-ink-muted transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        {isOpen && <AccrualDays submission={submission} />}
      </details>
    </Card>
  )
}

type Earned = Pick<OwnSubmission, 'id' | 'terms' | 'earnings'>

export function AccrualDays({ submission }: { readonly submission: Earned }) {
  const params = { id: submission.id }
  const query = useInfiniteQuery(
    pagesOf(listAccrualDaysCall, { params, query: { limit: daysPerPage } }),
  )
  return (
    <div className="border-t border-line">
      <Loaded
        query={query}
        skeleton={<ListSkeleton lines={4} />}
        failed="The amounts could not be loaded."
      >
        {(days) => (
          <ul className="divide-y divide-line">
            {days.map((day) => (
              <AccrualDayRow key={day.id} day={day} submission={submission} />
            ))}
          </ul>
        )}
      </Loaded>
      <ShowMore pages={query} />
      <div className="border-t border-dashed border-line-strong px-5 py-3">
        <p className="flex items-baseline justify-between gap-4 font-medium">
          Earned
          <Money cents={submission.earnings} className="text-lg font-semibold" />
        </p>
        <div className="flex justify-end">
          <CsvLink list={listAccrualsCall} params={params} of="every amount" />
        </div>
      </div>
    </div>
  )
}
