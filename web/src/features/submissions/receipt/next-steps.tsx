import type { PauseReason } from '@permille/contract/campaigns/campaigns'
import type { OwnSubmission } from '@permille/contract/submissions/submissions'
import { Link } from 'wouter'
import { HelpLink } from '#features/accounts/help/help-link.tsx'
import { ReportButton } from '#features/campaigns/offers/report-button.tsx'
import { pausedForCreators } from '#features/campaigns/paused-for-creators.ts'
import { RiskList } from '#features/risk/risk-list.tsx'
import { paths } from '#paths.ts'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { Minute } from '#ui/values/minute.tsx'
import { Time } from '#ui/values/time.tsx'
import { describeAdminReasons } from '../admin-reasons.ts'
import { isPast } from '../deadline.tsx'
import { ResubmitButton, ResubmitClock } from './resubmit-button.tsx'
import { UnpaidSentences } from './unpaid-money.tsx'
import { WithdrawButton } from './withdraw-button.tsx'

interface NextStepsProps {
  readonly submission: OwnSubmission
}

/**
 * Explains what happens to the post next, with dates, and what the creator can do. In a wide box, what they can do
 * stands beside it.
 */
export function NextSteps({ submission }: NextStepsProps) {
  const isRejection = submission.status === 'rejected' && !submission.isWithdrawn
  return (
    <Card>
      <CardHeader title="What happens next" />
      <CardBody className="@container">
        <div className="grid grid-cols-1 gap-4 @lg:grid-cols-[minmax(0,1fr)_auto] @lg:gap-x-10">
          <div className="grid grid-cols-1 content-start gap-4">
            {isRejection && submission.reason !== null && (
              <p className="[overflow-wrap:anywhere] font-medium">
                Reason: <bdi>{submission.reason}</bdi>
              </p>
            )}
            <ResubmitClock submission={submission} />
            <p>
              <NextStep submission={submission} />
            </p>
            {isPaused(submission) && <p>{pausedForCreators[submission.campaignPause]}</p>}
            <OwnWords submission={submission} />
            <RiskList risks={submission.risks} />
          </div>
          <div className="grid grid-cols-1 content-start gap-4 empty:hidden @lg:justify-items-end">
            {submission.status === 'pending' && <WithdrawButton id={submission.id} />}
            <ResubmitButton submission={submission} />
          </div>
          {isRejection && (
            <ReportButton campaign={{ id: submission.campaignId, name: submission.campaignName }} />
          )}
        </div>
      </CardBody>
    </Card>
  )
}

/** What they wrote to the brand with their second try. */
function OwnWords({ submission: { status, changes } }: NextStepsProps) {
  if (status !== 'pending' || changes === null) return null
  return (
    <p className="[overflow-wrap:anywhere] text-ink-muted">
      You wrote: <bdi>{changes}</bdi>
    </p>
  )
}

type Paused = OwnSubmission & { readonly campaignPause: PauseReason }

/** True if a pause affects the post, because it may still earn. */
function isPaused(submission: OwnSubmission): submission is Paused {
  const { status, campaignPause } = submission
  return campaignPause !== null && (status === 'pending' || status === 'approved')
}

function NextStep({ submission }: NextStepsProps) {
  switch (submission.status) {
    case 'pending':
      return <PendingStep submission={submission} />
    case 'approved':
      if (submission.needsProof) {
        return <>Views are counted. They are paid when you verify the account.</>
      }
      return <ApprovedStep submission={submission} />
    case 'rejected':
      if (submission.isWithdrawn) return <WithdrawnStep />
      return (
        <>
          The post was rejected and earns nothing.{' '}
          <HelpLink to="rejected">What you can do</HelpLink>
        </>
      )
    case 'locked':
      return <LockedStep submission={submission} />
    case 'paid':
      return <>Everything it earned has been paid out.</>
  }
}

function WithdrawnStep() {
  return (
    <>
      You withdrew this post, so it earns nothing. You can submit it again:{' '}
      <Link href={paths.explore} className="text-accent underline underline-offset-4">
        choose a campaign
      </Link>
      .
    </>
  )
}

const moneyless: ReadonlySet<PauseReason> = new Set([
  'budget_exhausted',
  'funding_disputed',
  'funding_lost',
])

/** Says whether views earn money now, which depends on the campaign; a line below explains if they do not. */
function ApprovedStep({ submission: { tracksUntil, campaignPause } }: NextStepsProps) {
  const doesEarn = campaignPause === null || !moneyless.has(campaignPause)
  const words = doesEarn ? 'tracked and earn money' : 'tracked'
  if (tracksUntil === null) return <>Views are {words}.</>
  return (
    <>
      Views are {words} until <Time at={tracksUntil} isDay />.
    </>
  )
}

function LockedStep({ submission }: NextStepsProps) {
  if (submission.needsProof && submission.lockReason !== 'not_owner') {
    return <>Views are final. They are paid when you verify the account.</>
  }
  return (
    <>
      New views earn nothing.
      <UnpaidSentences submission={submission} />
    </>
  )
}

function PendingStep({ submission }: NextStepsProps) {
  const { autoApprovesAt, decisionDueAt, adminReasons, unreadSince } = submission
  if (autoApprovesAt !== null && unreadSince !== null) {
    return (
      <>
        The brand did not decide in time. Your post is approved automatically as soon as we can read
        it again; we have tried since <Minute at={unreadSince} />. After a day, an admin decides.
      </>
    )
  }
  if (autoApprovesAt !== null) {
    return (
      <>
        The brand reviews your post. If they don’t decide by <Minute at={autoApprovesAt} />, it is
        approved automatically, as long as it is still public and unchanged.
      </>
    )
  }
  const isOverdue = decisionDueAt === null || isPast(decisionDueAt)
  return (
    <>
      {isOverdue ? (
        <span>An admin decides on your post</span>
      ) : (
        <span>
          The brand reviews your post. If they don’t decide by <Minute at={decisionDueAt} />, an
          admin does
        </span>
      )}
      <span>: {describeAdminReasons(adminReasons)}.</span>
      {adminReasons.includes('account-not-verified') && (
        <span>
          {' '}
          <Link href={paths.socialAccounts} className="text-accent underline underline-offset-4">
            Verify @<bdi>{submission.socialAccountUsername}</bdi>
          </Link>{' '}
          to speed this up.
        </span>
      )}
    </>
  )
}
