import type { BrandSubmission } from '@permille/contract/submissions'
import { Minute } from '../../../ui/values/minute.tsx'
import { Time } from '../../../ui/values/time.tsx'
import { sayAdminReasons } from '../admin-reasons.ts'
import { WaitsForAdmin } from '../deadline.tsx'

/** The deadline in a table: the time, and below it the reason and the submission date. */
export function DeadlineCell({ submission }: { readonly submission: BrandSubmission }) {
  const { autoApprovesAt, adminReasons, submittedAt } = submission
  return (
    <div className="py-2 @4xl:max-w-48 @5xl:min-w-44">
      {autoApprovesAt === null ? (
        <WaitsForAdmin submission={submission} />
      ) : (
        <>
          Approves automatically <Minute at={autoApprovesAt} />
        </>
      )}
      <p className="text-sm text-ink-muted">
        {adminReasons.length > 0 && `${sayAdminReasons(adminReasons)} · `}
        submitted <Time at={submittedAt} />
      </p>
    </div>
  )
}
