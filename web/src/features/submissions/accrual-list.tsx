import { ChevronDown } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import { Time } from '../../ui/time.tsx'
import { formatCount } from '../../ui/views.tsx'
import type { OwnSubmission } from './own-submission.ts'

type Accrual = OwnSubmission['accruals'][number]

const kindNames: Record<Accrual['kind'], string> = {
  views: 'Views',
  bonus: 'Bonus',
  goodwill: 'Goodwill',
  correction: 'Correction',
  recovery: 'Recovered',
}

/** Each amount that was written to the creator's account, and where it is now. */
export function AccrualList({ accruals }: { readonly accruals: readonly Accrual[] }) {
  if (accruals.length === 0) return null
  return (
    <Card>
      <details className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-card px-5 py-3 [&::-webkit-details-marker]:hidden">
          <span>
            <span className="block text-lg font-semibold">Every cent of it</span>
            <span className="text-sm text-ink-muted">
              {formatCount(accruals.length)} {accruals.length === 1 ? 'entry' : 'entries'}
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-4 text-ink-muted transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <ul className="divide-y divide-line border-t border-line">
          {accruals.map((accrual) => (
            <AccrualLine key={accrual.id} accrual={accrual} />
          ))}
        </ul>
      </details>
    </Card>
  )
}

function AccrualLine({ accrual }: { readonly accrual: Accrual }) {
  return (
    <li className="flex items-center justify-between gap-4 px-5 py-2.5">
      <div className="min-w-0">
        <p>
          {kindNames[accrual.kind]}
          {accrual.kind === 'views' && (
            <span className="text-ink-muted"> up to {formatCount(accrual.viewsAtSnapshot)}</span>
          )}
        </p>
        <p className="text-sm text-ink-muted">
          <Time at={accrual.createdAt} /> · <Whereabouts accrual={accrual} />
        </p>
      </div>
      <Money cents={accrual.accruedCents} className="font-medium" />
    </li>
  )
}

function Whereabouts({ accrual }: { readonly accrual: Accrual }) {
  if (accrual.payoutId !== null) return <>in payout {accrual.payoutId.slice(-8)}</>
  if (Date.parse(accrual.maturesAt) <= Date.now()) return <>available</>
  return (
    <>
      available <Time at={accrual.maturesAt} />
    </>
  )
}
