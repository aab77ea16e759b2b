import type { OwnSubmission } from '@permille/contract/submissions/submissions'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { Money } from '#ui/values/money.tsx'
import { PaidOut } from './paid-out.tsx'
import { receiptLines } from './receipt-lines.ts'

/** Reads like a receipt: each line, then the total. */
export function Receipt({ submission }: { readonly submission: OwnSubmission }) {
  return (
    <Card>
      <CardHeader title="Receipt" />
      <CardBody>
        <dl className="grid grid-cols-1 gap-3 tabular-nums">
          {receiptLines(submission).map(({ label, note, cents }) => (
            <div key={label} className="flex items-baseline justify-between gap-4">
              <dt>
                {label}
                {note !== undefined && <span className="text-ink-muted"> · {note}</span>}
              </dt>
              <dd>
                <Money cents={cents} />
              </dd>
            </div>
          ))}
          <div className="flex items-baseline justify-between gap-4 border-t border-dashed border-line-strong pt-3">
            <dt className="font-medium">Earned</dt>
            <dd className="text-2xl font-semibold tracking-tight">
              <Money cents={submission.earnings} />
            </dd>
          </div>
        </dl>
        <PaidOut payouts={submission.payouts} />
      </CardBody>
    </Card>
  )
}
