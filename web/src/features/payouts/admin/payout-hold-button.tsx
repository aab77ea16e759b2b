import { isolate } from '@permille/contract/input/isolate'
import { formatCents } from '@permille/contract/money'
import type { AdminPayout } from '@permille/contract/payouts/admin-payouts'
import { holdPayoutCall, retryPayoutCall } from '@permille/contract/payouts/payout-holds'
import { ActionButton, withReason } from '#api/action-button.tsx'
import { failedOr } from '#api/unanswered.ts'

interface PayoutProps {
  readonly payout: AdminPayout
}

/** Stops a queued payout until an admin sends or fails it. */
export function HoldPayoutButton({ payout }: PayoutProps) {
  const { id, totalCents, creatorName } = payout
  return (
    <ActionButton
      call={holdPayoutCall}
      request={withReason(id)}
      title={`Hold ${formatCents(totalCents)} of ${isolate(creatorName)}?`}
      description="It stays queued until you send it or fail it."
      hint="Shown to the creator with the payout"
      label="Hold payout"
      busyLabel="Holding..."
      done="Payout held"
      failed={failedOr('The payout could not be changed')}
      variant="secondary"
      size="sm"
      className="max-md:h-11"
      aria-label={`Hold the payout of ${isolate(creatorName)}`}
    >
      Hold
    </ActionButton>
  )
}

/** Requests a failed payout's money again for its creator. */
export function RetryPayoutButton({ payout }: PayoutProps) {
  const { id, creatorName, totalCents, retryCents } = payout
  const amount = formatCents(retryCents ?? totalCents)
  return (
    <ActionButton
      call={retryPayoutCall}
      request={(reason: string) => ({
        params: { id },
        body: { reason, ...(retryCents !== null && { expectedCents: retryCents }) },
      })}
      title={`Pay ${isolate(creatorName)} ${amount}?`}
      description={`${formatCents(totalCents)} failed. This sends a new payout of their whole available balance to their payout account, by the usual withdrawal rules.`}
      hint="Saved with the payout"
      label={`Pay ${amount}`}
      busyLabel="Paying..."
      done="Payout requested again"
      failed={failedOr('The payout could not be requested again')}
      variant="secondary"
      size="sm"
      className="max-md:h-11 md:justify-self-start"
      aria-label={`Retry the payout of ${isolate(creatorName)}`}
    >
      Retry
    </ActionButton>
  )
}
