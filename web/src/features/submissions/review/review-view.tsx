import { Suspense } from 'react'
import { useCurrentUser } from '#api/session.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { TwoColumns } from '#ui/layout/two-columns.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { titleOf } from '#ui/values/title-of.ts'
import { PostActs } from '../admin/post-acts.tsx'
import { DisputeCasePart, useIsDisputed } from '../disputes/dispute-case.tsx'
import { ReviewWatch } from '../flagged-views/review-watch.tsx'
import { MoneyBackNotice } from '../money-back-notice.tsx'
import { PostHeadline } from '../post-headline.tsx'
import { SubmissionTimeline } from '../submission-timeline.tsx'
import { ViewSnapshots } from '../tracking/view-snapshots.tsx'
import { DecisionPanel } from './deciding/decision-panel.tsx'
import { BriefCard } from './post/brief-card.tsx'
import { ChecksCard } from './post/checks-card.tsx'
import { PostCard } from './post/post-card.tsx'
import { ReviewFacts } from './post/review-facts.tsx'
import type { Reviewing } from './reviewing.ts'
import { SecondTry } from './second-try.tsx'

const NotesCard = lazyPart(() => import('../notes/notes-card.tsx').then((m) => m.NotesCard))

/**
 * Shows the post and its criteria on the left, and the decision on the right, always in the same
 * place; on a phone, under the post.
 */
export function ReviewView(reviewing: Reviewing) {
  const { submission, places } = reviewing
  const isAdmin = useCurrentUser().role === 'admin'
  const isDisputed = useIsDisputed(submission.id)
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader
        title={titleOf(submission.title)}
        note={<PostHeadline submission={submission} />}
      />
      <SecondTry submission={submission} />
      <TwoColumns>
        <div className="grid min-w-0 grid-cols-1 gap-6 @max-2xl/page:contents">
          <div className="grid min-w-0 grid-cols-1 items-start gap-6 @max-2xl/page:contents @4xl/page:grid-cols-[18rem_minmax(0,1fr)] @4xl/page:has-[iframe]:grid-cols-[21rem_minmax(0,1fr)]">
            <PostCard submission={submission} />
            <div className="grid min-w-0 grid-cols-1 gap-6 @max-2xl/page:order-1">
              <BriefCard submission={submission} />
              <ChecksCard checks={submission.checks} />
            </div>
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-6 @max-2xl/page:order-3">
            <ViewSnapshots submission={submission} />
            <Suspense fallback={null}>
              <NotesCard id={submission.id} />
            </Suspense>
            <SubmissionTimeline timeline={submission.timeline} />
          </div>
        </div>
        <div className="grid grid-cols-1 gap-6 @max-2xl/page:contents @2xl/page:sticky @2xl/page:top-20">
          <DecisionPanel {...reviewing} />
          <ReviewWatch watch={submission.watch} isDisputed={isDisputed} />
          <DisputeCasePart id={submission.id} />
          <MoneyBackNotice submission={submission} />
          {isAdmin && <PostActs submission={submission} />}
          <div className="@max-2xl/page:order-2">
            <ReviewFacts submission={submission} places={places} />
          </div>
        </div>
      </TwoColumns>
    </div>
  )
}
