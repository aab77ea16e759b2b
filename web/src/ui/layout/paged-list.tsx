import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { type Pages, ShowMore } from '../controls/show-more.tsx'
import { EmptyState } from './empty-state.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { Loaded, type QueryState } from './loaded.tsx'

interface PagedListProps<Item> {
  readonly query: QueryState<readonly Item[]> & Pages
  readonly skeletonLines: number
  /** The error message, a sentence. */
  readonly failed: string
  /** True if any filter is set, so that an empty list may have hidden items. */
  readonly isFiltered: boolean
  /** Clears every filter. */
  readonly onClear: () => void
  /** Such as "No users found". */
  readonly noneFound: string
  /** Shown if the list is empty without any filter. */
  readonly none: ReactNode
  /** Renders the items, of which there is at least one. */
  readonly children: (items: readonly Item[]) => ReactNode
}

/**
 * A list with filters in all its states: loading, failed, none found, none at all, or its pages.
 */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { query, skeletonLines, failed, isFiltered, onClear, noneFound, none, children } = props
  return (
    <>
      <Loaded query={query} skeleton={<ListSkeleton lines={skeletonLines} />} failed={failed}>
        {(items) => {
          if (items.length > 0) return children(items)
          if (!isFiltered) return none
          return (
            <EmptyState
              title={noneFound}
              note="Try adjusting your filters"
              action={
                <Button variant="secondary" onClick={onClear}>
                  Clear filters
                </Button>
              }
            />
          )
        }}
      </Loaded>
      <ShowMore pages={query} />
      <p role="status" className="sr-only">
        {isFiltered && !query.isFetching && query.data !== undefined && found(query.data, query)}
      </p>
    </>
  )
}

/** Tells screen readers how many items were found. */
function found(items: readonly unknown[], { hasNextPage }: Pages): string {
  return hasNextPage ? `${items.length} found so far, and there are more` : `${items.length} found`
}
