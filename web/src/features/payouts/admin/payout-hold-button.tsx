import { isolate } from '@permille/contract/input/isolate'
import { formatCents } from '@permille/contract/money'
import type { AdminPayout } from '@permille/contract/payouts/admin-payouts'
import { holdPayoutCall, retryPayoutCall } from '@permille/contract/payouts/payout-holds'
import { useState } from 'react'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { ReasonDialog } from '#ui/overlays/action-dialog.tsx'

interface PayoutProps {
  readonly payout: AdminPayout
}

const failed = 'The payout could not be changed'

/** Stops a queued payout until an admin sends or fails it. */
export function HoldPayoutButton({ payout }: PayoutProps) {
  const { id, totalCents, creatorName } = payout
  const [isAsked, setIsAsked] = useState(false)
  const close = () => setIsAsked(false)
  const holding = useAction({
    failed,
    call: holdPayoutCall,
    request: (reason: string) => ({ params: { id }, body: { reason } }),
    done: 'Payout held',
    onDone: close,
  })
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="max-md:h-11"
        aria-label={`Hold the payout of ${isolate(creatorName)}`}
        onClick={() => setIsAsked(true)}
      >
        Hold
      </Button>
      <ReasonDialog
        isOpen={isAsked}
        onClose={close}
        title={`Hold ${formatCents(totalCents)} of ${isolate(creatorName)}?`}
        description="It is not sent until you send it or fail it."
        hint="Shown to the creator with the payout"
        label="Hold payout"
        busyLabel="Holding..."
        isBusy={holding.isPending}
        onConfirm={holding.mutate}
      />
    </>
  )
}

/** Requests a failed payout's money again for its creator. */
export function RetryPayoutButton({ payout }: PayoutProps) {
  const { id, creatorName, totalCents, retryCents } = payout
  const [isAsked, setIsAsked] = useState(false)
  const close = () => setIsAsked(false)
  const retrying = useAction({
    failed: 'The payout could not be requested again',
    call: retryPayoutCall,
    request: (reason: string) => ({
      params: { id },
      body: { reason, ...(retryCents !== null && { expectedCents: retryCents }) },
    }),
    done: 'Payout requested again',
    onDone: close,
  })
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="max-md:h-11 md:justify-self-start"
        aria-label={`Retry the payout of ${isolate(creatorName)}`}
        onClick={() => setIsAsked(true)}
      >
        Retry
      </Button>
      <ReasonDialog
        isOpen={isAsked}
        onClose={close}
        title={`Pay ${isolate(creatorName)} ${formatCents(retryCents ?? totalCents)}?`}
        description={`${formatCents(totalCents)} failed. A new payout of everything available to them is sent to their payout account, by the rules of every withdrawal.`}
        hint="Saved with the payout"
        label={`Pay ${formatCents(retryCents ?? totalCents)}`}
        busyLabel="Paying..."
        isBusy={retrying.isPending}
        onConfirm={retrying.mutate}
      />
    </>
  )
}
