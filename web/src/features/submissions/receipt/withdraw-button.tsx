import type { SubmissionId } from '@permille/contract/ids'
import { withdrawPostCall } from '@permille/contract/submissions/corrections'
import { useState } from 'react'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'

export function WithdrawButton({ id }: { readonly id: SubmissionId }) {
  const [isAsking, setIsAsking] = useState(false)
  const withdrawing = useAction({
    call: withdrawPostCall,
    request: () => ({ params: { id } }),
    done: { title: 'Post withdrawn', description: 'You can submit it again whenever you like.' },
    failed: 'The post could not be withdrawn',
    onDone: () => setIsAsking(false),
  })
  return (
    <>
      <Button variant="secondary" className="justify-self-start" onClick={() => setIsAsking(true)}>
        Withdraw
      </Button>
      <Dialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Withdraw this post?"
        description="The brand no longer reviews it and it earns nothing. You can submit it again, here or to another campaign, with a new deadline."
        actions={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              Keep it in review
            </Button>
            <Button
              variant="danger"
              isBusy={withdrawing.isPending}
              onClick={() => withdrawing.mutate()}
            >
              {withdrawing.isPending ? 'Withdrawing...' : 'Withdraw post'}
            </Button>
          </>
        }
      />
    </>
  )
}
