import { formatCents } from '@permille/contract/money'
import type { OwnSubmission } from '@permille/contract/submissions/submissions'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { Money } from '#ui/values/money.tsx'
import { formatCount } from '#ui/values/views.tsx'
import { type ApprovalPay, totalOf, waitingOf } from '../approval-labels.ts'

interface ExpectedReceiptProps {
  readonly submission: OwnSubmission
  readonly pay: ApprovalPay
}

/** Shows what a pending post will be paid on approval. */
export function ExpectedReceipt({ submission, pay }: ExpectedReceiptProps) {
  const { worthCents } = pay
  const { minPayoutCents, flatBonusCents } = submission.terms
  // Nothing is paid for a post whose account is not verified.
  const bonusCents = Math.min(flatBonusCents, worthCents)
  const waitsCents = waitingOf(pay)
  return (
    <Card>
      <CardHeader title="Receipt" note="Nothing is earned before approval." />
      <CardBody>
        <dl className="grid grid-cols-1 gap-3 tabular-nums">
          <Line
            label={`${formatCount(submission.viewCount)} views when submitted`}
            note={
              worthCents === bonusCents && minPayoutCents > 0
                ? `paid once they reach ${formatCents(minPayoutCents)}`
                : undefined
            }
            cents={worthCents - bonusCents}
          />
          {flatBonusCents > 0 && <Line label="Bonus" cents={bonusCents} />}
          {waitsCents > 0 && (
            <Line
              label="Waiting for the campaign’s budget"
              note="paid with the brand’s next top-up"
              cents={-waitsCents}
            />
          )}
          <div className="flex items-baseline justify-between gap-4 border-t border-dashed border-line-strong pt-3">
            <dt className="font-medium">Paid when approved</dt>
            <dd className="text-2xl font-semibold tracking-tight">
              <Money cents={totalOf(pay)} />
            </dd>
          </div>
        </dl>
      </CardBody>
    </Card>
  )
}

interface LineProps {
  readonly label: string
  readonly note?: string | undefined
  readonly cents: number
}

function Line({ label, note, cents }: LineProps) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>
        {label}
        {note !== undefined && <span className="text-ink-muted"> · {note}</span>}
      </dt>
      <dd>
        <Money cents={cents} />
      </dd>
    </div>
  )
}
