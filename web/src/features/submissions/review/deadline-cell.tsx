import type { BrandSubmission } from '@permille/contract/submissions'
import { Time } from '../../../ui/values/time.tsx'
import { sayAdminReasons } from '../admin-reasons.ts'
import { WaitsForAdmin } from '../deadline.tsx'

/** The deadline in a table: the time, and below it the reason and the submission date. */
export function DeadlineCell({ submission }: { readonly submission: BrandSubmission }) {
  const { autoApprovesAt, adminReasons, submittedAt } = submission
  return (
    <div className="py-2 @4xl:max-w-48">
      {autoApprovesAt === null ? (
        <WaitsForAdmin submission={submission} />
      ) : (
        <span className="whitespace-nowrap">
          Auto-approves <Time at={autoApprovesAt} />
        </span>
      )}
      <p className="text-sm text-ink-muted">
        {adminReasons.length > 0 && `${sayAdminReasons(adminReasons)} · `}
        submitted <Time at={submittedAt} />
      </p>
    </div>
  )
}
