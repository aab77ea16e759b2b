import type { SubmissionId } from '@permille/contract/ids'
import type { OwnSubmission } from '@permille/contract/submissions/submissions'
import { readCreatorSubmissionCall } from '@permille/contract/submissions/submissions'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { queryOf } from '#api/query.ts'
import { DetailPage } from '#features/accounts/detail-page.tsx'
import { paths } from '#paths.ts'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { Card } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { TwoColumns } from '#ui/layout/two-columns.tsx'
import { PostPicture } from '#ui/values/post-picture.tsx'
import { titleOf } from '#ui/values/title-of.ts'
import { afterBoth } from '../disputes/after-both.ts'
import { OwnDisputePart, ownDispute } from '../disputes/own-dispute.tsx'
import { WatchCard } from '../flagged-views/watch-card.tsx'
import { MoneyBackNotice } from '../money-back-notice.tsx'
import { PostHeadline } from '../post-headline.tsx'
import { ProofNotice } from '../proof-notice.tsx'
import { SubmissionTimeline } from '../submission-timeline.tsx'
import { ViewSnapshots } from '../tracking/view-snapshots.tsx'
import { AccrualList } from './accrual-list.tsx'
import { ExpectedReceipt } from './expected-receipt.tsx'
import { describeLockReason } from './locked-labels.ts'
import { NextSteps } from './next-steps.tsx'
import { Receipt } from './receipt.tsx'

export function MySubmissionPage() {
  const { id } = useParams<{ id: SubmissionId }>()
  const query = useQuery(queryOf(readCreatorSubmissionCall, { params: { id } }))
  const dispute = useQuery(ownDispute(id))
  return (
    <DetailPage
      name="submission"
      query={afterBoth(query, dispute)}
      missing={{ list: { href: paths.mySubmissions, label: 'My Submissions' } }}
    >
      {(submission) => <SubmissionView submission={submission} />}
    </DetailPage>
  )
}

function SubmissionView({ submission }: { readonly submission: OwnSubmission }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader
        title={titleOf(submission.title)}
        note={
          <PostHeadline submission={submission} campaignHref={paths.offer(submission.campaignId)} />
        }
        actions={
          <a
            href={submission.postUrl}
            target="_blank"
            rel="noreferrer"
            className={buttonClasses({ variant: 'secondary' })}
          >
            View Post
          </a>
        }
      />
      <WhyLocked submission={submission} />
      <Urgent submission={submission} />
      <TwoColumns>
        <div className="grid grid-cols-1 min-w-0 gap-6">
          {submission.approvalPay === null ? (
            <Receipt submission={submission} />
          ) : (
            <ExpectedReceipt submission={submission} pay={submission.approvalPay} />
          )}
          <AccrualList submission={submission} />
          <ViewSnapshots submission={submission} />
        </div>
        <div className="grid grid-cols-1 gap-6">
          {submission.thumbnailUrl !== null && (
            <Card className="overflow-hidden @max-2xl/page:hidden">
              <PostPicture
                url={submission.thumbnailUrl}
                platform={submission.platform}
                className="aspect-video w-full"
              />
            </Card>
          )}
          {!isUrgent(submission) && (
            <>
              <NextSteps submission={submission} />
              <OwnDisputePart id={submission.id} />
            </>
          )}
          <SubmissionTimeline timeline={submission.timeline} />
        </div>
      </TwoColumns>
    </div>
  )
}

/** What stops the post or its money, until when, and what its creator can do: over everything else. */
function Urgent({ submission }: { readonly submission: OwnSubmission }) {
  return (
    <div className="grid grid-cols-1 gap-6 empty:hidden">
      {isUrgent(submission) && (
        <div className="grid grid-cols-1 gap-6 @2xl/page:flex @2xl/page:*:first:flex-1">
          <NextSteps submission={submission} />
          <div className="grid shrink-0 grid-cols-1 gap-6 empty:hidden @2xl/page:w-72 @4xl/page:w-88">
            <OwnDisputePart id={submission.id} />
          </div>
        </div>
      )}
      <WatchCard watch={submission.watch} viewer="creator" />
      {submission.needsProof && <ProofNotice username={submission.socialAccountUsername} />}
      <MoneyBackNotice submission={submission} />
    </div>
  )
}

function WhyLocked({ submission }: { readonly submission: OwnSubmission }) {
  const reason = submission.status === 'locked' ? describeLockReason(submission) : undefined
  if (reason === undefined) return null
  return (
    <Notice tone={submission.lockReason === 'cap' ? 'positive' : 'neutral'}>
      <p className="text-lg font-semibold">{reason}</p>
    </Notice>
  )
}

/** An approved post earns, and a paid one is done: their numbers come first. */
function isUrgent({ status }: OwnSubmission): boolean {
  return status === 'pending' || status === 'rejected' || status === 'locked'
}
