import type { OwnSubmission } from '@permille/contract/submissions'
import { Link } from 'wouter'
import { paths } from '../../../paths.ts'
import { Card, CardBody, CardHeader } from '../../../ui/layout/card.tsx'
import { Minute } from '../../../ui/values/minute.tsx'
import { Time } from '../../../ui/values/time.tsx'
import { sayAdminReasons } from '../admin-reasons.ts'
import { isPast } from '../deadline.tsx'
import { RiskList } from '../risk-list.tsx'
import { ResubmitButton } from './resubmit-button.tsx'

/** Says what happens to the post next, with dates, and what the creator can do. */
export function NextSteps({ submission }: { readonly submission: OwnSubmission }) {
  return (
    <Card>
      <CardHeader title="What happens next" />
      <CardBody className="grid grid-cols-1 gap-4">
        <p>
          <NextStep submission={submission} />
        </p>
        {submission.status === 'rejected' && submission.reason !== null && (
          <p className="[overflow-wrap:anywhere] text-ink-muted">Reason: {submission.reason}</p>
        )}
        <ResubmitButton id={submission.id} until={submission.resubmitUntil} />
        <RiskList risks={submission.risks} />
      </CardBody>
    </Card>
  )
}

function NextStep({ submission }: { readonly submission: OwnSubmission }) {
  switch (submission.status) {
    case 'pending':
      return <PendingStep submission={submission} />
    case 'approved':
      if (submission.needsProof) {
        return <>Views are counted. They are paid when you verify the account.</>
      }
      return submission.tracksUntil === null ? (
        <>Views are being tracked and earn money.</>
      ) : (
        <>
          Views are tracked and earn money until <Time at={submission.tracksUntil} isDay />.
        </>
      )
    case 'rejected':
      return <>The post was rejected and earns nothing.</>
    case 'locked':
      return <>{lockedStep(submission)}</>
    case 'paid':
      return <>Everything it earned has been paid out.</>
  }
}

function lockedStep({ lockReason, needsProof }: OwnSubmission): string {
  if (lockReason === 'not_owner') {
    return 'Another creator has verified this account, so the post earns nothing more.'
  }
  if (needsProof) return 'Views are final. They are paid when you verify the account.'
  return 'Views and earnings are final. They are paid with your next payout.'
}

function PendingStep({ submission }: { readonly submission: OwnSubmission }) {
  const { autoApprovesAt, decisionDueAt, adminReasons } = submission
  if (autoApprovesAt !== null) {
    return (
      <>
        The brand reviews your post. If they don’t decide by <Minute at={autoApprovesAt} />, it is
        approved automatically.
      </>
    )
  }
  const isOverdue = decisionDueAt === null || isPast(decisionDueAt)
  return (
    <>
      {isOverdue ? (
        'An admin decides on your post'
      ) : (
        <>
          The brand reviews your post. If they don’t decide by <Minute at={decisionDueAt} />, an
          admin does
        </>
      )}
      : {sayAdminReasons(adminReasons)}.
      {adminReasons.includes('account-not-verified') && (
        <>
          {' '}
          <Link href={paths.socialAccounts} className="text-accent hover:underline">
            Verify @{submission.socialAccountUsername}
          </Link>{' '}
          to speed this up.
        </>
      )}
    </>
  )
}
