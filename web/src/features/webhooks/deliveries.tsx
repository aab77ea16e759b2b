import {
  deliveryStates,
  type Webhook,
  type WebhookDelivery,
} from '@permille/contract/webhooks/webhooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { pagesOf } from '#api/query.ts'
import { isAnyChosen } from '#api/url-filters.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'
import { FilterBar } from '#ui/controls/filter-bar.tsx'
import { FilterSelect } from '#ui/controls/filter-select.tsx'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { NearList } from '#ui/layout/near-list.tsx'
import { PagedList } from '#ui/layout/paged-list.tsx'
import { DeliveryLine } from './delivery-line.tsx'
import { untilTried } from './next-try.ts'
import { ReplayEvents } from './replay-events.tsx'
import { deliveryLabels, typeGroups } from './webhook-labels.ts'
import type { WebhookOwner } from './webhook-owner.ts'

interface DeliveriesProps {
  readonly owner: WebhookOwner
  readonly webhook: Webhook
  /** Something was sent, so that the endpoint’s own facts are old. */
  readonly onTried: () => void
}

/** What was sent to an endpoint, newest first. */
export function Deliveries({ owner, webhook, onTried }: DeliveriesProps) {
  const filters = useUrlFilters()
  const filter = {
    state: filters.choose('state', deliveryStates),
    type: filters.choose('type', owner.types),
  }
  const request = { params: { id: webhook.id }, query: { ...filter, limit: 50 } }
  const query = useInfiniteQuery({
    ...pagesOf(owner.deliveries, request),
    // Whatever happens adds to the list, and what waits is soon tried.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      untilTried(state.data?.pages.flatMap(({ items }) => items) ?? []),
  })
  useAfterTry(query.data, onTried)
  const refetch = () => void query.refetch()
  return (
    <Card>
      <CardHeader
        title="Deliveries"
        note="Kept for 30 days."
        action={<ReplayEvents owner={owner} webhook={webhook} onSent={refetch} />}
      />
      <FilterBar
        chosen={[filter.type]}
        className="border-b border-line px-5 py-3 @2xl/page:grid-cols-2"
        lead={
          <FilterSelect
            filters={filters}
            name="state"
            label="State"
            all="All statuses"
            words={deliveryLabels}
          />
        }
      >
        <FilterSelect
          filters={filters}
          name="type"
          label="Event"
          all="All events"
          words={Object.fromEntries(owner.types.map((type) => [type, type]))}
          groups={typeGroups(owner.types)}
        />
      </FilterBar>
      <PagedList
        query={query}
        skeletonLines={6}
        failed="The deliveries could not be loaded."
        isFiltered={isAnyChosen(filter)}
        onClear={() => filters.changeAll({ state: '', type: '' })}
        noneFound="No deliveries found"
        none={<EmptyState title="No event sent yet" note={noneNote(webhook)} />}
      >
        {(deliveries) => (
          <NearList rows={deliveries} rowKey={({ id }) => id}>
            {(delivery) => <DeliveryLine owner={owner} delivery={delivery} onSent={refetch} />}
          </NearList>
        )}
      </PagedList>
    </Card>
  )
}

function useAfterTry(deliveries: readonly WebhookDelivery[] | undefined, onTried: () => void) {
  const tries = deliveries?.reduce((sum, { attempts }) => sum + attempts, 0)
  const known = useRef(tries)
  useEffect(() => {
    if (known.current !== undefined && tries !== undefined && known.current !== tries) onTried()
    known.current = tries
  }, [tries, onTried])
}

function noneNote({ state, types }: Webhook): string {
  if (state === 'off' || state === 'gone') return 'Nothing is sent while it is switched off.'
  if (types?.length === 0) return 'No event is chosen. Edit it to choose some.'
  return 'What happens from now on appears here. Send test tries the address now.'
}
