import type { SubmissionId } from '@permille/contract/ids'
import { resubmitPostCall } from '@permille/contract/submissions/corrections'
import { messageOf } from '#api/api-error.ts'
import { errorToast, useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { currentTime } from '#ui/values/current-time.ts'
import { Minute } from '#ui/values/minute.tsx'

interface ResubmitButtonProps {
  readonly id: SubmissionId
  readonly until: string | null
  /** The campaign accepts no posts now. */
  readonly isPaused: boolean
}

export function ResubmitButton({ id, until, isPaused }: ResubmitButtonProps) {
  const resubmitting = useResubmit(id)
  if (until === null || Date.parse(until) < Number(currentTime())) return null
  if (isPaused) {
    return (
      <p className="text-ink-muted">
        The campaign is paused, so you cannot resubmit the post now. Your time is paused too: you
        have {hoursUntil(until)} when it accepts posts again.
      </p>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-ink-muted">
        Fix it and resubmit by <Minute at={until} />. You can do this once.
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

function hoursUntil(until: string): string {
  const hours = Math.ceil((Date.parse(until) - Number(currentTime())) / 3_600_000)
  return hours === 1 ? 'an hour' : `${hours} hours`
}

function useResubmit(id: SubmissionId) {
  return useAction({
    call: resubmitPostCall,
    request: () => ({ params: { id } }),
    done: {
      title: 'Content submitted!',
      description: 'Your submission is pending review again.',
    },
    failed: (error) => errorToast(messageOf(error, 'Please try again'), 'Submission failed'),
  })
}
