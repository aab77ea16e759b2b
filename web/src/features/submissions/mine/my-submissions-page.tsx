import {
  type CreatorSubmission,
  listCreatorSubmissionsCall,
} from '@permille/contract/submissions/submissions'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { CsvLink } from '#api/csv-link.tsx'
import { pagesOf } from '#api/query.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { ShowMore } from '#ui/controls/show-more.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { SubmissionControls } from './submission-controls.tsx'
import { SubmissionGrid } from './submission-grid.tsx'
import { SubmissionSkeletons } from './submission-skeletons.tsx'
import { SubmissionTable } from './submission-table.tsx'
import { queryOfView, type SubmissionView, useSubmissionView } from './use-submission-view.ts'

export function MySubmissionsPage() {
  const view = useSubmissionView()
  const query = useInfiniteQuery({
    ...pagesOf(listCreatorSubmissionsCall, { query: queryOfView(view) }),
    placeholderData: keepPreviousData,
  })

  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader
        title="My Submissions"
        note="Track the performance and earnings of your submitted content."
        actions={<CsvLink list={listCreatorSubmissionsCall} query={queryOfView(view)} />}
      />
      <Loaded
        query={query}
        skeleton={<SubmissionSkeletons />}
        failed="Your submissions could not be loaded."
      >
        {(submissions) =>
          submissions.length === 0 && !view.isFiltered ? (
            <NoSubmissions />
          ) : (
            <>
              <SubmissionControls view={view} />
              <Found submissions={submissions} view={view} />
              <ShowMore pages={query} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}

interface FoundProps {
  readonly submissions: readonly CreatorSubmission[]
  readonly view: SubmissionView
}

function Found({ submissions, view }: FoundProps) {
  if (submissions.length === 0) {
    return (
      <Card>
        <EmptyState
          title="No submissions found"
          note="Try adjusting your filters"
          action={
            <Button variant="secondary" onClick={view.clear}>
              Clear filters
            </Button>
          }
        />
      </Card>
    )
  }
  if (view.isTable) return <SubmissionTable submissions={submissions} sorting={view.sorting} />
  return <SubmissionGrid submissions={submissions} />
}

function NoSubmissions() {
  return (
    <Card>
      <EmptyState
        title="No submissions yet"
        note="Pick a campaign, publish a post, and submit its link."
        action={
          <Link href={paths.explore} className={buttonClasses()}>
            Explore Campaigns
          </Link>
        }
      />
    </Card>
  )
}
