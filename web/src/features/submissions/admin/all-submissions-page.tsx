import { readAttentionCall } from '@permille/contract/administration/attention'
import { type Platform, platforms } from '@permille/contract/enums'
import type { CampaignId } from '@permille/contract/ids'
import { platformFacts } from '@permille/contract/platforms'
import { type SignalCode, signalCodes } from '@permille/contract/risk/signals'
import {
  listAllSubmissionsCall,
  type SubmissionQueue,
  submissionQueues,
} from '@permille/contract/submissions/admin-submissions'
import type { QueueOrder } from '@permille/contract/submissions/orders'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { adminPaths } from '#admin-paths.ts'
import { CsvLink } from '#api/csv-link.tsx'
import { isId } from '#api/is-id.ts'
import { keepWhileSorted, pagesOf, queryOf } from '#api/query.ts'
import { isAnyChosen } from '#api/url-filters.ts'
import { sortingIn, type UrlSorting } from '#api/url-sorting.ts'
import { type UrlFilters, useUrlFilters } from '#api/use-url-filters.ts'
import { AdminTabs } from '#features/accounts/admin-tabs.tsx'
import { SavedViews } from '#features/profile/views/saved-views.tsx'
import { SignalChips } from '#features/risk/signal-chips.tsx'
import { FilterBar } from '#ui/controls/filter-bar.tsx'
import { FilterSelect } from '#ui/controls/filter-select.tsx'
import { SortSelect } from '#ui/controls/sort-select.tsx'
import { WorkedRows } from '#ui/controls/worked-rows.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { PagedList } from '#ui/layout/paged-list.tsx'
import { QueueTabs } from '#ui/layout/queue-tabs.tsx'
import { Badge } from '#ui/values/badge.tsx'
import { formatCount } from '#ui/values/views.tsx'
import { AllDisputes } from '../disputes/all-disputes.tsx'
import { OfCampaign } from './of-campaign.tsx'
import { canDecide, orderNamesOf, ordersOf } from './queue-orders.ts'
import { SubmissionQueueTable } from './submission-queue-table.tsx'

const pageLength = 50

const platformLabels = Object.fromEntries(
  platforms.map((platform) => [platform, platformFacts[platform].title]),
)

type AdminQueue = SubmissionQueue | 'disputes'

const adminQueues: readonly AdminQueue[] = [...submissionQueues, 'disputes']

export function AllSubmissionsPage() {
  const filters = useUrlFilters()
  const queue = filters.choose('queue', adminQueues) ?? 'risk'
  const narrowing = {
    search: filters.read('search'),
    platform: filters.choose('platform', platforms),
  }
  const risk = queue === 'risk' ? filters.choose('risk', signalCodes) : undefined
  const orders = ordersOf(queue === 'disputes' ? 'all' : queue)
  const sorting = sortingIn(filters, orders)
  const campaign = filters.read('campaign')
  const campaignId = isId(campaign) ? (campaign as CampaignId) : undefined
  return (
    <AdminTabs
      section="submissions"
      title="Submissions"
      note="Posts from every brand, and those that need an admin."
      actions={
        <>
          <SavedViews
            page="all-submissions"
            path={adminPaths.submissions}
            filters={{
              ...narrowing,
              queue: queue === 'risk' ? undefined : queue,
              campaign: campaignId,
              risk,
              sort: sorting.word === orders.usual ? undefined : sorting.word,
            }}
          />
          {queue !== 'disputes' && (
            <CsvLink
              list={listAllSubmissionsCall}
              query={{ queue, campaignId, risk, ...narrowing, ...sorting.query }}
            />
          )}
        </>
      }
    >
      <Queues
        current={queue}
        onChoose={(next) => filters.changeAll({ queue: next, risk: '', sort: '' })}
      />
      <QueueFilters queue={queue} filters={filters} sorting={sorting} />
      {queue === 'risk' && <SignalChips current={risk} />}
      {queue === 'disputes' ? (
        <AllDisputes {...narrowing} />
      ) : (
        <>
          {campaignId !== undefined && (
            <OfCampaign id={campaignId} onClear={() => filters.change('campaign', '')} />
          )}
          <PostsQueue
            queue={queue}
            campaignId={campaignId}
            risk={risk}
            {...narrowing}
            sorting={sorting}
            onClear={() => filters.changeAll({ search: '', platform: '', campaign: '', risk: '' })}
          />
        </>
      )}
    </AdminTabs>
  )
}

interface QueueFiltersProps {
  readonly queue: AdminQueue
  readonly filters: UrlFilters
  readonly sorting: UrlSorting<QueueOrder>
}

function QueueFilters({ queue, filters, sorting }: QueueFiltersProps) {
  return (
    <FilterBar
      chosen={[filters.choose('platform', platforms)]}
      className="@2xl/page:grid-cols-[minmax(0,1fr)_repeat(2,11rem)] @4xl/page:grid-cols-[minmax(0,1fr)_11rem]"
      search={{
        label: 'Search submissions',
        placeholder: 'Post, campaign or name',
        value: filters.read('search'),
        onSearch: (words) => filters.change('search', words),
      }}
    >
      <FilterSelect
        filters={filters}
        name="platform"
        label="Platform"
        all="All platforms"
        words={platformLabels}
      />
      {queue !== 'disputes' && (
        <div className="@4xl/page:hidden">
          <SortSelect names={orderNamesOf(queue)} sorting={sorting} />
        </div>
      )}
    </FilterBar>
  )
}

interface PostsQueueProps {
  readonly queue: SubmissionQueue
  readonly search: string
  readonly platform: Platform | undefined
  readonly campaignId: CampaignId | undefined
  readonly risk: SignalCode | undefined
  readonly sorting: UrlSorting<QueueOrder>
  readonly onClear: () => void
}

function PostsQueue({ queue, sorting, onClear, ...filter }: PostsQueueProps) {
  const asked = { queue, ...filter, ...sorting.query, limit: pageLength }
  const query = useInfiniteQuery({
    ...pagesOf(listAllSubmissionsCall, { query: asked }),
    placeholderData: keepWhileSorted(asked),
  })
  return (
    <Card className="relative overflow-x-auto">
      <WorkedRows canSelect={canDecide(queue)}>
        <PagedList
          query={query}
          skeletonLines={6}
          failed="The submissions could not be loaded."
          isFiltered={isAnyChosen({ ...filter })}
          onClear={onClear}
          noneFound="No submissions found"
          none={<EmptyState {...emptyNotes[queue]} />}
        >
          {(submissions) => (
            <SubmissionQueueTable submissions={submissions} queue={queue} sorting={sorting} />
          )}
        </PagedList>
      </WorkedRows>
    </Card>
  )
}

interface QueuesProps {
  readonly current: AdminQueue
  readonly onChoose: (queue: AdminQueue) => void
}

function Queues({ current, onChoose }: QueuesProps) {
  const { data } = useQuery(queryOf(readAttentionCall))
  const tabs = [
    { value: 'risk', label: <Counted word="High risk" count={data?.riskySubmissions.count} /> },
    { value: 'overdue', label: <Counted word="Overdue" count={data?.overdueSubmissions.count} /> },
    {
      value: 'doubted',
      label: <Counted word="Set aside" count={data?.doubtedSubmissions.count} />,
    },
    { value: 'disputes', label: <Counted word="Disputes" count={data?.disputes.count} /> },
    { value: 'pending', label: 'Pending' },
    { value: 'all', label: 'All' },
  ] as const
  return <QueueTabs label="Queue" tabs={tabs} current={current} onChoose={onChoose} />
}

function Counted({
  word,
  count = 0,
}: {
  readonly word: string
  readonly count: number | undefined
}) {
  return (
    <>
      {word}
      {count > 0 && <Badge tone="negative">{formatCount(count)}</Badge>}
    </>
  )
}

const emptyNotes: Record<SubmissionQueue, { title: string; note: string }> = {
  risk: { title: 'No flagged posts', note: 'Posts with unusual numbers appear here.' },
  overdue: {
    title: 'No overdue posts',
    note: 'Overdue posts that need a manual decision appear here.',
  },
  doubted: {
    title: 'Nothing is set aside',
    note: 'Approved posts whose new earnings wait for a check of their views appear here.',
  },
  pending: { title: 'No pending posts', note: 'New posts from creators appear here.' },
  all: { title: 'No submissions yet', note: 'Posts that creators submit appear here.' },
}
