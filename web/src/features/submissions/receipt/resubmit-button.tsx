import { resubmitPostCall } from '@permille/contract/submissions'
import { messageOf } from '../../../api/api-error.ts'
import { errorToast, useAct } from '../../../api/use-act.ts'
import { Button } from '../../../ui/controls/button.tsx'
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
  return useAct({
    call: resubmitPostCall,
    request: () => ({ params: { id } }),
    done: {
      title: 'Content submitted!',
      description: 'Your submission is pending review again.',
    },
    failed: (error) => errorToast(messageOf(error, 'Please try again'), 'Submission failed'),
  })
}
