import {
  listRefundsCall,
  type Refund,
  type RefundableCampaign,
  type RefundStatus,
  refundStatuses,
} from '@permille/contract/billing/billing'
import type { CampaignId } from '@permille/contract/ids'
import { formatCents } from '@permille/contract/money'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { CsvLink } from '#api/csv-link.tsx'
import { pagesOf } from '#api/query.ts'
import { isAnyChosen } from '#api/url-filters.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'
import { paths } from '#paths.ts'
import { ListFilters } from '#ui/controls/list-filters.tsx'
import { ShowMore } from '#ui/controls/show-more.tsx'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { PagedList } from '#ui/layout/paged-list.tsx'
import { RefundButton } from '../campaigns/refunds/refund-button.tsx'
import { reservedWords, waitingLabels } from '../campaigns/refunds/refund-labels.ts'
import { RefundLine } from '../campaigns/refunds/refund-line.tsx'
import { refundableCampaigns } from '../campaigns/refunds/refundable.ts'

const refundsPerPage = 10

export const refundable = refundableCampaigns

export function refundsBy(filter: RefundFilter) {
  return pagesOf(listRefundsCall, { query: { ...filter, limit: refundsPerPage } })
}

interface RefundFilter {
  readonly status?: RefundStatus | undefined
  readonly search?: string | undefined
}

const byStatus = {
  name: 'refund',
  label: 'Status of refunds',
  all: 'All refunds',
  words: { requested: 'Requested', succeeded: 'Refunded', failed: 'Refused' },
} as const

const bySearch = {
  name: 'refunds-of',
  label: 'Search refunds',
  placeholder: 'Campaign',
}

/** Loads the refunds that match the filters in the URL. */
export function useRefunds() {
  const filters = useUrlFilters({ [bySearch.name]: '' })
  const filter: RefundFilter = {
    status: filters.choose(byStatus.name, refundStatuses),
    search: filters.read(bySearch.name) || undefined,
  }
  return { filters, filter, made: useInfiniteQuery(refundsBy(filter)) }
}

/**
 * Shows money that can be refunded to the brand's cards, and past refunds; nothing if there are
 * neither.
 */
export function RefundsCard() {
  const open = useInfiniteQuery(refundable)
  const { filters, filter, made } = useRefunds()
  const isFiltered = isAnyChosen(filter)
  const isEmpty = !isFiltered && open.data?.length === 0 && made.data?.length === 0
  if (isEmpty) return null
  return (
    <Card aria-label="Refunds" id="refunds">
      <CardHeader
        title="Refunds"
        note="Unspent money goes back to the card that paid it."
        action={<CsvLink list={listRefundsCall} query={filter} of="refunds" />}
      />
      <Loaded
        query={open}
        skeleton={<ListSkeleton lines={1} />}
        failed="The refundable money could not be loaded."
      >
        {(campaigns) => (
          <ul className="divide-y divide-line">
            {campaigns.map((campaign) => (
              <RefundableLine key={campaign.campaignId} campaign={campaign} />
            ))}
          </ul>
        )}
      </Loaded>
      <ShowMore pages={open} />
      {(isFiltered || made.data?.length !== 0) && (
        <div className="not-first:border-t not-first:border-line">
          <ListFilters filters={filters} search={bySearch} choice={byStatus} />
        </div>
      )}
      <PagedList
        query={made}
        skeletonLines={2}
        failed="The refunds could not be loaded."
        isFiltered={isFiltered}
        onClear={() => filters.changeAll({ [bySearch.name]: '', [byStatus.name]: '' })}
        noneFound="No refunds found"
        none={null}
      >
        {(list) => (
          <ul className="divide-y divide-line">
            {list.map((refund) => (
              <RefundLine key={refund.id} refund={refund} title={<RefundTitle refund={refund} />} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  )
}

function RefundableLine({ campaign }: { readonly campaign: RefundableCampaign }) {
  const { campaignId, campaignName, isDraft, totalCents, feeCents, keptCents } = campaign
  const waiting = waitingLabels(campaign)
  const reserved = reservedWords(campaign)
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <CampaignLink id={campaignId} name={campaignName} />
        <p className="text-sm text-ink-muted">
          {formatCents(totalCents)} {isDraft ? 'paid, and not started' : 'left'}
          {feeCents > 0 && <span>{`, ${formatCents(feeCents)} of it the fee`}</span>}
          {keptCents > 0 && (
            <span>{`. ${formatCents(keptCents)} pays your debt for an earlier refund`}</span>
          )}
          {waiting !== undefined && <span>{`. ${waiting}`}</span>}
        </p>
        {reserved !== undefined && <p className="text-sm text-ink-muted">{reserved}</p>}
      </div>
      {waiting === undefined && <RefundButton campaign={campaign} />}
    </li>
  )
}

function RefundTitle({ refund: { campaignId, campaignName } }: { readonly refund: Refund }) {
  return campaignId === null || campaignName === null ? (
    <p className="font-medium">A payment without a campaign</p>
  ) : (
    <CampaignLink id={campaignId} name={campaignName} />
  )
}

function CampaignLink({ id, name }: { readonly id: CampaignId; readonly name: string }) {
  return (
    <Link
      href={paths.campaign(id)}
      title={name}
      className="block truncate font-medium hover:underline"
    >
      {name}
    </Link>
  )
}
