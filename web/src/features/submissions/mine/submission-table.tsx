import { platformFacts } from '@permille/contract/platforms'
import type { CreatorSubmission } from '@permille/contract/submissions/submissions'
import { Link } from 'wouter'
import { paths } from '#paths.ts'
import { WorkedRows } from '#ui/controls/worked-rows.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { Sorting } from '#ui/tables/column-head.tsx'
import { type Column, DataTable, type TableLayout } from '#ui/tables/data-table.tsx'
import { Money } from '#ui/values/money.tsx'
import { PlatformIcon } from '#ui/values/platform-icon.tsx'
import { PostStatusBadge } from '#ui/values/post-status-badge.tsx'
import { Time } from '#ui/values/time.tsx'
import { titleOf } from '#ui/values/title-of.ts'
import { Views } from '#ui/values/views.tsx'
import { FixBy } from '../fix-by.tsx'
import { ViewsTrend } from '../tracking/views-trend.tsx'
import { SubmissionMenu } from './submission-menu.tsx'

const columns: readonly Column<CreatorSubmission>[] = [
  {
    key: 'title',
    header: 'Title',
    isTitle: true,
    cell: ({ id, title }) => (
      <Link
        data-row-link
        href={paths.mySubmission(id)}
        title={title ?? undefined}
        className="line-clamp-2 min-w-48 [overflow-wrap:anywhere] hover:underline"
      >
        {titleOf(title)}
      </Link>
    ),
  },
  {
    key: 'campaign',
    header: 'Campaign',
    cell: ({ campaignName }) => (
      <span title={campaignName} className="line-clamp-2 [overflow-wrap:anywhere]">
        {campaignName}
      </span>
    ),
  },
  {
    key: 'platform',
    header: 'Platform',
    cell: ({ platform }) => (
      <span className="flex items-center gap-1.5">
        <PlatformIcon platform={platform} />
        {platformFacts[platform].title}
      </span>
    ),
  },
  {
    key: 'account',
    header: 'Account',
    cell: ({ socialAccountUsername }) => (
      <span title={`@${socialAccountUsername}`} className="block max-w-36 truncate">
        @{socialAccountUsername}
      </span>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: (post) => (
      <div className="grid justify-items-start gap-0.5 text-sm">
        <PostStatusBadge post={post} />
        <FixBy submission={post} />
      </div>
    ),
  },
  {
    key: 'views',
    header: 'Views',
    isNumeric: true,
    sort: { order: 'views' },
    cell: ({ viewCount, recentViews }) => (
      <span className="flex items-center justify-end gap-3">
        <ViewsTrend recentViews={recentViews} className="h-6 w-14 @4xl:@max-5xl:hidden" />
        {/* As wide in every row, so that the lines stand below each other. */}
        <Views count={viewCount} className="min-w-11 text-right" />
      </span>
    ),
  },
  {
    key: 'earnings',
    header: 'Earnings',
    isNumeric: true,
    sort: { order: 'earnings' },
    cell: ({ earnings }) => <Money cents={earnings} />,
  },
  {
    key: 'date',
    header: 'Date',
    sort: { order: 'newest' },
    cell: ({ submittedAt }) => <Time at={submittedAt} isDay />,
  },
  {
    key: 'actions',
    header: 'Actions',
    cell: (submission) => <SubmissionMenu submission={submission} />,
  },
]

/** All columns, as wide as they need; the card scrolls. */
const scrolled: TableLayout = { table: 'min-w-[56rem]', cards: 'hidden' }

interface SubmissionTableProps {
  readonly submissions: readonly CreatorSubmission[]
  readonly sorting: Sorting
}

export function SubmissionTable({ submissions, sorting }: SubmissionTableProps) {
  return (
    <Card className="relative overflow-x-auto">
      <WorkedRows>
        <DataTable
          sorting={sorting}
          layout={scrolled}
          choice="submissions"
          caption="My Submissions"
          columns={columns}
          rows={submissions}
          rowKey={({ id }) => id}
        />
      </WorkedRows>
    </Card>
  )
}
