import { isolate } from '@permille/contract/input/isolate'
import { formatCents } from '@permille/contract/money'
import {
  type AdminPayout,
  failHeldPayoutCall,
  sendHeldPayoutCall,
} from '@permille/contract/payouts/admin-payouts'
import { useState } from 'react'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { ReasonDialog } from '#ui/overlays/action-dialog.tsx'

/** Lets an admin send a held payout or fail it. */
export function HeldPayoutActions({ payout }: { readonly payout: AdminPayout }) {
  const [asked, setAsked] = useState<'send' | 'fail'>()
  const dialog = { payout, onClose: () => setAsked(undefined) }
  return (
    <span className="flex flex-wrap gap-2 max-md:grid max-md:grid-cols-2">
      <Button
        variant="secondary"
        size="sm"
        className="max-md:h-11"
        aria-label={`Send the payout of ${isolate(payout.creatorName)}`}
        onClick={() => setAsked('send')}
      >
        Send
      </Button>
      <Button
        variant="secondary"
        size="sm"
        className="max-md:h-11"
        aria-label={`Fail the payout of ${isolate(payout.creatorName)}`}
        onClick={() => setAsked('fail')}
      >
        Fail
      </Button>
      <SendDialog {...dialog} isOpen={asked === 'send'} />
      <FailDialog {...dialog} isOpen={asked === 'fail'} />
    </span>
  )
}

interface DialogProps {
  readonly payout: AdminPayout
  readonly isOpen: boolean
  readonly onClose: () => void
}

const failed = 'The payout could not be changed'

function SendDialog({ payout, isOpen, onClose }: DialogProps) {
  const { id, totalCents, creatorName } = payout
  const sending = useAction({
    failed,
    call: sendHeldPayoutCall,
    request: (reason: string) => ({ params: { id }, body: { reason } }),
    done: 'Payout sent',
    onDone: onClose,
  })
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Send ${formatCents(totalCents)} to ${isolate(creatorName)}?`}
      description="The money is sent now. If the creator is suspended or their payouts are held, that stays. You can’t undo this."
      hint="Saved with the payout"
      label="Send payout"
      busyLabel="Sending..."
      isBusy={sending.isPending}
      onConfirm={sending.mutate}
    />
  )
}

function FailDialog({ payout, isOpen, onClose }: DialogProps) {
  const { id, totalCents, creatorName } = payout
  const failing = useAction({
    failed,
    call: failHeldPayoutCall,
    request: (reason: string) => ({ params: { id }, body: { reason } }),
    done: 'Payout decided',
    onDone: onClose,
  })
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Fail the payout of ${isolate(creatorName)}?`}
      description={`The ${formatCents(totalCents)} is theirs again, and stays on hold until an admin releases their payouts. If the provider already made the transfer, the payout is marked as paid instead.`}
      hint="Shown to the creator with the payout"
      label="Fail payout"
      busyLabel="Checking with the provider..."
      isBusy={failing.isPending}
      isDanger
      onConfirm={failing.mutate}
    />
  )
}
