import { isolate } from '@permille/contract/input/isolate'
import type { BrandSubmission } from '@permille/contract/submissions/submissions'
import { useRef, useState } from 'react'
import { useMay } from '#api/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { handFocus } from '#ui/controls/focus-place.ts'
import { titleOf } from '#ui/values/title-of.ts'
import { PendingApproval } from './pending-approval.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { useApprove } from './use-decide.ts'
import { useFocusOnceUndone } from './use-undo.ts'

interface DecisionButtonsProps {
  readonly submission: Pick<BrandSubmission, 'id' | 'title' | 'approvalFinalAt'>
  readonly size: 'sm' | 'md'
}

export function DecisionButtons({ submission, size }: DecisionButtonsProps) {
  const [isRejecting, setIsRejecting] = useState(false)
  const { id, approvalFinalAt } = submission
  const buttons = useRef<HTMLDivElement>(null)
  const approveButton = useFocusOnceUndone(id, approvalFinalAt === null)
  const approving = useApprove({ onDecided: () => focusNextPost(buttons.current) })
  if (!useMay('submissions:review')) return null
  if (approvalFinalAt !== null) return <PendingApproval id={id} approvalFinalAt={approvalFinalAt} />
  const title = titleOf(submission.title)
  return (
    <div
      ref={buttons}
      className="flex gap-2 @max-lg:*:flex-1 pointer-fine:group-[&:not(:hover,:focus-within)]/row:opacity-0"
    >
      <Button
        ref={approveButton}
        size={size}
        aria-label={`Approve ${isolate(title)}`}
        isBusy={approving.isPending}
        onClick={() => approving.mutate([submission])}
      >
        Approve
      </Button>
      <Button
        variant="secondary"
        size={size}
        aria-label={`Reject ${isolate(title)}`}
        onClick={() => setIsRejecting(true)}
      >
        Reject
      </Button>
      <RejectDialog
        posts={[submission]}
        isOpen={isRejecting}
        onClose={() => setIsRejecting(false)}
      />
    </div>
  )
}

/**
 * Focuses the link to the next post, not its Approve, so that one press too many approves nothing.
 */
function focusNextPost(buttons: Element | null): void {
  if (buttons?.contains(document.activeElement) !== true) return
  const next = buttons.closest('tr, li')?.nextElementSibling?.querySelector('a')
  if (next) handFocus(next)
}
