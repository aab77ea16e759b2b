import type { BrandSubmission } from '@permille/contract/submissions/submissions'
import { TriangleAlert } from 'lucide-react'
import { describeRisks } from '#features/risk/risk-labels.ts'
import type { Column } from '#ui/tables/data-table.tsx'
import { Money } from '#ui/values/money.tsx'
import { Time } from '#ui/values/time.tsx'
import { Views } from '#ui/values/views.tsx'
import { DecisionButtons } from './deciding/decision-buttons.tsx'

type ReviewColumn = Column<BrandSubmission>

/** For pending posts: the views at submission, the post's worth with them, and risks. */
export const decisionColumns: readonly ReviewColumn[] = [
  {
    key: 'views',
    header: 'Views',
    isNumeric: true,
    sort: { order: 'views' },
    cell: ({ viewCount }) => <Views count={viewCount} />,
  },
  {
    key: 'worth',
    header: 'Worth',
    isNumeric: true,
    sort: { order: 'pays' },
    cell: ({ approvalPay }) => approvalPay !== null && <Money cents={approvalPay.worthCents} />,
  },
  { key: 'risk', header: 'Risk', cell: (submission) => <Risks submission={submission} /> },
]

export const decision: ReviewColumn = {
  key: 'decision',
  header: 'Decision',
  isHeaderHidden: true,
  cell: (submission) => <DecisionButtons submission={submission} size="sm" />,
}

/** For decided posts: the outcome. */
export const outcomeColumns: readonly ReviewColumn[] = [
  {
    key: 'submitted',
    header: 'Submitted',
    sort: { order: 'newest' },
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

export function Risks({ submission }: { readonly submission: BrandSubmission }) {
  const risks = describeRisks(submission)
  if (risks.length === 0) {
    return (
      <span className="text-ink-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">None</span>
      </span>
    )
  }
  return (
    <ul title={risks.join('\n')} className="flex flex-col text-xs">
      {risks.map((risk) => (
        <li key={risk} className="grid grid-cols-[1rem_auto] items-start gap-1.5 text-left">
          <TriangleAlert aria-hidden="true" className="mt-px size-3.5 text-negative" />
          {risk}
        </li>
      ))}
    </ul>
  )
}
