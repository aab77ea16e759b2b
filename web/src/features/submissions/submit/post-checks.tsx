import type { SocialAccount } from '@permille/contract/connections/connections'
import type { SocialAccountId } from '@permille/contract/ids'
import { isolate } from '@permille/contract/input/isolate'
import { platformFacts } from '@permille/contract/platforms'
import type { SubmissionCheck } from '@permille/contract/submissions/submissions'
import { Button } from '#ui/controls/button.tsx'
import { Spinner } from '#ui/layout/spinner.tsx'
import { CheckList } from '../check-list.tsx'

interface PostChecksProps {
  readonly checks: {
    readonly isChecking: boolean
    readonly checks: readonly SubmissionCheck[]
    readonly failure: string | undefined
    readonly checkAgain: () => void
  }
  /** Another account of the creator that the post seems to be from. */
  readonly better: SocialAccount | undefined
  readonly onUse: (accountId: SocialAccountId) => void
}

/** Shows which checks would pass, before the post is submitted. */
export function PostChecks({ checks: state, better, onUse }: PostChecksProps) {
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
      {!state.isChecking && state.checks.length > 0 && (
        <div className="rounded-control border border-line bg-surface px-4 py-3">
          <CheckList checks={state.checks} />
        </div>
      )}
      {!state.isChecking && hasFailed && (
        <div className="flex flex-wrap gap-2">
          {better !== undefined && (
            <Button size="sm" onClick={() => onUse(better.id)}>
              {`Use @${isolate(better.username)} on ${platformFacts[better.platform].title}`}
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={state.checkAgain}>
            Check again
          </Button>
        </div>
      )}
    </div>
  )
}
