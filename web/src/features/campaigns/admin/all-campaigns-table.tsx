import type { AdminCampaign } from '@permille/contract/campaigns/admin-campaigns'
import { Link } from 'wouter'
import { adminPaths } from '#admin-paths.ts'
import { LineCard, lineCardTitleClasses } from '#ui/layout/line-card.tsx'
import type { Sorting } from '#ui/tables/column-head.tsx'
import { type Column, DataTable } from '#ui/tables/data-table.tsx'
import { Money } from '#ui/values/money.tsx'
import { formatCount, Views } from '#ui/values/views.tsx'
import { CampaignBadge } from '../campaign-badge.tsx'
import { campaignColumns } from '../campaign-columns.tsx'
import { describeGone } from '../gone-money.ts'
import { AdminCampaignActions } from './admin-campaign-actions.tsx'
import { describePausedBy } from './paused-by.ts'

const columns: readonly Column<AdminCampaign>[] = [
  ...campaignColumns<AdminCampaign>({
    name: (campaign) => <Name campaign={campaign} />,
    status: (campaign) => <Status campaign={campaign} />,
    left: (campaign) => <Left campaign={campaign} />,
  }),
  {
    key: 'views',
    header: 'Views',
    isNumeric: true,
    sort: { order: 'views' },
    cell: ({ totalViews }) => <Views count={totalViews} />,
  },
  {
    key: 'posts',
    header: 'Posts',
    isNumeric: true,
    isSecondary: true,
    sort: { order: 'posts' },
    cell: (campaign) => <Posts campaign={campaign} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    cell: (campaign) => <AdminCampaignActions isMenu campaign={campaign} />,
  },
]

interface AllCampaignsTableProps {
  readonly campaigns: readonly AdminCampaign[]
  /** Where the page sorts them. */
  readonly sorting?: Sorting
}

export function AllCampaignsTable({ campaigns, sorting }: AllCampaignsTableProps) {
  return (
    <DataTable
      sorting={sorting}
      choice="allCampaigns"
      caption="Campaigns"
      columns={columns}
      rows={campaigns}
      rowKey={({ id }) => id}
      card={(campaign) => <CampaignCard campaign={campaign} />}
    />
  )
}

function CampaignCard({ campaign }: { readonly campaign: AdminCampaign }) {
  const { id, name, brandName, totalViews } = campaign
  return (
    <LineCard
      title={
        <Link data-row-link href={adminPaths.campaign(id)} className={lineCardTitleClasses}>
          {name}
        </Link>
      }
      note={
        <>
          <bdi>{brandName}</bdi> · <Views count={totalViews} /> views
        </>
      }
      figure={
        <>
          <Money cents={campaign.leftCents} />
          <span className="text-sm text-ink-muted"> left</span>
        </>
      }
      state={<CampaignBadge campaign={campaign} />}
      menu={<AdminCampaignActions isMenu campaign={campaign} />}
    />
  )
}

function Name({ campaign }: { readonly campaign: AdminCampaign }) {
  const { id, name, brandName, brandUserId } = campaign
  return (
    <div className="min-w-36 py-1 lg:max-w-64">
      <Link
        data-row-link
        href={adminPaths.campaign(id)}
        className="line-clamp-2 [overflow-wrap:anywhere] hover:underline"
      >
        {name}
      </Link>
      <Link
        href={adminPaths.user(brandUserId)}
        className="mt-1 block truncate text-sm font-normal text-ink-muted hover:underline"
      >
        {brandName}
      </Link>
    </div>
  )
}

function Status({ campaign }: { readonly campaign: AdminCampaign }) {
  const { pauseReasons } = campaign
  return (
    <div className="grid justify-items-start gap-1 @max-table:justify-items-end">
      <CampaignBadge campaign={campaign} />
      {pauseReasons.length > 0 && (
        <span className="text-sm text-ink-muted">{describePausedBy(pauseReasons)}</span>
      )}
    </div>
  )
}

function Left({ campaign }: { readonly campaign: AdminCampaign }) {
  return (
    <>
      <Money cents={campaign.leftCents} />
      {describeGone(campaign).map((gone) => (
        <span key={gone} className="block text-xs text-ink-muted">
          {gone}
        </span>
      ))}
    </>
  )
}

function Posts({ campaign }: { readonly campaign: AdminCampaign }) {
  const { id, totalSubmissions, pendingSubmissions } = campaign
  if (totalSubmissions === 0) return <span className="text-ink-muted">–</span>
  const search = new URLSearchParams({ queue: 'all', campaign: id })
  return (
    <Link href={`${adminPaths.submissions}?${search}`} className="text-accent hover:underline">
      {formatCount(totalSubmissions)}
      {pendingSubmissions > 0 && (
        <span className="block text-sm whitespace-nowrap text-ink-muted">
          {formatCount(pendingSubmissions)} pending
        </span>
      )}
    </Link>
  )
}
