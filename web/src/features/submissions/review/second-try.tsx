import type { BrandSubmission } from '@permille/contract/submissions/submissions'
import { Notice } from '#ui/layout/notice.tsx'
import { Badge } from '#ui/values/badge.tsx'
import { Time } from '#ui/values/time.tsx'

interface SecondTryProps {
  readonly submission: Pick<BrandSubmission, 'resubmittedAt' | 'rejectedBefore' | 'changes'>
}

/** Marks a post that was rejected once; why, and what its creator changed, on hover. */
export function SecondTryBadge({ submission }: SecondTryProps) {
  const { resubmittedAt, rejectedBefore, changes } = submission
  if (resubmittedAt === null) return null
  const words = [rejectedBefore, changes && `Changed: ${changes}`].filter(Boolean).join('\n')
  return (
    // In a line of text, without making it higher.
    <span className="-my-1 inline-flex">
      <Badge title={words}>2nd try</Badge>
    </span>
  )
}

/** Says why the post was rejected before, and what its creator says has changed since. */
export function SecondTry({ submission }: SecondTryProps) {
  const { resubmittedAt, rejectedBefore, changes } = submission
  if (resubmittedAt === null) return null
  return (
    <Notice>
      <p className="font-medium">
        2nd try, submitted again <Time at={resubmittedAt} />
      </p>
      {rejectedBefore !== null && (
        <p>
          Rejected before: <bdi>{rejectedBefore}</bdi>
        </p>
      )}
      <p>
        {changes === null ? (
          <span>The creator did not say what they changed.</span>
        ) : (
          <span>
            What the creator changed: <bdi>{changes}</bdi>
          </span>
        )}
      </p>
    </Notice>
  )
}
