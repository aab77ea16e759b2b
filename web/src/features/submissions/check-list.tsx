import type { SubmissionCheck } from '@permille/contract/submissions/submissions'
import { Check, X } from 'lucide-react'
import { joinClasses } from '#ui/join-classes.ts'

export function CheckList({ checks }: { readonly checks: readonly SubmissionCheck[] }) {
  return (
    <ul aria-label="Checks" className="grid grid-cols-1 gap-2">
      {checks.map((check) => (
        <li
          key={`${check.code} ${check.message}`}
          className="grid grid-cols-[1rem_1fr] items-start gap-2.5"
        >
          <CheckMark hasPassed={check.passed} />
          <span
            className={joinClasses('[overflow-wrap:anywhere]', check.passed && 'text-ink-muted')}
          >
            {check.message}
          </span>
        </li>
      ))}
    </ul>
  )
}

function CheckMark({ hasPassed }: { readonly hasPassed: boolean }) {
  const Icon = hasPassed ? Check : X
  return (
    <Icon
      role="img"
      aria-label={hasPassed ? 'Passed' : 'Not passed'}
      strokeWidth={2.5}
      className={joinClasses('mt-0.5 size-4', hasPassed ? 'text-positive' : 'text-negative')}
    />
  )
}
