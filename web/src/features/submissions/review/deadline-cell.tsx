import type { BrandSubmission } from '@permille/contract/submissions/submissions'
import { Time } from '#ui/values/time.tsx'
import { describeAdminReasons } from '../admin-reasons.ts'
import { ApprovesAutomatically, WaitsForAdmin } from '../deadline.tsx'

/** The deadline in a table: the time, and below it the reason, and when the post was submitted and last seen. */
export function DeadlineCell({ submission }: { readonly submission: BrandSubmission }) {
  const { autoApprovesAt, adminReasons, submittedAt, lastSeenAt } = submission
  const isSeenSince = lastSeenAt !== null && lastSeenAt > submittedAt
  return (
    <div className="py-2 @4xl:max-w-48 @5xl:min-w-44">
      {autoApprovesAt === null ? (
        <WaitsForAdmin submission={submission} />
      ) : (
        <ApprovesAutomatically at={autoApprovesAt} unreadSince={submission.unreadSince} />
      )}
      <p className="text-sm text-ink-muted">
        {adminReasons.length > 0 && <span>{`${describeAdminReasons(adminReasons)} · `}</span>}
        <span>submitted </span>
        {!isSeenSince && lastSeenAt !== null && <span>and last seen </span>}
        <Time at={submittedAt} />
        {isSeenSince && (
          <span>
            {' '}
            · last seen <Time at={lastSeenAt} />
          </span>
        )}
      </p>
    </div>
  )
}
