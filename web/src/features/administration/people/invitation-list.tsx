import {
  type Invitation,
  invitationStates,
  listInvitationsCall,
} from '@permille/contract/accounts/invitations'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pagesOf } from '#api/query.ts'
import { isAnyChosen } from '#api/url-filters.ts'
import type { UrlFilters } from '#api/use-url-filters.ts'
import { FilterSelect } from '#ui/controls/filter-select.tsx'
import { SearchInput } from '#ui/controls/search-input.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { PagedList } from '#ui/layout/paged-list.tsx'
import { InvitationTable } from './invitation-table.tsx'
import { MakeAgainDialog } from './make-again.tsx'

const pageLength = 50
const stateLabels = Object.fromEntries(invitationStates.map((state) => [state, state]))

/**
 * Lists who was invited and by whom. A pending invitation can be revoked, an ended one made again.
 */
export function InvitationList({ filters }: { readonly filters: UrlFilters }) {
  const narrowing = invitationsIn(filters)
  const query = useInfiniteQuery(
    pagesOf(listInvitationsCall, { query: { ...narrowing, limit: pageLength } }),
  )
  const [again, setAgain] = useState<Invitation>()
  return (
    <>
      <InvitationFilters filters={filters} />
      <Card className="relative overflow-x-auto">
        <PagedList
          query={query}
          skeletonLines={5}
          failed="The invitations could not be loaded."
          isFiltered={isAnyChosen(narrowing)}
          onClear={() => filters.changeAll({ search: '', state: '' })}
          noneFound="No invitations found"
          none={<EmptyState title="No invitations yet" note="Invite the first brand to begin." />}
        >
          {(invitations) => <InvitationTable invitations={invitations} onMakeAgain={setAgain} />}
        </PagedList>
        {again !== undefined && (
          <MakeAgainDialog invitation={again} onClose={() => setAgain(undefined)} />
        )}
      </Card>
    </>
  )
}

/** Returns the list's filters in the URL. */
export function invitationsIn({ read, choose }: Pick<UrlFilters, 'read' | 'choose'>) {
  return { search: read('search'), state: choose('state', invitationStates) }
}

function InvitationFilters({ filters }: { readonly filters: UrlFilters }) {
  return (
    <search className="grid grid-cols-1 gap-3 @lg/page:grid-cols-[minmax(0,1fr)_11rem]">
      <SearchInput
        label="Search invitations"
        placeholder="Email or brand"
        value={filters.read('search')}
        onSearch={(words) => filters.change('search', words)}
      />
      <FilterSelect
        filters={filters}
        name="state"
        label="State"
        all="All statuses"
        words={stateLabels}
      />
    </search>
  )
}
