import type { CreatorSubmission } from '@permille/contract/submissions/submissions'
import { Minute } from '#ui/values/minute.tsx'

interface FixByProps {
  readonly submission: Pick<CreatorSubmission, 'resubmitUntil'>
}

/** In a list, until when a rejected post can be fixed and submitted again. */
export function FixBy({ submission: { resubmitUntil } }: FixByProps) {
  if (resubmitUntil === null) return null
  return (
    <span className="font-medium whitespace-nowrap text-ink">
      Fix by <Minute at={resubmitUntil} />
    </span>
  )
}
