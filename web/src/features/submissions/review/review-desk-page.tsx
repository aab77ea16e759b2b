import {
  type BrandSubmission,
  listBrandSubmissionsCall,
} from '@permille/contract/submissions/submissions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CsvLink } from '#api/csv-link.tsx'
import { keepWhileSorted, pagesOf } from '#api/query.ts'
import { useMay } from '#api/session.ts'
import { SavedViews } from '#features/profile/views/saved-views.tsx'
import { NeedsRight } from '#features/teams/needs-right.tsx'
import { paths } from '#paths.ts'
import { WorkedRows } from '#ui/controls/worked-rows.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PagedList } from '#ui/layout/paged-list.tsx'
import type { Sorting } from '#ui/tables/column-head.tsx'
import { DisputedDesk } from '../disputes/disputed-desk.tsx'
import { RefusedApprovals } from './deciding/refused-approvals.tsx'
import { UndoBar } from './deciding/undo-bar.tsx'
import { AllDecided, DeskEmpty } from './desk/desk-empty.tsx'
import { DeskFilters } from './desk/desk-filters.tsx'
import { DeskHeader } from './desk/desk-header.tsx'
import { DeskTabs } from './desk/desk-tabs.tsx'
import { type Desk, filtersOf, useDesk } from './desk/use-desk.ts'
import { ReviewTable } from './review-table.tsx'
import { SelectablePosts } from './selectable-posts.tsx'
import { undecidedOf } from './selection.ts'

export function ReviewDeskPage() {
  return (
    <NeedsRight to="submissions:read" act="see posts">
      <ReviewDesk />
    </NeedsRight>
  )
}

function ReviewDesk() {
  const desk = useDesk()
  const mayReview = useMay('submissions:review')
  return (
    <div className="grid grid-cols-1 gap-6 @4xl/page:-mt-6 @4xl/page:gap-2">
      <DeskHeader
        title="Submissions"
        note={
          mayReview
            ? 'Decide which posts earn from your campaigns.'
            : 'What creators submitted to your campaigns.'
        }
        actions={
          <>
            <SavedViews page="review-desk" path={paths.submissions} filters={filtersOf(desk)} />
            {desk.tab !== 'disputed' && (
              <CsvLink list={listBrandSubmissionsCall} query={desk.query} />
            )}
          </>
        }
      />
      <RefusedApprovals pathOf={paths.submission} />
      <div className="grid grid-cols-1 gap-6 @4xl/page:flex @4xl/page:flex-wrap @4xl/page:items-center @4xl/page:gap-x-4 @4xl/page:gap-y-2">
        <div className="min-w-0 @4xl/page:shrink-0">
          <DeskTabs desk={desk} />
        </div>
        <DeskFilters desk={desk} />
      </div>
      {desk.tab === 'disputed' ? <DisputedDesk desk={desk} /> : <PostsDesk desk={desk} />}
      <UndoBar />
    </div>
  )
}

function PostsDesk({ desk }: { readonly desk: Desk }) {
  const query = useInfiniteQuery({
    ...pagesOf(listBrandSubmissionsCall, { query: desk.query }),
    placeholderData: keepWhileSorted(desk.query),
  })
  const mayReview = useMay('submissions:review')
  return (
    <Card className="relative overflow-x-auto">
      <WorkedRows canSelect={mayReview && desk.query.status === 'pending'}>
        <PagedList
          query={query}
          skeletonLines={6}
          failed="The submissions could not be loaded."
          isFiltered={desk.isFiltered}
          onClear={desk.clear}
          noneFound="No submissions found"
          none={<DeskEmpty status={desk.query.status} />}
        >
          {(submissions) =>
            desk.query.status === 'pending' ? (
              <PendingPosts
                submissions={submissions}
                sorting={desk.sorting}
                isWhole={!desk.isFiltered && !query.hasNextPage}
              />
            ) : (
              <ReviewTable submissions={submissions} isPending={false} sorting={desk.sorting} />
            )
          }
        </PagedList>
      </WorkedRows>
    </Card>
  )
}

interface PendingPostsProps {
  readonly submissions: readonly BrandSubmission[]
  readonly sorting: Sorting
  /** No other post waits, behind a filter or on a later page. */
  readonly isWhole: boolean
}

function PendingPosts({ submissions, sorting, isWhole }: PendingPostsProps) {
  const undecided = undecidedOf(submissions)
  return (
    <>
      {undecided.length === 0 && isWhole && <AllDecided />}
      <SelectablePosts posts={submissions}>
        <ReviewTable submissions={submissions} isPending sorting={sorting} />
      </SelectablePosts>
    </>
  )
}
