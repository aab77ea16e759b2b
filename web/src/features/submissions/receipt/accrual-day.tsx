import { formatCents } from '@permille/contract/money'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { paths } from '../../../paths.ts'
import { Moment } from '../../../ui/values/moment.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { Time } from '../../../ui/values/time.tsx'
import { formatCount } from '../../../ui/values/views.tsx'
import type { Accrual, AccrualEntry, AccrualLine } from './accrual-lines.ts'

const kindNames: Record<Accrual['kind'], string> = {
  views: 'Views',
  bonus: 'Bonus',
  goodwill: 'Goodwill',
  correction: 'Taken back',
  reinstated: 'Paid again',
}

interface AccrualDayProps {
  readonly line: AccrualLine
  readonly rateCents: number
}

/** One line of the receipt; expands to the snapshots that its amount came from. */
export function AccrualDay({ line, rateCents }: AccrualDayProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [first, last] = [line.entries[0], line.entries.at(-1)]
  if (first === undefined || last === undefined) return null
  return (
    <li>
      <details className="group/day" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="grid min-h-11 cursor-pointer list-none grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-2 px-5 py-2 hover:bg-surface [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden="true"
            className="size-4 text-ink-muted transition-transform duration-150 group-open/day:rotate-90"
          />
          <span>
            {kindNames[line.kind]} · <Time at={first.createdAt} isDay />
            {line.kind === 'views' && (
              <span className="text-ink-muted">
                {' '}
                · {formatCount(last.viewsAtSnapshot - first.viewsBefore)} new
              </span>
            )}
          </span>
          <Money cents={line.cents} className="font-medium" />
        </summary>
        {isOpen && (
          <ul className="grid grid-cols-1 gap-2 pt-1 pr-5 pb-3 pl-11 text-sm">
            {line.entries.map((entry) => (
              <EntryLine key={entry.id} entry={entry} rateCents={rateCents} />
            ))}
          </ul>
        )}
      </details>
    </li>
  )
}

function EntryLine({
  entry,
  rateCents,
}: {
  readonly entry: AccrualEntry
  readonly rateCents: number
}) {
  return (
    <li className="flex items-baseline justify-between gap-4">
      <span className="min-w-0 text-ink-muted tabular-nums">
        <Moment at={entry.createdAt} />
        {entry.kind === 'views' && (
          <>
            {' '}
            · {formatCount(entry.viewsBefore)} → {formatCount(entry.viewsAtSnapshot)} ×{' '}
            {formatCents(rateCents)} per 1K
          </>
        )}{' '}
        · <Whereabouts accrual={entry} />
      </span>
      <Money cents={entry.accruedCents} />
    </li>
  )
}

function Whereabouts({ accrual }: { readonly accrual: Accrual }) {
  if (accrual.payoutId !== null) {
    return (
      <Link
        href={paths.payout(accrual.payoutId)}
        className="font-medium text-accent underline-offset-4 hover:underline"
      >
        in a payout
      </Link>
    )
  }
  if (Date.parse(accrual.maturesAt) <= Date.now()) return <>available</>
  return (
    <>
      available <Time at={accrual.maturesAt} />
    </>
  )
}
