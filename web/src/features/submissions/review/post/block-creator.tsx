import { blockCreatorCall } from '@permille/contract/campaigns/blocks'
import { isolate } from '@permille/contract/input/isolate'
import type { ReviewedSubmission } from '@permille/contract/submissions/submissions'
import { ActionButton } from '#api/action-button.tsx'
import { useMay } from '#api/session.ts'

interface BlockCreatorProps {
  readonly submission: Pick<ReviewedSubmission, 'creatorId' | 'creatorName'>
}

export function BlockCreator({ submission }: BlockCreatorProps) {
  const { creatorId, creatorName } = submission
  if (!useMay('submissions:review')) return null
  return (
    <div className="mt-4 border-t border-line pt-4">
      <ActionButton
        call={blockCreatorCall}
        request={(reason: string) => ({ body: { creatorId, reason } })}
        title={`Block ${isolate(creatorName)}?`}
        description="They can’t submit new posts to any of your campaigns. Posts you approved keep earning, and posts in review wait for your decision."
        hint="Only your brand reads it. The creator is notified that you accept no new posts from them."
        label="Block"
        busyLabel="Blocking..."
        done={{
          title: 'Creator blocked',
          description: 'You can unblock them in your brand settings.',
        }}
        failed="The creator could not be blocked"
        isDanger
        variant="secondary"
        size="sm"
      >
        Block creator
      </ActionButton>
    </div>
  )
}
