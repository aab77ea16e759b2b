import { disputeStates, type ListedDispute } from '@permille/contract/disputes/disputes'
import type { SubmissionId } from '@permille/contract/ids'
import type { ReactNode } from 'react'
import type { AddressReader } from '../../../api/address-filters.ts'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { ShowMore } from '../../../ui/controls/show-more.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { ListSkeleton } from '../../../ui/layout/list-skeleton.tsx'
import { Loaded, type QueryState } from '../../../ui/layout/loaded.tsx'
import { DisputesTable } from './disputes-table.tsx'

type DisputeState = (typeof disputeStates)[number]

const stateOptions = [
  { value: 'open', label: 'Open' },
  { value: 'decided', label: 'Decided' },
] as const

export function disputeStateIn({ choose }: Pick<AddressReader, 'choose'>): DisputeState {
  return choose('state', disputeStates) ?? 'open'
}

interface DisputesListProps {
  readonly query: QueryState<readonly ListedDispute[]> & Parameters<typeof ShowMore>[0]['pages']
  readonly state: DisputeState
  readonly onState: (state: DisputeState) => void
  readonly isFiltered: boolean
  readonly pathOf: (id: SubmissionId) => string
  readonly file: ReactNode
}

/** The disputes of a desk or of every brand. */
export function DisputesList({
  query,
  state,
  onState,
  isFiltered,
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
        <Loaded
          query={query}
          skeleton={<ListSkeleton lines={6} />}
          failed="The disputes could not be loaded."
        >
          {(disputes) =>
            disputes.length > 0 ? (
              <DisputesTable disputes={disputes} pathOf={pathOf} />
            ) : (
              <NoDisputes state={state} isFiltered={isFiltered} />
            )
          }
        </Loaded>
        <ShowMore pages={query} />
      </Card>
    </>
  )
}

function NoDisputes({ state, isFiltered }: Pick<DisputesListProps, 'state' | 'isFiltered'>) {
  if (isFiltered) return <EmptyState title="No disputes found" note="Try adjusting your filters" />
  return state === 'open' ? (
    <EmptyState
      title="No open disputes"
      note="When a creator disputes a decision, it appears here."
    />
  ) : (
    <EmptyState title="No decided disputes" note="Decided disputes appear here." />
  )
}
