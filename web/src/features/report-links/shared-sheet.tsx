import type { SharedReport } from '@permille/contract/report-links/report-links'
import { DailyViews } from '#features/reports/daily-views.tsx'
import { costPerKViewsText } from '#features/reports/report-labels.ts'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { StatTile, StatTiles } from '#ui/layout/stat-tile.tsx'
import { type Column, DataTable } from '#ui/tables/data-table.tsx'
import { StatusBadge } from '#ui/values/badge.tsx'
import { Money } from '#ui/values/money.tsx'
import { formatCount } from '#ui/values/views.tsx'
import { TopPosts } from './top-posts.tsx'

interface SheetProps {
  readonly report: SharedReport
}

/** What the campaigns brought, and what they cost if the link shows it. */
export function SharedSheet({ report }: SheetProps) {
  return (
    <>
      <Tiles report={report} />
      <DailyViews report={report} />
      <TopPosts report={report} />
      <Card className="relative overflow-x-auto print:break-inside-avoid print:overflow-visible">
        <CardHeader title="Campaigns" />
        <DataTable
          caption="Campaigns"
          columns={report.showsMoney ? campaignColumns : campaignColumns.slice(0, 3)}
          rows={report.campaigns.map((campaign, index) => ({ ...campaign, index }))}
          rowKey={({ index }) => String(index)}
        />
      </Card>
    </>
  )
}

function Tiles({ report }: SheetProps) {
  const { viewCount, spentCents, posts } = report
  const views = (
    <StatTile label="Views" value={formatCount(viewCount)} note="As the platforms count them" />
  )
  const approved = (
    <StatTile label="Approved posts" value={formatCount(posts.approved)} note={statesText(posts)} />
  )
  if (spentCents === null)
    return (
      <div className="grid grid-cols-2 gap-3 md:gap-4">
        {views}
        {approved}
      </div>
    )
  return (
    <StatTiles>
      {views}
      <StatTile label="Spent" value={<Money cents={spentCents} />} note="Earned by creators" />
      <StatTile
        label="Cost per 1,000 views"
        value={costPerKViewsText({ viewCount, spentCents })}
        note="Spent ÷ views × 1,000"
      />
      {approved}
    </StatTiles>
  )
}

/** Unlike the other figures it is no matter of the period. */
function statesText({ inReview, rejected }: SharedReport['posts']): string {
  return `To date. ${formatCount(inReview)} in review, ${formatCount(rejected)} rejected or withdrawn`
}

type CampaignRow = SharedReport['campaigns'][number] & { readonly index: number }

const campaignColumns: readonly Column<CampaignRow>[] = [
  {
    key: 'name',
    header: 'Campaign',
    isTitle: true,
    cell: ({ name }) => <bdi className="[overflow-wrap:anywhere]">{name}</bdi>,
  },
  { key: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    key: 'views',
    header: 'Views',
    isNumeric: true,
    cell: ({ viewCount }) => formatCount(viewCount),
  },
  {
    key: 'spent',
    header: 'Spent',
    isNumeric: true,
    cell: ({ spentCents }) => spentCents !== null && <Money cents={spentCents} />,
  },
]

const dayText = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

/** How the numbers came about, for whoever holds the paper too. */
export function SharedFoot({ report: { at, expiresAt, since, campaigns } }: SheetProps) {
  const sentences = [
    ...(campaigns.length > 0
      ? [
          'Views are those of approved posts, and of posts that were approved for a time.',
          'Days are in UTC.',
        ]
      : []),
    ...(since === null ? [] : [`This report begins on ${dayText.format(new Date(since))}.`]),
    `Read on ${moment.format(new Date(at))} UTC.`,
    `The link to this report works until ${dayText.format(new Date(expiresAt))}.`,
  ]
  return <p className="border-t border-line pt-4 text-sm text-ink-muted">{sentences.join(' ')}</p>
}
