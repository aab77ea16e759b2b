import { isolate } from '@permille/contract/input/isolate'
import { formatCents } from '@permille/contract/money'
import {
  type AdminPayout,
  failHeldPayoutCall,
  sendHeldPayoutCall,
} from '@permille/contract/payouts/admin-payouts'
import { ActionButton, withReason } from '#api/action-button.tsx'
import { failedOr } from '#api/unanswered.ts'

/** Lets an admin send a held payout or fail it. */
export function HeldPayoutActions({ payout }: { readonly payout: AdminPayout }) {
  const { id, totalCents, creatorName } = payout
  const creator = isolate(creatorName)
  const shared = {
    request: withReason(id),
    failed: failedOr('The payout could not be changed'),
    variant: 'secondary',
    size: 'sm',
    className: 'max-md:h-11',
  } as const
  return (
    <span className="flex flex-wrap gap-2 max-md:grid max-md:grid-cols-2">
      <ActionButton
        {...shared}
        call={sendHeldPayoutCall}
        title={`Send ${formatCents(totalCents)} to ${creator}?`}
        description="The money is sent now. A suspension or a hold on the creator stays. You can’t undo this."
        hint="Saved with the payout"
        label="Send payout"
        busyLabel="Sending..."
        done="Payout sent"
        aria-label={`Send the payout of ${creator}`}
      >
        Send
      </ActionButton>
      <ActionButton
        {...shared}
        call={failHeldPayoutCall}
        title={`Fail the payout of ${creator}?`}
        description={`The ${formatCents(totalCents)} is theirs again, and stays on hold until an admin releases their payouts. If the provider already made the transfer, the payout is marked as paid instead.`}
        hint="Shown to the creator with the payout"
        label="Fail payout"
        busyLabel="Checking with the provider..."
        done="Payout decided"
        isDanger
        aria-label={`Fail the payout of ${creator}`}
      >
        Fail
      </ActionButton>
    </span>
  )
}
