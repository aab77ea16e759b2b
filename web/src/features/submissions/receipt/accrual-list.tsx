import type { OwnSubmission } from '@permille/contract/submissions'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Card } from '../../../ui/layout/card.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { formatCount } from '../../../ui/values/views.tsx'
import { AccrualDay } from './accrual-day.tsx'
import { accrualLines } from './accrual-lines.ts'

/** Every amount credited to the creator, by day, down to the snapshots it came from. */
export function AccrualList({ submission }: { readonly submission: OwnSubmission }) {
  const [isOpen, setIsOpen] = useState(false)
  const { accruals } = submission
  if (accruals.length === 0) return null
  return (
    <Card>
      <details className="group" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-card px-5 py-3 [&::-webkit-details-marker]:hidden">
          <span>
            <span className="block text-lg font-semibold">How this adds up</span>
            <span className="text-sm text-ink-muted">
              {formatCount(accruals.length)} {accruals.length === 1 ? 'entry' : 'entries'}
            </span>
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

function AccrualDays({ submission }: { readonly submission: OwnSubmission }) {
  return (
    <>
      <ul className="divide-y divide-line border-t border-line">
        {accrualLines(submission.accruals).map((line) => (
          <AccrualDay key={line.key} line={line} rateCents={submission.terms.ratePerKViewsCents} />
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-4 border-t border-dashed border-line-strong px-5 py-3 font-medium">
        Earned
        <Money cents={submission.earnings} className="text-lg font-semibold" />
      </p>
    </>
  )
}
