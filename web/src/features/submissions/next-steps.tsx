import { Card, CardBody, CardHeader } from '../../ui/card.tsx'
import { Time } from '../../ui/time.tsx'
import type { OwnSubmission } from './own-submission.ts'
import { ResubmitButton } from './resubmit-button.tsx'
import { RiskList } from './risk-list.tsx'

/** What happens to the post from here, with dates, and what the creator can do about it. */
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
      return <>Views and earnings are final. They are paid with your next payout.</>
    case 'paid':
      return <>Every cent it earned has been paid out.</>
  }
}

function PendingStep({ submission }: { readonly submission: OwnSubmission }) {
  if (submission.needsAdmin || submission.autoApprovesAt === null) {
    return (
      <>
        An administrator looks at this post before it is approved. Proving that the account is yours
        speeds this up.
      </>
    )
  }
  return (
    <>
      The brand reviews your post. Without a decision it is approved{' '}
      <Time at={submission.autoApprovesAt} />.
    </>
  )
}
