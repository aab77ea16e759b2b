import {
  listCreatorSubmissionsCall,
  readCreatorSubmissionCall,
  resubmitPostCall,
} from '@permille/contract/submissions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useIdempotencyKey } from '../../../api/idempotency-key.ts'
import { refresh } from '../../../api/query.ts'
import { wasRefused } from '../../../api/was-refused.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { Time } from '../../../ui/values/time.tsx'

interface ResubmitButtonProps {
  readonly id: string
  readonly until: string | null
}

export function ResubmitButton({ id, until }: ResubmitButtonProps) {
  const resubmitting = useResubmit(id)
  if (until === null || Date.parse(until) < Date.now()) return null
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-ink-muted">
        When you have mended it you can submit it once more. This ends <Time at={until} />.
      </p>
      <Button
        isBusy={resubmitting.isPending}
        className="justify-self-start"
        onClick={() => resubmitting.mutate()}
      >
        {resubmitting.isPending ? 'Submitting...' : 'Submit again'}
      </Button>
    </div>
  )
}

function useResubmit(id: string) {
  const client = useQueryClient()
  const idempotencyKey = useIdempotencyKey()
  return useMutation({
    mutationFn: () =>
      call(resubmitPostCall, { params: { id }, idempotencyKey: idempotencyKey.current }),
    onSuccess: () => {
      idempotencyKey.renew()
      toast({
        title: 'Content submitted!',
        description: 'Your submission is pending review again.',
      })
      return refresh(client, readCreatorSubmissionCall, listCreatorSubmissionsCall)
    },
    onError: (error) => {
      if (wasRefused(error)) idempotencyKey.renew()
      const description = messageOf(error, 'Please try again')
      toast({ tone: 'negative', title: 'Submission failed', description })
    },
  })
}
