import { platformFacts } from '@permille/contract/platforms'
import { type EngagementKind, untold } from '@permille/contract/reports/engagement'
import type { CampaignReport, ReportCreator, ReportPost } from '@permille/contract/reports/reports'
import { Link } from 'wouter'
import { paths } from '#paths.ts'
import type { Column } from '#ui/tables/data-table.tsx'
import { Money } from '#ui/values/money.tsx'
import { PlatformIcon } from '#ui/values/platform-icon.tsx'
import { titleOf } from '#ui/values/title-of.ts'
import { formatCount } from '#ui/values/views.tsx'
import {
  costPerEngagementText,
  countOf,
  type Measures,
  rateText,
  unknownText,
} from './report-labels.ts'

/** A count that a platform did not tell is not zero. */
function Count({ count }: { readonly count: number | null }) {
  if (count !== null) return formatCount(count)
  return (
    <span title="Not reported" className="text-ink-muted">
      <span aria-hidden="true">{unknownText}</span>
      <span className="sr-only">Not reported</span>
    </span>
  )
}

function engagementColumn<Row extends Measures>(kind: EngagementKind, header: string): Column<Row> {
  return { key: kind, header, isNumeric: true, cell: (row) => <Count count={countOf(row, kind)} /> }
}

function measureColumns<Row extends Measures>(): Column<Row>[] {
  return [
    {
      key: 'views',
      header: 'Views',
      isNumeric: true,
      cell: ({ viewCount }) => formatCount(viewCount),
    },
    engagementColumn('likes', 'Likes'),
    engagementColumn('comments', 'Comments'),
    engagementColumn('shares', 'Shares'),
    { key: 'rate', header: 'Rate', isNumeric: true, cell: rateText },
    {
      key: 'spent',
      header: 'Spent',
      isNumeric: true,
      cell: ({ spentCents }) => <Money cents={spentCents} />,
    },
    { key: 'price', header: 'Per engagement', isNumeric: true, cell: costPerEngagementText },
  ]
}

type PlatformRow = CampaignReport['platforms'][number]

/** What a platform never tells is said in words here; a single post's row has a dash. */
const platformMeasures = measureColumns<PlatformRow>().map((column) => {
  const kind = (['likes', 'comments', 'shares'] as const).find((each) => each === column.key)
  if (kind === undefined) return column
  const cell = (row: PlatformRow) =>
    untold[row.platform].includes(kind) ? (
      <span className="text-ink-muted">Not reported</span>
    ) : (
      column.cell(row)
    )
  return { ...column, cell }
})

export function PlatformName({ platform }: Pick<PlatformRow, 'platform'>) {
  return (
    <span className="flex items-center gap-2">
      <PlatformIcon platform={platform} className="size-4 shrink-0 text-ink-muted" />
      {platformFacts[platform].title}
    </span>
  )
}

export const platformColumns: readonly Column<PlatformRow>[] = [
  {
    key: 'platform',
    header: 'Platform',
    isTitle: true,
    cell: ({ platform }) => <PlatformName platform={platform} />,
  },
  {
    key: 'posts',
    header: 'Posts',
    isNumeric: true,
    cell: ({ postCount }) => formatCount(postCount),
  },
  ...platformMeasures,
]

export type Ranked<Row> = Row & { readonly rank: number }

export function PostName({ post }: { readonly post: Ranked<ReportPost> }) {
  const { rank, title, postUrl, platform, creatorName } = post
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Rank rank={rank} />
      <div className="min-w-0">
        <a
          href={postUrl}
          target="_blank"
          rel="noreferrer"
          title={title ?? undefined}
          className="line-clamp-1 print:line-clamp-2 [overflow-wrap:anywhere] hover:underline"
        >
          {titleOf(title)}
        </a>
        <p className="flex min-w-0 items-center gap-1.5 text-sm font-normal text-ink-muted">
          <PlatformIcon platform={platform} className="size-3.5 shrink-0" />
          <span className="sr-only">{platformFacts[platform].title}, by </span>
          <span title={creatorName} className="line-clamp-1 min-w-0 [overflow-wrap:anywhere]">
            {creatorName}
          </span>
        </p>
      </div>
    </div>
  )
}

export const postColumns: readonly Column<Ranked<ReportPost>>[] = [
  {
    key: 'post',
    header: 'Post',
    isTitle: true,
    cell: (post) => <PostName post={post} />,
  },
  ...measureColumns<Ranked<ReportPost>>(),
]

export function CreatorName({ creator }: { readonly creator: Ranked<ReportCreator> }) {
  const { rank, handle, displayName } = creator
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Rank rank={rank} />
      <Link
        href={paths.profile(handle)}
        title={displayName}
        className="line-clamp-1 min-w-0 [overflow-wrap:anywhere] hover:underline"
      >
        {displayName}
      </Link>
    </div>
  )
}

export const creatorColumns: readonly Column<Ranked<ReportCreator>>[] = [
  {
    key: 'creator',
    header: 'Creator',
    isTitle: true,
    cell: (creator) => <CreatorName creator={creator} />,
  },
  {
    key: 'posts',
    header: 'Posts',
    isNumeric: true,
    cell: ({ postCount }) => formatCount(postCount),
  },
  ...measureColumns<Ranked<ReportCreator>>(),
]

function Rank({ rank }: { readonly rank: number }) {
  return (
    <span className="w-6 shrink-0 text-right text-sm font-normal text-ink-muted tabular-nums">
      {rank}
    </span>
  )
}

/** Numbers the rows of a ranking. */
export function withRanks<Row>(rows: readonly Row[]): Ranked<Row>[] {
  return rows.map((row, index) => ({ ...row, rank: index + 1 }))
}
