import type { OwnCampaign } from '@permille/contract/campaigns/campaigns'
import { isolate } from '@permille/contract/input/isolate'
import { Link } from 'wouter'
import { Allowed } from '#api/session.ts'
import { paths } from '#paths.ts'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { joinClasses } from '#ui/join-classes.ts'
import type { Sorting } from '#ui/tables/column-head.tsx'
import { type Column, DataTable } from '#ui/tables/data-table.tsx'
import { currentTime } from '#ui/values/current-time.ts'
import { Money } from '#ui/values/money.tsx'
import { Time } from '#ui/values/time.tsx'
import { formatCount, Views } from '#ui/values/views.tsx'
import { BudgetBar } from '../budget-bar.tsx'
import { burnOf } from '../burn.ts'
import { CampaignBadge } from '../campaign-badge.tsx'
import { campaignColumns } from '../campaign-columns.tsx'
import { CampaignPicture } from '../campaign-picture.tsx'
import { describeGone } from '../gone-money.ts'
import { NotFunded } from '../not-funded.tsx'
import { costPerKViewsCents, fundingWord } from '../own-campaigns.ts'
import { describePauseBriefly } from '../pause-labels.ts'
import { CampaignMenu } from './campaign-menu.tsx'
import { CampaignTableCard } from './campaign-table-card.tsx'

const columns: readonly Column<OwnCampaign>[] = [
  ...campaignColumns<OwnCampaign>({
    name: (campaign) => <Name campaign={campaign} />,
    status: (campaign) => <Status campaign={campaign} />,
    left: (campaign) => <Left campaign={campaign} />,
  }),
  {
    key: 'burn',
    header: 'Per day',
    isNumeric: true,
    isSecondary: true,
    cell: (campaign) => <PerDay campaign={campaign} />,
  },
  {
    key: 'views',
    header: 'Views',
    isNumeric: true,
    isSecondary: true,
    sort: { order: 'views' },
    cell: (campaign) => <ViewsAndPrice campaign={campaign} />,
  },
  {
    key: 'pending',
    header: 'To review',
    isNumeric: true,
    sort: { order: 'review' },
    cell: (campaign) => <Pending campaign={campaign} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    cell: (campaign) => <RowActions campaign={campaign} />,
  },
]

interface CampaignTableProps {
  readonly campaigns: readonly OwnCampaign[]
  readonly sorting: Sorting
}

export function CampaignTable({ campaigns, sorting }: CampaignTableProps) {
  return (
    <DataTable
      sorting={sorting}
      choice="campaigns"
      caption="Your campaigns"
      columns={columns}
      rows={campaigns}
      rowKey={({ id }) => id}
      card={(campaign) => (
        <CampaignTableCard campaign={campaign} action={<RowActions campaign={campaign} />} />
      )}
    />
  )
}

function Name({ campaign }: { readonly campaign: OwnCampaign }) {
  const { id, name, rewardRatePerKViewsCents } = campaign
  return (
    <div className="flex items-center gap-3 py-1">
      <CampaignPicture campaign={campaign} />
      <div className="min-w-28 @6xl:min-w-36">
        <Link
          data-row-link
          href={paths.campaign(id)}
          title={name}
          className="line-clamp-2 [overflow-wrap:anywhere] hover:underline"
        >
          {name}
        </Link>
        <p className="text-sm font-normal whitespace-nowrap text-ink-muted">
          <Money cents={rewardRatePerKViewsCents} /> per 1K views
        </p>
      </div>
    </div>
  )
}

function Status({ campaign }: { readonly campaign: OwnCampaign }) {
  const paused = describePauseBriefly(campaign)
  return (
    <div className="grid justify-items-start gap-1">
      <CampaignBadge campaign={campaign} />
      {paused !== undefined && <span className="text-sm text-ink-muted">{paused}</span>}
    </div>
  )
}

function Left({ campaign }: { readonly campaign: OwnCampaign }) {
  return (
    <div className="grid justify-items-end gap-1.5">
      <Money cents={campaign.leftCents} />
      <BudgetBar campaign={campaign} className="w-20" />
      <NotFunded campaign={campaign} />
      {describeGone(campaign).map((gone) => (
        <span key={gone} className="text-xs text-ink-muted">
          {gone}
        </span>
      ))}
    </div>
  )
}

const nothing = <span className="text-ink-muted">–</span>

function PerDay({ campaign }: { readonly campaign: OwnCampaign }) {
  const burn = burnOf(campaign, currentTime())
  if (burn === undefined) return nothing
  return (
    <>
      <Money cents={burn.perDayCents} />
      <span className="block text-sm text-ink-muted @6xl:whitespace-nowrap">{burn.end}</span>
    </>
  )
}

function ViewsAndPrice({ campaign }: { readonly campaign: OwnCampaign }) {
  const price = costPerKViewsCents(campaign)
  if (price === undefined) return nothing
  return (
    <>
      <Views count={campaign.totalViews} />
      <span className="block text-sm whitespace-nowrap text-ink-muted">
        <Money cents={price} /> per 1K
      </span>
    </>
  )
}

function Pending({ campaign }: { readonly campaign: OwnCampaign }) {
  const { id, pendingSubmissions, oldestPendingAt } = campaign
  if (pendingSubmissions === 0) return nothing
  return (
    <Link href={`${paths.submissions}?campaign=${id}`} className="text-accent hover:underline">
      {formatCount(pendingSubmissions)}
      {oldestPendingAt !== null && (
        <span className="block text-sm whitespace-nowrap text-ink-muted @table:@max-6xl:hidden">
          oldest <Time at={oldestPendingAt} />
        </span>
      )}
    </Link>
  )
}

/** The funding button in a fixed-width column, and everything in a menu: a narrow table shows only that. */
function RowActions({ campaign }: { readonly campaign: OwnCampaign }) {
  return (
    <div className="flex items-center justify-end gap-1">
      <Allowed to="money:move">
        <FundLink campaign={campaign} />
      </Allowed>
      <CampaignMenu campaign={campaign} />
    </div>
  )
}

function FundLink({ campaign }: { readonly campaign: OwnCampaign }) {
  const word = fundingWord(campaign)
  if (word === undefined) return null
  return (
    <Link
      href={paths.fundCampaign(campaign.id)}
      aria-label={`${word} ${isolate(campaign.name)}`}
      className={joinClasses(
        buttonClasses({ variant: 'secondary', size: 'sm' }),
        'min-w-19 @table:@max-5xl:hidden',
      )}
    >
      {word}
    </Link>
  )
}
