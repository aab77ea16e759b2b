import type { BrandSubmission } from '@permille/contract/submissions/submissions'
import { currentTime } from '#ui/values/current-time.ts'
import { formatMinute } from '#ui/values/relative-time.ts'
import { Time } from '#ui/values/time.tsx'
import { describeAdminReasons } from '../admin-reasons.ts'
import { isPast } from '../deadline.tsx'

interface DeadlineCellProps {
  readonly submission: BrandSubmission
}

/**
 * The deadline in a table, on two lines: who decides then and when, with the exact rule on hover; and below it
 * why an admin does, or when the post was last seen.
 */
export function DeadlineCell({ submission }: DeadlineCellProps) {
  const { adminReasons, submittedAt, lastSeenAt } = submission
  const isSeenSince = lastSeenAt !== null && lastSeenAt > submittedAt
  const reasons = describeAdminReasons(adminReasons)
  return (
    <div className="@4xl:max-w-40 @5xl:min-w-40 @7xl:max-w-48">
      <p title={describeRule(submission)} className="truncate tabular-nums">
        {describeShort(submission)}
      </p>
      {/* The reasons make room first: they are on hover, the time is nowhere else. */}
      <p className="flex text-xs text-ink-muted" title={reasons || undefined}>
        {reasons !== '' && <span className="truncate">{reasons}</span>}
        <span className="shrink-0 whitespace-pre">
          <span>{`${reasons === '' ? '' : ' · '}${isSeenSince ? 'seen' : 'submitted'} `}</span>
          <Time at={isSeenSince ? lastSeenAt : submittedAt} />
        </span>
      </p>
    </div>
  )
}

type WithRule = Pick<
  BrandSubmission,
  'autoApprovesAt' | 'decisionDueAt' | 'unreadSince' | 'adminReasons'
>

/** Returns "auto Nov 28, 10:57", or "admin Nov 28, 10:57" where the system does not decide. */
export function describeShort({ autoApprovesAt, decisionDueAt, unreadSince }: WithRule): string {
  if (autoApprovesAt !== null) {
    return unreadSince === null ? `auto ${minute(autoApprovesAt)}` : 'auto once readable'
  }
  if (decisionDueAt === null || isPast(decisionDueAt)) return 'with an admin'
  return `admin ${minute(decisionDueAt)}`
}

/** Returns what exactly happens without a decision. */
export function describeRule(submission: WithRule): string {
  const { autoApprovesAt, decisionDueAt, unreadSince, adminReasons } = submission
  if (autoApprovesAt !== null && unreadSince !== null) {
    return `Approves automatically once we can read the post again, tried since ${minute(unreadSince)}. After a day, an admin decides.`
  }
  if (autoApprovesAt !== null) {
    return `Approves automatically ${minute(autoApprovesAt)} unless someone decides first, as long as the post is still public and unchanged.`
  }
  const why = `: ${describeAdminReasons(adminReasons)}.`
  if (decisionDueAt === null || isPast(decisionDueAt)) return `Waits for an admin${why}`
  return `Waits for an admin after ${minute(decisionDueAt)}${why}`
}

function minute(at: string): string {
  return formatMinute(new Date(at), currentTime())
}
