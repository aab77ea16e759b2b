import type { CampaignId } from '@permille/contract/ids'
import {
  listReportCreatorsCall,
  listReportPostsCall,
  type ReportOrder,
  reportOrders,
} from '@permille/contract/reports/reports'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { CsvLink } from '#api/csv-link.tsx'
import { pagesOf } from '#api/query.ts'
import { Allowed } from '#api/session.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'
import { Segmented } from '#ui/controls/segmented.tsx'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { PagedList } from '#ui/layout/paged-list.tsx'
import { type Column, DataTable } from '#ui/tables/data-table.tsx'
import { MeasureCard } from './measure-card.tsx'
import {
  CreatorName,
  creatorColumns,
  PostName,
  postColumns,
  type Ranked,
  withRanks,
} from './report-columns.tsx'
import type { ReportRange } from './report-range.ts'

/** As many as fit on a printed page or two. */
const rowsPerPage = 20

const orderLabels: Readonly<Record<ReportOrder, string>> = {
  views: 'Views',
  engagement: 'Engagements',
  spent: 'Spent',
}

const orderNotes: Readonly<Record<ReportOrder, string>> = {
  views: 'By views',
  engagement: 'By engagements',
  spent: 'By amount spent',
}

interface RankingsProps {
  readonly campaignId: CampaignId
  readonly range: ReportRange
}

/** The posts and the creators, in one order. */
export function ReportRankings({ campaignId, range }: RankingsProps) {
  const { choose, change } = useUrlFilters({ sort: 'views' })
  const sort = choose('sort', reportOrders) ?? 'views'
  const ranking = { params: { id: campaignId }, query: { ...range, sort } }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h2 className="text-lg font-semibold">Ranked by</h2>
        <Segmented
          label="Ranked by"
          options={reportOrders.map((value) => ({ value, label: orderLabels[value] }))}
          value={sort}
          onChange={(order) => change('sort', order)}
        />
      </div>
      <Allowed to="submissions:read">
        <TopPosts {...ranking} />
      </Allowed>
      <TopCreators {...ranking} />
    </>
  )
}

interface RankingProps {
  readonly params: { readonly id: CampaignId }
  readonly query: ReportRange & { readonly sort: ReportOrder }
}

function TopPosts({ params, query }: RankingProps) {
  const page = { params, query: { ...query, limit: rowsPerPage } }
  return (
    <RankingCard
      title="Top posts"
      className="relative overflow-x-auto print:break-before-page print:overflow-visible"
      order={query.sort}
      list={useInfiniteQuery(pagesOf(listReportPostsCall, page))}
      columns={postColumns}
      choice="reportPosts"
      name={(post) => <PostName post={post} />}
      file={<CsvLink list={listReportPostsCall} params={params} query={query} of="posts" />}
    />
  )
}

function TopCreators({ params, query }: RankingProps) {
  const page = { params, query: { ...query, limit: rowsPerPage } }
  return (
    <RankingCard
      title="Top creators"
      className="relative overflow-x-auto print:break-inside-avoid print:overflow-visible"
      order={query.sort}
      list={useInfiniteQuery(pagesOf(listReportCreatorsCall, page))}
      columns={creatorColumns}
      choice="reportCreators"
      name={(creator) => <CreatorName creator={creator} />}
      file={<CsvLink list={listReportCreatorsCall} params={params} query={query} of="creators" />}
    />
  )
}

type ListQuery<Row> = Parameters<typeof PagedList<Row>>[0]['query']

interface RankingCardProps<Row> {
  readonly title: string
  readonly className: string
  readonly order: ReportOrder
  readonly list: ListQuery<Row>
  readonly columns: readonly Column<Ranked<Row>>[]
  /** The list’s name in the browser, which then can hide columns of it. */
  readonly choice: string
  readonly name: (row: Ranked<Row>) => React.ReactNode
  readonly file: React.ReactNode
}

function RankingCard<Row extends RankedRow>(props: RankingCardProps<Row>) {
  const { title, className, order, list, file } = props
  const note = `${orderNotes[order]}${list.hasNextPage ? `, the first ${list.data?.length}` : ''}`
  return (
    <Card className={className}>
      <CardHeader title={title} note={note} action={<div className="print:hidden">{file}</div>} />
      <PagedList
        query={list}
        skeletonLines={5}
        failed={`The ${title.toLowerCase()} could not be loaded.`}
        isFiltered={false}
        onClear={() => undefined}
        noneFound=""
        none={
          <EmptyState
            title="Nothing to rank"
            note="No approved post gained views or cost money in this period."
          />
        }
      >
        {(rows) => <RankingTable {...props} rows={rows} />}
      </PagedList>
    </Card>
  )
}

type RankedRow = Parameters<typeof MeasureCard>[0]['measures'] & { readonly id: string }

interface RankingTableProps<Row>
  extends Pick<RankingCardProps<Row>, 'title' | 'columns' | 'choice' | 'name'> {
  readonly rows: readonly Row[]
}

function RankingTable<Row extends RankedRow>(props: RankingTableProps<Row>) {
  const { title, rows, columns, choice, name } = props
  const ranked = useMemo(() => withRanks(rows), [rows])
  return (
    <DataTable
      caption={title}
      columns={columns}
      rows={ranked}
      rowKey={idOf}
      choice={choice}
      card={(row) => <MeasureCard name={name(row)} measures={row} />}
    />
  )
}

const idOf = ({ id }: { readonly id: string }) => id
