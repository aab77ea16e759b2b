import type { ResponseOf } from '@permille/contract/endpoint'
import { readCreatorHistoryCall } from '@permille/contract/history/history'
import { dashboardListLength } from '@permille/contract/limits'
import { formatCents } from '@permille/contract/money'
import { readCreatorStatsCall } from '@permille/contract/overview/overview'
import { listCreatorSubmissionsCall } from '@permille/contract/submissions/submissions'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { queryOf } from '#api/query.ts'
import { paths } from '#paths.ts'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { type Stat, StatRow } from '#ui/layout/stat-row.tsx'
import { lazyCode, lazyPart } from '#ui/lazy-part.ts'
import { Money } from '#ui/values/money.tsx'
import { formatCount, Views } from '#ui/values/views.tsx'
import { HistoryCards } from '../history/history-cards.tsx'
import { useHistory } from '../history/use-history.ts'
import { RecentCard } from './recent-card.tsx'

// Requested at once, so that this code loads while the list does.
import('./submission-line.tsx').catch(() => {})
const SubmissionLine = lazyCode(() => import('./submission-line.tsx').then((m) => m.SubmissionLine))

const CreatorFirstSteps = lazyPart(() =>
  import('./creator-first-steps.tsx').then((m) => m.CreatorFirstSteps),
)

const tiles: readonly Stat<ResponseOf<typeof readCreatorStatsCall>>[] = [
  { label: 'Total Earnings', value: ({ totalEarnings }) => <Money cents={totalEarnings} /> },
  {
    label: 'Pending',
    value: ({ pendingEarnings }) => <Money cents={pendingEarnings} />,
    note: ({ availableBalance }) =>
      availableBalance > 0
        ? `Not yet paid out, ${formatCents(availableBalance)} available`
        : 'Not yet paid out',
  },
  { label: 'Submissions', value: ({ totalSubmissions }) => formatCount(totalSubmissions) },
  {
    label: 'Total Views',
    value: ({ totalViews }) => <Views count={totalViews} />,
    note: 'On posts that were approved',
  },
]

export function CreatorDashboard() {
  const stats = useQuery(queryOf(readCreatorStatsCall))
  const history = useHistory((query) => queryOf(readCreatorHistoryCall, { query }))
  const recent = useQuery(
    queryOf(listCreatorSubmissionsCall, { query: { limit: dashboardListLength } }),
  )
  const isNew = stats.data?.totalSubmissions === 0
  return (
    <div className="grid grid-cols-1 gap-4 [&>header]:mb-2">
      <PageHeader
        title="Dashboard"
        note="Your posts, their views and what they earn."
        actions={
          <Link href={paths.explore} className={buttonClasses()}>
            Explore Campaigns
          </Link>
        }
      />
      {/* A note may have two lines; its room is there before it. */}
      <div className="[&_p]:min-h-[2lh]">
        <StatRow query={stats} tiles={tiles} />
      </div>
      {isNew ? (
        <Suspense fallback={<Skeleton className="h-[15.75rem] max-md:h-[30.375rem]" />}>
          <CreatorFirstSteps />
        </Suspense>
      ) : (
        <HistoryCards history={history} moneyLabel="Earnings" />
      )}
      <RecentCard
        title="Recent Submissions"
        query={recent}
        more={{ label: 'View all', href: paths.mySubmissions }}
        empty={
          <EmptyState
            title="No submissions yet"
            note="Pick a campaign, publish a post, and submit its link."
          />
        }
        line={(submission) => <SubmissionLine key={submission.id} submission={submission} />}
      />
    </div>
  )
}
