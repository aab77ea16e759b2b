import type { AnswerOf } from '@permille/contract/endpoint'
import { dashboardListLength } from '@permille/contract/limits'
import { readCreatorHistory, readCreatorStats } from '@permille/contract/overview'
import { type CreatorSubmission, listCreatorSubmissions } from '@permille/contract/submissions'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { queryOf } from '../../api/query.ts'
import { paths } from '../../paths.ts'
import { afterFirstPaint } from '../../shell/after-first-paint.ts'
import { StatusBadge } from '../../ui/badge.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Money } from '../../ui/money.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Stat, StatRow } from '../../ui/stat-row.tsx'
import { formatCount, Views } from '../../ui/views.tsx'
import { PostPicture } from '../submissions/post-picture.tsx'
import { HistoryCards } from './history-cards.tsx'
import { RecentCard, RecentLine } from './recent-card.tsx'
import { useHistory } from './use-history.ts'

const ViewsCourse = lazy(
  afterFirstPaint(() =>
    import('../submissions/views-course.tsx').then((module) => ({ default: module.ViewsCourse })),
  ),
)
const CreatorFirstSteps = lazy(() =>
  import('./creator-first-steps.tsx').then((module) => ({ default: module.CreatorFirstSteps })),
)

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
  const history = useHistory((days) => queryOf(readCreatorHistory, { query: { days } }))
  const recent = useQuery(
    queryOf(listCreatorSubmissions, { query: { limit: dashboardListLength } }),
  )
  const isNew = stats.data?.totalSubmissions === 0
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
      {isNew ? (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <CreatorFirstSteps />
        </Suspense>
      ) : (
        <HistoryCards history={history} moneyLabel="Earnings" />
      )}
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

const courseBox = 'h-8 w-24 @max-4xl/page:hidden'

function SubmissionLine({ submission }: { readonly submission: CreatorSubmission }) {
  const { id, title, campaignName, viewCount, recentViews, earnings, status } = submission
  return (
    <RecentLine
      href={paths.mySubmission(id)}
      picture={
        <PostPicture
          url={submission.thumbnailUrl}
          platform={submission.platform}
          className="size-10 shrink-0 rounded-control"
        />
      }
      title={campaignName}
      note={
        <>
          <span className="@2xl/page:hidden">
            <Views count={viewCount} /> views ·{' '}
          </span>
          {title ?? 'Untitled Submission'}
        </>
      }
      facts={
        <div className="flex items-center gap-4 @max-2xl/page:flex-col @max-2xl/page:items-end @max-2xl/page:gap-1">
          <Suspense fallback={<span className={courseBox} />}>
            <ViewsCourse recentViews={recentViews} className={courseBox} />
          </Suspense>
          <span className="min-w-24 text-right text-ink-muted @max-2xl/page:hidden">
            <Views count={viewCount} /> views
          </span>
          <Money cents={earnings} className="text-right font-medium @2xl/page:min-w-24" />
          <span className="flex justify-end @2xl/page:w-20">
            <StatusBadge status={status} />
          </span>
        </div>
      }
    />
  )
}
