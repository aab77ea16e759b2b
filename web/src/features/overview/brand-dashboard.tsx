import { listOwnCampaignsCall } from '@permille/contract/campaigns/campaigns'
import type { ResponseOf } from '@permille/contract/endpoint'
import { readBrandHistoryCall } from '@permille/contract/history/history'
import { dashboardListLength } from '@permille/contract/limits'
import { formatCents } from '@permille/contract/money'
import { readBrandStatsCall } from '@permille/contract/overview/overview'
import { listBrandSubmissionsCall } from '@permille/contract/submissions/submissions'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, useSearchParams } from 'wouter'
import { queryOf } from '#api/query.ts'
import { Allowed, useMay } from '#api/session.ts'
import { paths } from '#paths.ts'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { type Stat, StatRow } from '#ui/layout/stat-row.tsx'
import { lazyCode, lazyPart } from '#ui/lazy-part.ts'
import { Money } from '#ui/values/money.tsx'
import { formatCount } from '#ui/values/views.tsx'
import { HistoryCards } from '../history/history-cards.tsx'
import { useHistory } from '../history/use-history.ts'
import { RecentCard } from './recent-card.tsx'

const ReturnedPayment = lazyPart(() =>
  import('./returned-payment.tsx').then((m) => m.ReturnedPayment),
)

// Requested at once, so that this code loads while the lists do.
import('./brand-lines.tsx').catch(() => {})
const CampaignLine = lazyCode(() => import('./brand-lines.tsx').then((m) => m.CampaignLine))
const PendingLine = lazyCode(() => import('./brand-lines.tsx').then((m) => m.PendingLine))

const BrandNotices = lazyPart(() => import('./brand-notices.tsx').then((m) => m.BrandNotices))

const BrandFirstSteps = lazyPart(() =>
  import('./brand-first-steps.tsx').then((m) => m.BrandFirstSteps),
)

const tiles: readonly Stat<ResponseOf<typeof readBrandStatsCall>>[] = [
  {
    label: 'Total Budget',
    value: ({ totalBudget }) => <Money cents={totalBudget} />,
    note: ({ totalFunded }) => `${formatCents(totalFunded)} funded`,
  },
  {
    label: 'Total Paid',
    value: ({ totalPaid }) => <Money cents={totalPaid} />,
    note: 'To creators',
  },
  {
    label: 'Active Campaigns',
    value: ({ activeCampaigns }) => formatCount(activeCampaigns),
    note: 'Live now',
  },
  {
    label: 'Submissions',
    value: ({ totalSubmissions }) => formatCount(totalSubmissions),
    note: 'All time',
  },
]

export function BrandDashboard() {
  const stats = useQuery(queryOf(readBrandStatsCall))
  const history = useHistory((query) => queryOf(readBrandHistoryCall, { query }))
  const isNew = stats.data?.totalSubmissions === 0
  const [params] = useSearchParams()
  return (
    <div className="grid grid-cols-1 gap-4 [&>header]:mb-2">
      {params.has('campaign') && (
        <Suspense>
          <ReturnedPayment />
        </Suspense>
      )}
      <PageHeader
        title="Dashboard"
        note={
          useMay('submissions:review')
            ? 'Your campaigns, and the posts to review.'
            : 'Your campaigns at a glance.'
        }
        actions={
          <Allowed to="campaigns:write">
            <Link href={paths.createCampaign} className={buttonClasses()}>
              Create Campaign
            </Link>
          </Allowed>
        }
      />
      <Suspense>
        <BrandNotices />
      </Suspense>
      <StatRow query={stats} tiles={tiles} />
      {isNew && (
        <Allowed to="campaigns:write">
          <Suspense>
            <BrandFirstSteps />
          </Suspense>
        </Allowed>
      )}
      <div className="grid auto-cols-fr items-start gap-4 xl:grid-flow-col">
        <Allowed to="submissions:read">
          <PendingSubmissions />
        </Allowed>
        <RecentCampaigns />
      </div>
      {!isNew && <HistoryCards history={history} moneyLabel="Spend" />}
    </div>
  )
}

function RecentCampaigns() {
  const query = useQuery(queryOf(listOwnCampaignsCall, { query: { limit: dashboardListLength } }))
  return (
    <RecentCard
      title="Recent Campaigns"
      query={query}
      more={{ label: 'View all', href: paths.campaigns }}
      empty={
        <EmptyState
          title="No campaigns yet"
          action={
            <Allowed to="campaigns:write">
              <Link href={paths.createCampaign} className={buttonClasses()}>
                Create your first campaign
              </Link>
            </Allowed>
          }
        />
      }
      line={(campaign) => <CampaignLine key={campaign.id} campaign={campaign} />}
    />
  )
}

function PendingSubmissions() {
  const query = useQuery(
    queryOf(listBrandSubmissionsCall, { query: { status: 'pending', limit: dashboardListLength } }),
  )
  return (
    <RecentCard
      title="Pending Submissions"
      query={query}
      more={{ label: 'View all', href: paths.submissions }}
      empty={
        <EmptyState
          title="No pending submissions"
          note="Posts that creators submit appear here for your review."
        />
      }
      line={(submission) => <PendingLine key={submission.id} submission={submission} />}
    />
  )
}
