import type { SubmissionCheck } from '@permille/contract/submissions'
import { Check, X } from 'lucide-react'
import { Button } from '../../../ui/controls/button.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { Spinner } from '../../../ui/layout/spinner.tsx'

interface PostChecksProps {
  readonly checks: {
    readonly isChecking: boolean
    readonly checks: readonly SubmissionCheck[]
    readonly failure: string | undefined
    readonly checkAgain: () => void
  }
}

/** Shows which checks would pass, before the post is submitted. */
export function PostChecks({ checks: state }: PostChecksProps) {
  const hasFailed = state.failure !== undefined || state.checks.some((check) => !check.passed)
  return (
    <div aria-live="polite" className="grid grid-cols-1 gap-2 empty:hidden">
      {state.isChecking && (
        <p className="flex items-center gap-2 text-ink-muted">
          <Spinner /> Checking your post
        </p>
      )}
      {!state.isChecking && state.failure !== undefined && (
        <p className="text-negative">{state.failure}</p>
      )}
      {!state.isChecking && state.checks.length > 0 && <CheckList checks={state.checks} />}
      {!state.isChecking && hasFailed && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={state.checkAgain}
        >
          Check again
        </Button>
      )}
    </div>
  )
}

function CheckList({ checks }: { readonly checks: readonly SubmissionCheck[] }) {
  return (
    <ul className="grid grid-cols-1 gap-2 rounded-control border border-line bg-surface px-4 py-3">
      {checks.map((check) => (
        <li key={check.code} className="grid grid-cols-[1rem_1fr] items-start gap-2.5">
          <CheckMark hasPassed={check.passed} />
          <span className={joinClasses(check.passed && 'text-ink-muted')}>{check.message}</span>
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
