import type { AnswerOf } from '@permille/contract/endpoint'
import { dashboardListLength } from '@permille/contract/limits'
import { readCreatorHistory, readCreatorStats } from '@permille/contract/overview'
import { type CreatorSubmission, listCreatorSubmissions } from '@permille/contract/submissions'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { queryOf } from '../../api/query.ts'
import { paths } from '../../paths.ts'
import { StatusBadge } from '../../ui/badge.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Money } from '../../ui/money.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { type Stat, StatRow } from '../../ui/stat-row.tsx'
import { formatCount, Views } from '../../ui/views.tsx'
import { HistoryCards } from './history-cards.tsx'
import { RecentCard, RecentLine } from './recent-card.tsx'

const tiles: readonly Stat<AnswerOf<typeof readCreatorStats>>[] = [
  { label: 'Total Earnings', value: ({ totalEarnings }) => <Money cents={totalEarnings} /> },
  {
    label: 'Pending',
    value: ({ pendingEarnings }) => <Money cents={pendingEarnings} />,
    note: 'Not yet paid out',
  },
  { label: 'Submissions', value: ({ totalSubmissions }) => formatCount(totalSubmissions) },
  { label: 'Total Views', value: ({ totalViews }) => <Views count={totalViews} /> },
]

export function CreatorDashboard() {
  const stats = useQuery(queryOf(readCreatorStats))
  const history = useQuery(queryOf(readCreatorHistory))
  const recent = useQuery(
    queryOf(listCreatorSubmissions, { query: { limit: dashboardListLength } }),
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHeader
        title="Dashboard"
        note="Your posts, their views and what they earn."
        actions={
          <Link href={paths.explore} className={buttonLook()}>
            Explore Campaigns
          </Link>
        }
      />
      <StatRow reading={stats} tiles={tiles} />
      <HistoryCards reading={history} moneyLabel="Earnings" />
      <RecentCard
        title="Recent Submissions"
        reading={recent}
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

function SubmissionLine({ submission }: { readonly submission: CreatorSubmission }) {
  const { id, title, campaignName, viewCount, earnings, status } = submission
  return (
    <RecentLine
      href={paths.mySubmission(id)}
      title={campaignName}
      note={title ?? 'Untitled Submission'}
      facts={
        <>
          <span className="min-w-24 text-right text-ink-muted max-md:hidden">
            <Views count={viewCount} /> views
          </span>
          <Money cents={earnings} className="text-right font-medium md:min-w-24" />
          <span className="flex w-20 justify-end">
            <StatusBadge status={status} />
          </span>
        </>
      }
    />
  )
}
