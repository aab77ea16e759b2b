import { countBrandDisputesCall } from '@permille/contract/disputes/disputes'
import { countPostsToReviewCall } from '@permille/contract/submissions/desk'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../../api/query.ts'
import { joinClasses } from '../../../../ui/join-classes.ts'
import { Badge } from '../../../../ui/values/badge.tsx'
import { formatCount } from '../../../../ui/values/views.tsx'
import { type Desk, type DeskTab, deskTabs } from './use-desk.ts'

const names = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  locked: 'Locked',
  paid: 'Paid',
  disputed: 'Disputed',
} as const

/** Buttons that mark the current one, not tabs: they switch between addresses of the same desk. */
export function DeskTabs({ desk }: { readonly desk: Desk }) {
  const { data: toReview } = useQuery(queryOf(countPostsToReviewCall))
  const { data: disputes } = useQuery(queryOf(countBrandDisputesCall))
  const counts: Partial<Record<DeskTab, number>> = {
    pending: toReview?.count ?? 0,
    disputed: disputes?.count ?? 0,
  }
  return (
    <nav aria-label="Status" className="flex gap-5 overflow-x-auto border-b border-line">
      {deskTabs.map((tab) => {
        const isCurrent = tab === desk.tab
        return (
          <button
            key={tab}
            type="button"
            aria-current={isCurrent ? 'page' : undefined}
            onClick={() => desk.change('status', tab)}
            className={joinClasses(
              '-mb-px flex h-10 shrink-0 items-center gap-2 border-b-2 font-medium -outline-offset-2 transition-colors duration-150',
              isCurrent
                ? 'border-accent text-ink'
                : 'border-transparent text-ink-muted hover:text-ink',
            )}
          >
            {names[tab]}
            <TabCount tab={tab} count={counts[tab] ?? 0} />
          </button>
        )
      })}
    </nav>
  )
}

/** How many posts of a tab wait for the brand. */
function TabCount({ tab, count }: { readonly tab: DeskTab; readonly count: number }) {
  if (count === 0) return null
  return <Badge tone={tab === 'disputed' ? 'negative' : 'neutral'}>{formatCount(count)}</Badge>
}
