import { listOwnCampaignsCall, type OwnCampaign } from '@permille/contract/campaigns/campaigns'
import type { CampaignId } from '@permille/contract/ids'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pagesOf } from '#api/query.ts'
import { SearchInput } from '#ui/controls/search-input.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { PagedList } from '#ui/layout/paged-list.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { StatusBadge } from '#ui/values/badge.tsx'

interface FindCampaignDialogProps {
  readonly isOffered: (campaign: OwnCampaign) => boolean
  readonly onChoose: (id: CampaignId) => void
  readonly onClose: () => void
}

/** Finds a campaign by name, when there are more than a select can hold. */
export function FindCampaignDialog(props: FindCampaignDialogProps) {
  const { isOffered, onChoose, onClose } = props
  const [search, setSearch] = useState('')
  const query = useInfiniteQuery({
    ...foundCampaigns(search),
    placeholderData: keepPreviousData,
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title="Find a campaign">
      <SearchInput
        label="Search campaigns"
        placeholder="Name"
        value={search}
        onSearch={setSearch}
      />
      <div className="h-80 overflow-y-auto rounded-control border border-line">
        <PagedList
          query={query}
          skeletonLines={6}
          failed="The campaigns could not be loaded."
          isFiltered={search !== ''}
          onClear={() => setSearch('')}
          noneFound="No campaigns found"
          none={<EmptyState title="No campaigns yet" />}
        >
          {(campaigns) => (
            <ul className="divide-y divide-line">
              {campaigns.filter(isOffered).map(({ id, name, status }) => (
                <li key={id}>
                  <button
                    type="button"
                    onClick={() => {
                      onChoose(id)
                      onClose()
                    }}
                    className="flex min-h-11 w-full items-center gap-3 px-3 py-2 text-left -outline-offset-2 hover:bg-surface-sunken"
                  >
                    <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{name}</span>
                    <StatusBadge status={status} />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </Dialog>
  )
}

export function foundCampaigns(search: string) {
  return pagesOf(listOwnCampaignsCall, { query: { search: search || undefined, limit: 50 } })
}
