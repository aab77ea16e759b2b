import { type Chargeback, listChargebacksCall } from '@permille/contract/chargebacks/chargebacks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { adminPaths } from '#admin-paths.ts'
import { CsvLink } from '#api/csv-link.tsx'
import { pagesOf } from '#api/query.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'
import { SearchInput } from '#ui/controls/search-input.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { LineCard, lineCardTitleClasses } from '#ui/layout/line-card.tsx'
import { PagedList } from '#ui/layout/paged-list.tsx'
import { QueueTabs } from '#ui/layout/queue-tabs.tsx'
import { type Column, DataTable } from '#ui/tables/data-table.tsx'
import { Badge } from '#ui/values/badge.tsx'
import { Money } from '#ui/values/money.tsx'
import { Time } from '#ui/values/time.tsx'
import { AdminTabs } from '../accounts/admin-tabs.tsx'
import { chargebackTones, describeChargeback, describeReason } from './chargeback-labels.ts'
import { FraudWarningsCard } from './fraud-warnings-card.tsx'

const states = ['open', 'closed'] as const
const tabs = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Decided' },
] as const

export function ChargebacksPage() {
  const filters = useUrlFilters()
  const state = filters.choose('state', states) ?? 'open'
  const search = filters.read('search') || undefined
  const query = useInfiniteQuery(
    pagesOf(listChargebacksCall, { query: { state, search, limit: 50 } }),
  )
  return (
    <AdminTabs
      section="payouts"
      title="Chargebacks"
      note="Payments that a bank claims back or questions, the next due date first."
      actions={<CsvLink list={listChargebacksCall} query={{ state, search }} />}
    >
      <QueueTabs
        label="Chargebacks"
        tabs={tabs}
        current={state}
        onChoose={(chosen) => filters.change('state', chosen === 'open' ? '' : chosen)}
      />
      <search>
        <SearchInput
          label="Search chargebacks"
          placeholder="Campaign, brand or Stripe id"
          value={filters.read('search')}
          onSearch={(words) => filters.change('search', words)}
        />
      </search>
      <Card className="relative overflow-x-auto">
        {/* As high as its empty state, so that the card below does not move. */}
        <div className="min-h-37">
          <PagedList
            query={query}
            skeletonLines={2}
            failed="The chargebacks could not be loaded."
            isFiltered={search !== undefined}
            onClear={() => filters.changeAll({ search: '' })}
            noneFound="No chargebacks found"
            none={<NoChargebacks state={state} />}
          >
            {(list) => <Chargebacks list={list} />}
          </PagedList>
        </div>
      </Card>
      <FraudWarningsCard />
    </AdminTabs>
  )
}

function NoChargebacks({ state }: { readonly state: (typeof states)[number] }) {
  return state === 'open' ? (
    <EmptyState
      title="No open chargebacks"
      note="A bank’s claim appears here as soon as Stripe reports it."
    />
  ) : (
    <EmptyState title="Nothing decided yet" note="Banks’ decisions are listed here." />
  )
}

function Chargebacks({ list }: { readonly list: readonly Chargeback[] }) {
  return (
    <DataTable
      caption="Chargebacks"
      columns={columns}
      rows={list}
      rowKey={({ id }) => id}
      card={(chargeback) => <ChargebackCard chargeback={chargeback} />}
    />
  )
}

const columns: readonly Column<Chargeback>[] = [
  {
    key: 'campaign',
    header: 'Campaign',
    isTitle: true,
    cell: ({ id, campaignName, brandName }) => (
      <div className="min-w-36 py-1 lg:max-w-64">
        <Link
          href={adminPaths.chargeback(id)}
          className="line-clamp-2 [overflow-wrap:anywhere] hover:underline"
        >
          {campaignName}
        </Link>
        <p className="truncate text-sm font-normal text-ink-muted">{brandName}</p>
      </div>
    ),
  },
  { key: 'status', header: 'Status', cell: (chargeback) => <Status chargeback={chargeback} /> },
  { key: 'reason', header: 'The bank says', cell: ({ reason }) => describeReason(reason) },
  { key: 'date', header: 'Date', cell: (chargeback) => <NextDate chargeback={chargeback} /> },
  {
    key: 'amount',
    header: 'Amount',
    isNumeric: true,
    cell: ({ amountCents }) => <Money cents={amountCents} />,
  },
]

function Status({ chargeback }: { readonly chargeback: Chargeback }) {
  const { status, problem } = chargeback
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone={chargebackTones[status]}>{describeChargeback(chargeback)}</Badge>
      {problem !== null && <Badge tone="negative">Problem</Badge>}
    </span>
  )
}

/** Shows until when to answer, since when the bank has had it, or when it decided. */
function NextDate({ chargeback }: { readonly chargeback: Chargeback }) {
  const { status, dueAt, closedAt, openedAt } = chargeback
  if (closedAt !== null) return <Time at={closedAt} isDay />
  if (status === 'needs_response' && dueAt !== null) {
    return (
      <>
        until <Time at={dueAt} isDay />
      </>
    )
  }
  return (
    <>
      since <Time at={openedAt} isDay />
    </>
  )
}

function ChargebackCard({ chargeback }: { readonly chargeback: Chargeback }) {
  const { id, campaignName, brandName, amountCents } = chargeback
  return (
    <LineCard
      title={
        <Link href={adminPaths.chargeback(id)} className={lineCardTitleClasses}>
          {campaignName}
        </Link>
      }
      note={
        <>
          <bdi>{brandName}</bdi> · <NextDate chargeback={chargeback} />
        </>
      }
      figure={<Money cents={amountCents} />}
      state={<Status chargeback={chargeback} />}
    />
  )
}
