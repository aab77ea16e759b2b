import type { OwnSubmission } from '@permille/contract/submissions/submissions'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { currentTime } from '#ui/values/current-time.ts'
import { Minute } from '#ui/values/minute.tsx'
import { ResubmitDialog } from './resubmit-dialog.tsx'

interface ResubmitProps {
  readonly submission: Pick<
    OwnSubmission,
    'id' | 'reason' | 'title' | 'resubmitUntil' | 'campaignPause'
  >
}

/** True while its creator may still submit it again, perhaps only once the campaign takes posts. */
function isResubmittable({ resubmitUntil }: ResubmitProps['submission']): boolean {
  return resubmitUntil !== null && Date.parse(resubmitUntil) >= Number(currentTime())
}

/** The clock of the second try. */
export function ResubmitClock({ submission }: ResubmitProps) {
  const { resubmitUntil: until, campaignPause } = submission
  if (until === null || !isResubmittable(submission)) return null
  if (campaignPause !== null) {
    return (
      <p className="text-ink-muted">
        The campaign is paused, so you cannot submit the post again now. Your time is paused too:
        you have {hoursUntil(until)} when it accepts posts again.
      </p>
    )
  }
  return (
    <p>
      Fix it and submit it again by <Minute at={until} />. You can do this once.
    </p>
  )
}

export function ResubmitButton({ submission }: ResubmitProps) {
  const [isAsking, setIsAsking] = useState(false)
  if (!isResubmittable(submission) || submission.campaignPause !== null) return null
  return (
    <>
      <Button className="justify-self-start max-sm:h-11" onClick={() => setIsAsking(true)}>
        Submit again
      </Button>
      <ResubmitDialog
        submission={submission}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}

function hoursUntil(until: string): string {
  const hours = Math.ceil((Date.parse(until) - Number(currentTime())) / 3_600_000)
  return hours === 1 ? 'an hour' : `${hours} hours`
}
