import type { ResponseOf } from '@permille/contract/endpoint'
import { readAdminHistoryCall } from '@permille/contract/history/history'
import { readAdminStatsCall } from '@permille/contract/overview/overview'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { adminPaths } from '#admin-paths.ts'
import { queryOf } from '#api/query.ts'
import { afterFirstPaint } from '#ui/after-first-paint.ts'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { type Stat, StatRow } from '#ui/layout/stat-row.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { Money } from '#ui/values/money.tsx'
import { formatCount } from '#ui/values/views.tsx'
import { HistoryCards } from '../history/history-cards.tsx'
import { useHistory } from '../history/use-history.ts'

const Oversight = lazyPart(
  afterFirstPaint(() => import('./books/oversight.tsx').then((m) => m.Oversight)),
)

const ProviderMoney = lazyPart(
  afterFirstPaint(() => import('./books/oversight.tsx').then((m) => m.ProviderMoneyCard)),
)

const DashboardTabs = lazyPart(
  afterFirstPaint(() => import('./dashboard-tabs.tsx').then((m) => m.DashboardTabs)),
)

const FirstSteps = lazyPart(() => import('./admin-first-steps.tsx').then((m) => m.AdminFirstSteps))

const tiles: readonly Stat<ResponseOf<typeof readAdminStatsCall>>[] = [
  {
    label: 'Total Users',
    value: ({ totalUsers }) => formatCount(totalUsers),
    note: ({ totalBrands, totalCreators }) =>
      `${formatCount(totalBrands)} brands, ${formatCount(totalCreators)} creators`,
  },
  { label: 'Campaigns', value: ({ totalCampaigns }) => formatCount(totalCampaigns) },
  { label: 'Submissions', value: ({ totalSubmissions }) => formatCount(totalSubmissions) },
  { label: 'Total Paid', value: ({ totalPaidOut }) => <Money cents={totalPaidOut} /> },
]

export function AdminDashboard() {
  const stats = useQuery(queryOf(readAdminStatsCall))
  const isNew = stats.data?.totalCampaigns === 0
  const history = useHistory((query) => queryOf(readAdminHistoryCall, { query }))
  return (
    <div className="grid grid-cols-1 gap-4 [&>header]:mb-2">
      <PageHeader
        title="Dashboard"
        note="The marketplace at a glance."
        actions={
          <Link href={adminPaths.invite} className={buttonClasses()}>
            Invite
          </Link>
        }
      />
      <Suspense fallback={<Skeleton className="h-10 max-md:h-11" />}>
        <DashboardTabs />
      </Suspense>
      <StatRow query={stats} tiles={tiles} />
      {isNew && (
        <Suspense fallback={<Skeleton className="h-52 rounded-card" />}>
          <FirstSteps brandsCount={stats.data?.totalBrands ?? 0} />
        </Suspense>
      )}
      <Suspense fallback={<OversightSkeleton />}>
        <Oversight />
      </Suspense>
      {!isNew && <HistoryCards history={history} moneyLabel="Payouts" isMoneyRare />}
      <Suspense fallback={null}>
        <ProviderMoney />
      </Suspense>
    </div>
  )
}

function OversightSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4 @2xl/page:grid-cols-2">
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
    </div>
  )
}
