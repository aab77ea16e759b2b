import { formatCents } from '@permille/contract/money'
import {
  type Accrual,
  type AccrualDay,
  listAccrualsCall,
} from '@permille/contract/submissions/accruals'
import type { OwnSubmission } from '@permille/contract/submissions/submissions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { pagesOf } from '#api/query.ts'
import { paths } from '#paths.ts'
import { ShowMore } from '#ui/controls/show-more.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { currentTime } from '#ui/values/current-time.ts'
import { Money } from '#ui/values/money.tsx'
import { Time } from '#ui/values/time.tsx'
import { utcDay, utcMinute } from '#ui/values/utc.ts'
import { formatCount } from '#ui/values/views.tsx'

const kindNames: Record<AccrualDay['kind'], string> = {
  views: 'Views',
  bonus: 'Bonus',
  goodwill: 'Goodwill',
  correction: 'Taken back',
  reinstated: 'Paid again',
}

interface AccrualDayProps {
  readonly day: AccrualDay
  readonly submission: Pick<OwnSubmission, 'id' | 'terms'>
}

/** One kind of accrual on one day; expands to the readings behind it. */
export function AccrualDayRow({ day, submission }: AccrualDayProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li>
      <details className="group/day" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="grid min-h-11 cursor-pointer list-none grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-2 px-5 py-2 hover:bg-surface [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden="true"
            className="size-4 text-ink-muted transition-transform duration-150 group-open/day:rotate-90"
          />
          <span>
            {kindNames[day.kind]} ·{' '}
            <time dateTime={day.day} className="whitespace-nowrap">
              {utcDay(day.day)}
            </time>
            <span className="text-ink-muted">{factsOf(day)}</span>
          </span>
          <Money cents={day.accruedCents} className="font-medium" />
        </summary>
        {isOpen && <DayLines day={day} submission={submission} />}
      </details>
    </li>
  )
}

/** Returns " · 1,234 new · 12 readings". */
function factsOf({ kind, newViews, lineCount }: AccrualDay): string {
  const lines = `${formatCount(lineCount)} ${kind === 'views' ? 'readings' : 'amounts'}`
  const facts = [newViews !== null && `${formatCount(newViews)} new`, lineCount > 1 && lines]
  return facts.map((fact) => (fact === false ? '' : ` · ${fact}`)).join('')
}

export function DayLines({ day: { day, kind, lineCount }, submission }: AccrualDayProps) {
  const { id, terms } = submission
  const request = pagesOf(listAccrualsCall, { params: { id }, query: { day, kind } })
  // The count in the key refetches the lines as soon as the day has more.
  const query = useInfiniteQuery({ ...request, queryKey: [...request.queryKey, lineCount] })
  return (
    <>
      <Loaded
        query={query}
        skeleton={<Skeleton className="mr-5 mb-3 ml-11 h-6" />}
        failed="The lines could not be loaded."
      >
        {(lines) => (
          <ul
            aria-label="Lines of this day"
            className="grid grid-cols-1 gap-2 pt-1 pr-5 pb-3 pl-11 text-sm"
          >
            {lines.map((line) => (
              <AccrualLine key={line.id} line={line} rateCents={terms.ratePerKViewsCents} />
            ))}
          </ul>
        )}
      </Loaded>
      <ShowMore pages={query} />
    </>
  )
}

function AccrualLine({ line, rateCents }: { readonly line: Accrual; readonly rateCents: number }) {
  return (
    <li className="flex items-baseline justify-between gap-4">
      <span className="min-w-0 text-ink-muted tabular-nums">
        <time dateTime={line.createdAt}>{utcMinute(line.createdAt)}</time>
        {line.viewsBefore !== null && (
          <span>
            {' '}
            · {formatCount(line.viewsBefore)} → {formatCount(line.viewsAtSnapshot)} ×{' '}
            {formatCents(rateCents)} per 1K
          </span>
        )}{' '}
        · <Whereabouts line={line} />
      </span>
      <Money cents={line.accruedCents} />
    </li>
  )
}

function Whereabouts({ line }: { readonly line: Accrual }) {
  if (line.payoutId !== null) {
    return (
      <Link
        href={paths.payout(line.payoutId)}
        className="font-medium text-accent underline-offset-4 hover:underline"
      >
        in a payout
      </Link>
    )
  }
  if (Date.parse(line.maturesAt) <= Number(currentTime())) return <>available</>
  return (
    <>
      available <Time at={line.maturesAt} isAhead />
    </>
  )
}
