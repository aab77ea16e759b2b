import type { Refund } from '@permille/contract/billing/billing'
import { Badge } from '#ui/values/badge.tsx'
import { Money } from '#ui/values/money.tsx'
import { Time } from '#ui/values/time.tsx'
import { RefundDates } from './refund-dates.tsx'
import { describeRefund, type RefundReader, refundNote, refundTones } from './refund-labels.ts'

interface RefundLineProps {
  readonly refund: Refund
  /** The object of the refund, if that is not clear from the context. */
  readonly title?: React.ReactNode
  readonly reader?: RefundReader
  /** The possible actions. */
  readonly action?: React.ReactNode
}

/** A refund's state and dates, and what the brand can expect. */
export function RefundLine({ refund, title, reader, action }: RefundLineProps) {
  const { totalCents, feeCents, status, paidAt } = refund
  const note = refundNote(refund, reader)
  return (
    <li className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-5 py-2.5 @lg/page:grid-cols-[minmax(0,1fr)_auto_6rem]">
      <div className="min-w-0">
        {title}
        <p className="text-sm text-ink-muted [overflow-wrap:anywhere]">
          <RefundDates refund={refund} /> · paid <Time at={paidAt} isDay />
          {feeCents > 0 && (
            <span>
              {' · '}
              <Money cents={feeCents} /> of it the fee
            </span>
          )}
        </p>
        {note !== undefined && (
          <p className="text-sm text-ink-muted [overflow-wrap:anywhere]">{note}</p>
        )}
        {action}
      </div>
      <Money cents={totalCents} className="text-right font-medium" />
      <span className="col-start-2 flex justify-end @lg/page:col-start-auto">
        <Badge tone={refundTones[status]}>{describeRefund(refund)}</Badge>
      </span>
    </li>
  )
}
