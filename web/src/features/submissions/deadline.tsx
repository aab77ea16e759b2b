import type { BrandSubmission } from '@permille/contract/submissions/submissions'
import { currentTime } from '#ui/values/current-time.ts'
import { Minute } from '#ui/values/minute.tsx'
import { describeAdminReasons } from './admin-reasons.ts'

export type WithDeadline = Pick<
  BrandSubmission,
  'decisionDueAt' | 'autoApprovesAt' | 'adminReasons' | 'unreadSince'
>

/** Says what happens to a pending post without a decision, and when. */
export function Deadline({ submission }: { readonly submission: WithDeadline }) {
  const { autoApprovesAt, adminReasons } = submission
  if (autoApprovesAt !== null) {
    return <ApprovesAutomatically at={autoApprovesAt} unreadSince={submission.unreadSince} />
  }
  return (
    <>
      <WaitsForAdmin submission={submission} /> · {describeAdminReasons(adminReasons)}
    </>
  )
}

/** Says when the system approves the post, which it does only once it has read it again. */
function ApprovesAutomatically(approval: {
  readonly at: string
  readonly unreadSince: string | null
}) {
  const { at, unreadSince } = approval
  if (unreadSince === null) {
    return (
      <>
        Approves automatically <Minute at={at} />
      </>
    )
  }
  return (
    <>
      Approves automatically once we can read the post again, tried since{' '}
      <Minute at={unreadSince} />
    </>
  )
}

/** The deadline alone, where there is no room for what happens then. */
export function DecideBy({ submission }: { readonly submission: WithDeadline }) {
  const { autoApprovesAt, decisionDueAt } = submission
  const at = autoApprovesAt ?? decisionDueAt
  if (at === null || isPast(at)) return <>with an admin</>
  return (
    <>
      by <Minute at={at} />
    </>
  )
}

/** Explains that an admin will decide the post; until the deadline the brand still can. */
export function WaitsForAdmin({ submission }: { readonly submission: WithDeadline }) {
  const { decisionDueAt } = submission
  if (decisionDueAt === null || isPast(decisionDueAt)) return <>Waits for an admin</>
  return (
    <>
      Waits for an admin after <Minute at={decisionDueAt} />
    </>
  )
}

export function isPast(at: string): boolean {
  return Date.parse(at) <= Number(currentTime())
}
