import type { BrandSubmission } from '@permille/contract/submissions'
import { TriangleAlert } from 'lucide-react'
import type { Column } from '../../../ui/layout/data-table.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { Time } from '../../../ui/values/time.tsx'
import { Views } from '../../../ui/values/views.tsx'
import { totalOf } from '../approval-words.ts'
import { DecisionButtons } from './deciding/decision-buttons.tsx'

type ReviewColumn = Column<BrandSubmission>

/** For pending posts: risks, what approval pays, the deadline and the decision. */
export const decisionColumns: readonly ReviewColumn[] = [
  {
    key: 'views',
    header: 'Views',
    isNumeric: true,
    cell: (submission) => <PayNow submission={submission} />,
  },
  { key: 'risk', header: 'Risk', cell: ({ riskCount }) => <RiskCount count={riskCount} /> },
  {
    key: 'decision',
    header: 'Decision',
    isHeaderHidden: true,
    cell: (submission) => <DecisionButtons submission={submission} size="sm" />,
  },
]

/** For decided posts: the outcome. */
export const outcomeColumns: readonly ReviewColumn[] = [
  {
    key: 'submitted',
    header: 'Submitted',
    cell: ({ submittedAt }) => <Time at={submittedAt} />,
  },
  {
    key: 'views',
    header: 'Views',
    isNumeric: true,
    cell: ({ viewCount }) => <Views count={viewCount} />,
  },
  {
    key: 'earned',
    header: 'Earned',
    isNumeric: true,
    cell: ({ earnings }) => <Money cents={earnings} />,
  },
]

/** The views at submission, and what approving pays for them. */
function PayNow({ submission }: { readonly submission: BrandSubmission }) {
  const { viewCount, approvalPay } = submission
  return (
    <div className="whitespace-nowrap">
      <Views count={viewCount} />
      {approvalPay !== null && (
        <p className="text-sm text-ink-muted">
          pays <Money cents={totalOf(approvalPay)} />
        </p>
      )}
    </div>
  )
}

export function RiskCount({ count }: { readonly count: number }) {
  if (count === 0) return <span className="text-ink-muted">None</span>
  return (
    <span className="flex items-center gap-1.5 whitespace-nowrap">
      <TriangleAlert aria-hidden="true" className="size-4 text-negative" />
      {count} {count === 1 ? 'flag' : 'flags'}
    </span>
  )
}
