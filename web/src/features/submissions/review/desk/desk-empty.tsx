import type { SubmissionStatus } from '@permille/contract/enums'
import { Check } from 'lucide-react'
import { Link } from 'wouter'
import { paths } from '#paths.ts'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'

type Decided = Exclude<SubmissionStatus, 'pending'>

const decided: Record<Decided, { readonly title: string; readonly note: string }> = {
  approved: {
    title: 'No approved posts',
    note: 'Approved posts appear here while they earn.',
  },
  rejected: {
    title: 'No rejected posts',
    note: 'Rejected posts appear here with your reason. They cost nothing.',
  },
  locked: {
    title: 'No locked posts',
    note: 'A post locks when its views are final: its time is up or its cap is reached.',
  },
  paid: {
    title: 'No paid posts',
    note: 'A post is paid once its creator has withdrawn everything it earned.',
  },
}

/** Explains what an empty tab means. */
export function DeskEmpty({ status }: { readonly status: SubmissionStatus }) {
  if (status !== 'pending') {
    return (
      <EmptyState
        {...decided[status]}
        action={
          <Link href={paths.submissions} className={buttonClasses({ variant: 'secondary' })}>
            Pending posts
          </Link>
        }
      />
    )
  }
  return (
    <div className="pt-8">
      <div className="flex justify-center">
        <Done />
      </div>
      <div className="-mt-8">
        <EmptyState
          title="You’re all caught up"
          note="No posts to review. New ones appear here."
          action={
            <Link href={paths.campaigns} className={buttonClasses({ variant: 'secondary' })}>
              My Campaigns
            </Link>
          }
        />
      </div>
    </div>
  )
}

/** Over approvals that can still be undone, when no other post waits. */
export function AllDecided() {
  return (
    <div className="flex items-center gap-3 border-b border-line px-5 py-4 @max-4xl:px-4">
      <Done />
      <p>
        <span className="font-medium">All done.</span> Every post here has your decision.
      </p>
    </div>
  )
}

function Done() {
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-positive-soft text-positive">
      <Check aria-hidden="true" className="size-5" />
    </span>
  )
}
