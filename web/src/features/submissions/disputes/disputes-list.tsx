import { disputeStates, type ListedDispute } from '@permille/contract/disputes/disputes'
import type { SubmissionId } from '@permille/contract/ids'
import type { ReactNode } from 'react'
import type { UrlReader } from '#api/url-filters.ts'
import { Segmented } from '#ui/controls/segmented.tsx'
import type { Pages } from '#ui/controls/show-more.tsx'
import { WorkedRows } from '#ui/controls/worked-rows.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import type { QueryState } from '#ui/layout/loaded.tsx'
import { PagedList } from '#ui/layout/paged-list.tsx'
import { DisputesTable } from './disputes-table.tsx'

type DisputeState = (typeof disputeStates)[number]

const stateOptions = [
  { value: 'open', label: 'Open' },
  { value: 'decided', label: 'Decided' },
] as const

export function disputeStateIn({ choose }: Pick<UrlReader, 'choose'>): DisputeState {
  return choose('state', disputeStates) ?? 'open'
}

interface DisputesListProps {
  readonly query: QueryState<readonly ListedDispute[]> & Pages
  readonly state: DisputeState
  readonly onState: (state: DisputeState) => void
  readonly isFiltered: boolean
  readonly onClear: () => void
  readonly pathOf: (id: SubmissionId) => string
  readonly file: ReactNode
}

/** Lists the disputes of one desk or of every brand. */
export function DisputesList({
  query,
  state,
  onState,
  isFiltered,
  onClear,
  pathOf,
  file,
}: DisputesListProps) {
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <Segmented label="Disputes" options={stateOptions} value={state} onChange={onState} />
        {file}
      </div>
      <Card className="relative overflow-x-auto">
        <WorkedRows>
          <PagedList
            query={query}
            skeletonLines={6}
            failed="The disputes could not be loaded."
            isFiltered={isFiltered}
            onClear={onClear}
            noneFound="No disputes found"
            none={<NoDisputes state={state} />}
          >
            {(disputes) => <DisputesTable disputes={disputes} pathOf={pathOf} />}
          </PagedList>
        </WorkedRows>
      </Card>
    </>
  )
}

function NoDisputes({ state }: Pick<DisputesListProps, 'state'>) {
  return state === 'open' ? (
    <EmptyState
      title="No open disputes"
      note="When a creator disputes a decision, it appears here."
    />
  ) : (
    <EmptyState title="No decided disputes" note="Decided disputes appear here." />
  )
}
