import { formatCents } from '@permille/contract/money'
import type { ReviewedSubmission } from '@permille/contract/submissions/submissions'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useCurrentUser } from '#api/session.ts'
import { waitingOf } from '#features/submissions/approval-labels.ts'
import { paths } from '#paths.ts'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { Money } from '#ui/values/money.tsx'
import { Time } from '#ui/values/time.tsx'
import { formatCount, Views } from '#ui/values/views.tsx'
import type { Reviewing } from '../reviewing.ts'
import { BlockCreator } from './block-creator.tsx'

export function ReviewFacts({ submission, places }: Omit<Reviewing, 'waiting'>) {
  const { campaignName, terms, approvalPay } = submission
  const isBrand = useCurrentUser().role === 'brand'
  return (
    <Card>
      <CardHeader title="Facts" />
      <CardBody>
        <dl className="grid grid-cols-1 gap-2.5">
          <CreatorFacts submission={submission} />
          <Fact label="Campaign">
            <Link href={places.campaign(submission)} className="text-accent hover:underline">
              {campaignName}
            </Link>
          </Fact>
          <Fact label="Reward rate">{formatCents(terms.ratePerKViewsCents)} per 1K views</Fact>
          <Fact label={approvalPay === null ? 'Views' : 'Views counted on approval'}>
            <Views count={submission.viewCount} />
          </Fact>
          {approvalPay === null ? (
            <Fact label="Spent">
              <Money cents={submission.earnings} />
            </Fact>
          ) : (
            <>
              <Fact label="Worth now">
                <Money cents={approvalPay.worthCents} />
              </Fact>
              {waitingOf(approvalPay) > 0 && (
                <Fact label="Would wait for a top-up">
                  <Money cents={waitingOf(approvalPay)} />
                </Fact>
              )}
            </>
          )}
          <Fact label="Left in the campaign">
            <Money cents={submission.campaignLeftCents} />
          </Fact>
          {submission.publishedAt !== null && (
            <Fact label="Published">
              <Time at={submission.publishedAt} />
            </Fact>
          )}
          <Fact label="Submitted">
            <Time at={submission.submittedAt} />
          </Fact>
          {submission.lastSeenAt !== null && (
            <Fact label="Last seen public">
              <Time at={submission.lastSeenAt} />
            </Fact>
          )}
        </dl>
        {isBrand && !submission.isCreatorBlocked && <BlockCreator submission={submission} />}
      </CardBody>
    </Card>
  )
}

function CreatorFacts({ submission }: { readonly submission: ReviewedSubmission }) {
  const { creatorName, creatorHandle, creatorApproved, creatorRejected } = submission
  const followers = submission.platform === 'youtube' ? 'Subscribers' : 'Followers'
  return (
    <>
      <Fact label="Creator">
        <a
          href={paths.profile(creatorHandle)}
          target="_blank"
          rel="noreferrer"
          className="text-accent hover:underline"
        >
          {creatorName}
        </a>
      </Fact>
      <Fact label={submission.isAccountVerified ? followers : `${followers}, not verified`}>
        <Views count={submission.creatorFollowerCount} />
      </Fact>
      <Fact label="History">
        {formatCount(creatorApproved)} approved, {formatCount(creatorRejected)} rejected
      </Fact>
      {submission.isCreatorBlocked && <Fact label="Posts">Blocked by the brand</Fact>}
      <Fact label="Account">{submission.isAccountVerified ? 'Verified' : 'Not verified'}</Fact>
    </>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="shrink-0 text-ink-muted">{label}</dt>
      <dd className="min-w-0 text-right tabular-nums [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
