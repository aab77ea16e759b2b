import { readBrandSubmission } from '@permille/contract/submissions'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'wouter'
import { statusOf } from '../../api/api-error.ts'
import { queryOf } from '../../api/query.ts'
import { paths } from '../../paths.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { DecisionPanel } from './decision-panel.tsx'
import { DetailSkeleton } from './detail-skeleton.tsx'
import { PostCard } from './post-card.tsx'
import { PostHeadline } from './post-headline.tsx'
import { ReviewFacts } from './review-facts.tsx'
import type { ReviewedSubmission } from './reviewed-submission.ts'
import { SubmissionTimeline } from './submission-timeline.tsx'
import { ViewReadings } from './view-readings.tsx'

export function ReviewSubmissionPage() {
  const { id = '' } = useParams()
  const reading = useQuery(queryOf(readBrandSubmission, { params: { id } }))

  if (statusOf(reading.error) === 404) {
    return (
      <PageHeader
        title="Submission not found"
        note="It may have been removed."
        actions={
          <Link href={paths.submissions} className={buttonLook()}>
            Submissions
          </Link>
        }
      />
    )
  }
  return (
    <>
      {reading.data === undefined && <h1 className="sr-only">Submission</h1>}
      <Loaded
        reading={reading}
        skeleton={<DetailSkeleton />}
        failed="The submission could not be loaded."
      >
        {(submission) => <ReviewView key={submission.id} submission={submission} />}
      </Loaded>
    </>
  )
}

/** The post on the left, the facts on the right, the decision always in the same place. */
function ReviewView({ submission }: { readonly submission: ReviewedSubmission }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader
        title={submission.title ?? 'Untitled Submission'}
        note={<PostHeadline submission={submission} />}
      />
      <div className="grid grid-cols-1 items-start gap-6 @2xl/page:grid-cols-[minmax(0,1fr)_18rem] @4xl/page:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 min-w-0 gap-6 @max-2xl/page:order-2">
          <PostCard submission={submission} />
          <ViewReadings snapshots={submission.snapshots} />
          <SubmissionTimeline timeline={submission.timeline} />
        </div>
        <div className="grid grid-cols-1 gap-6 @2xl/page:sticky @2xl/page:top-20">
          <DecisionPanel submission={submission} />
          <ReviewFacts submission={submission} />
        </div>
      </div>
    </div>
  )
}
