import { blockCreatorCall } from '@permille/contract/campaigns/blocks'
import { isolate } from '@permille/contract/input/isolate'
import type { ReviewedSubmission } from '@permille/contract/submissions/submissions'
import { useState } from 'react'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { ReasonDialog } from '#ui/overlays/action-dialog.tsx'

interface BlockCreatorProps {
  readonly submission: Pick<ReviewedSubmission, 'creatorHandle' | 'creatorName'>
}

export function BlockCreator({ submission }: BlockCreatorProps) {
  const { creatorHandle: handle, creatorName } = submission
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const blocking = useAction({
    call: blockCreatorCall,
    request: (reason: string) => ({ body: { handle, reason } }),
    done: { title: 'Creator blocked', description: 'You can unblock them in your brand settings.' },
    failed: 'The creator could not be blocked',
    onDone: close,
  })
  return (
    <div className="mt-4 border-t border-line pt-4">
      <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
        Block creator
      </Button>
      <ReasonDialog
        isOpen={isAsking}
        onClose={close}
        title={`Block ${isolate(creatorName)}?`}
        description="They can’t submit new posts to any of your campaigns. Posts you approved keep earning, and posts in review wait for your decision."
        hint="Only your brand reads it. The creator is told that you take no new posts from them."
        label="Block"
        busyLabel="Blocking..."
        isBusy={blocking.isPending}
        isDanger
        onConfirm={(reason) => blocking.mutate(reason)}
      />
    </div>
  )
}
