import type { SubmissionId } from '@permille/contract/ids'
import { Button } from '#ui/controls/button.tsx'
import { useSecondsUntil, useUndo } from './use-undo.ts'

interface KeptApprovalProps {
  readonly id: SubmissionId
  readonly approvalFinalAt: string
}

/** Shown in place of the decision buttons while an approval can be undone. The stream reports when it is final. */
export function PendingApproval({ id, approvalFinalAt }: KeptApprovalProps) {
  const secondsLeft = useSecondsUntil(Date.parse(approvalFinalAt))
  const undoing = useUndo()
  if (secondsLeft <= 0) return <p className="text-ink-muted">Approved</p>
  return (
    <div className="flex items-center gap-3">
      {/* Wraps to two lines, because a row of the desk has no more room. */}
      <p className="text-ink-muted">
        Approved · <span className="whitespace-nowrap tabular-nums">final in {secondsLeft} s</span>
      </p>
      <Button
        variant="secondary"
        size="sm"
        isBusy={undoing.isPending}
        onClick={() => undoing.mutate([id])}
      >
        Undo
      </Button>
    </div>
  )
}
