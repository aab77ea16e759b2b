import { type LedgerDay, listLinesOfDayCall } from '@permille/contract/billing/billing'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { pagesOf } from '#api/query.ts'
import { ShowMore } from '#ui/controls/show-more.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { utcMinute } from '#ui/values/utc.ts'
import { LedgerAmount } from './ledger-amount.tsx'
import { countOfLines } from './ledger-day-labels.ts'

interface DayLinesProps {
  readonly day: LedgerDay
  readonly title: ReactNode
  /** Between the title and the lines. */
  readonly children: ReactNode
}

/** Expands a day's row to the lines it sums; the button is beside its title. */
export function DayLines({ day, title, children }: DayLinesProps) {
  const [isOpen, setOpen] = useState(false)
  const linesId = useId()
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-2">
        {title}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? linesId : undefined}
          onClick={() => setOpen(!isOpen)}
          className="-mx-1 inline-flex items-center gap-1 rounded-sm px-1 py-0.5 text-sm font-normal text-ink-muted hover:text-ink max-md:min-h-11"
        >
          {countOfLines(day)}
          <ChevronDown
            aria-hidden="true"
            className={joinClasses(
              'size-4 transition-transform duration-150',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </div>
      {children}
      {isOpen && (
        <div id={linesId} className="text-sm font-normal">
          <Lines day={day} />
        </div>
      )}
    </div>
  )
}

function Lines({ day: { id, lineCount } }: { readonly day: LedgerDay }) {
  const request = pagesOf(listLinesOfDayCall, { params: { id }, query: {} })
  // The count in the key refetches the lines as soon as the row has more.
  const query = useInfiniteQuery({ ...request, queryKey: [...request.queryKey, lineCount] })
  return (
    <>
      <Loaded
        query={query}
        skeleton={<Skeleton className="my-1 h-20 max-w-60" />}
        failed="The lines could not be loaded."
      >
        {(lines) => (
          <ul aria-label="Lines of this day" className="max-w-60 py-1">
            {lines.map((line) => (
              <li key={line.id} className="flex justify-between gap-6 py-0.5">
                <time dateTime={line.createdAt} className="text-ink-muted tabular-nums">
                  {utcMinute(line.createdAt)}
                </time>
                <LedgerAmount cents={line.amountCents} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <ShowMore pages={query} />
    </>
  )
}
