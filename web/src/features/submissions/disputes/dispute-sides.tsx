import type { Dispute } from '@permille/contract/disputes/disputes'
import type { ReactNode } from 'react'
import { Time } from '#ui/values/time.tsx'
import { describeOutcome } from './dispute-labels.ts'

/** Shows both sides and the decision, in the order they were written. */
export function DisputeSides({ dispute }: { readonly dispute: Dispute }) {
  const { reason, createdAt, answer, answeredAt, resolutionNotes, decidedAt } = dispute
  return (
    <ol className="grid grid-cols-1 gap-4">
      <Side who="Creator" at={createdAt}>
        {reason}
      </Side>
      {answer !== null && answeredAt !== null && (
        <Side who="Brand" at={answeredAt}>
          {answer}
        </Side>
      )}
      {resolutionNotes !== null && decidedAt !== null && (
        <Side who="Admin" at={decidedAt} outcome={describeOutcome(dispute)}>
          {resolutionNotes}
        </Side>
      )}
    </ol>
  )
}

interface SideProps {
  readonly who: string
  readonly at: string
  readonly outcome?: string
  readonly children: ReactNode
}

function Side({ who, at, outcome, children }: SideProps) {
  return (
    <li className="border-l-2 border-line pl-3">
      <p className="text-sm text-ink-muted">
        {who} · <Time at={at} />
      </p>
      {outcome !== undefined && <p className="font-medium">{outcome}</p>}
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{children}</p>
    </li>
  )
}
