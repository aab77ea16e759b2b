import { countBrandDisputesCall } from '@permille/contract/disputes/disputes'
import { countPostsToReviewCall } from '@permille/contract/submissions/desk'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { QueueTabs } from '#ui/layout/queue-tabs.tsx'
import { Badge } from '#ui/values/badge.tsx'
import { formatCount } from '#ui/values/views.tsx'
import { type Desk, type DeskTab, deskTabs } from './use-desk.ts'

const names = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  locked: 'Locked',
  paid: 'Paid',
  disputed: 'Disputed',
} as const

export function DeskTabs({ desk }: { readonly desk: Desk }) {
  const { data: toReview } = useQuery(queryOf(countPostsToReviewCall))
  const { data: disputes } = useQuery(queryOf(countBrandDisputesCall))
  const counts: Partial<Record<DeskTab, number>> = {
    pending: toReview?.count ?? 0,
    disputed: disputes?.count ?? 0,
  }
  return (
    <QueueTabs
      label="Status"
      tabs={deskTabs.map((tab) => ({
        value: tab,
        label: (
          <>
            {names[tab]}
            <TabCount tab={tab} count={counts[tab] ?? 0} />
          </>
        ),
      }))}
      current={desk.tab}
      onChoose={desk.show}
    />
  )
}

/** Shows how many of a tab's posts the brand has not decided. */
function TabCount({ tab, count }: { readonly tab: DeskTab; readonly count: number }) {
  if (count === 0) return null
  return <Badge tone={tab === 'disputed' ? 'negative' : 'neutral'}>{formatCount(count)}</Badge>
}
