import type { AnswerOf } from '@permille/contract/endpoint'
import { readAdminStats } from '@permille/contract/overview'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../api/query.ts'
import { Money } from '../../ui/money.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { type Stat, StatRow } from '../../ui/stat-row.tsx'
import { formatCount } from '../../ui/views.tsx'

const tiles: readonly Stat<AnswerOf<typeof readAdminStats>>[] = [
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
  const reading = useQuery(queryOf(readAdminStats))
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader title="Dashboard" note="The marketplace at a glance." />
      <StatRow reading={reading} tiles={tiles} />
    </div>
  )
}
