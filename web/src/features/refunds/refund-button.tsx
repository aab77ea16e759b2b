import {
  type Refund,
  type RefundableCampaign,
  refundCampaignCall,
} from '@permille/contract/billing'
import { formatCents } from '@permille/contract/money'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/action-dialog.tsx'
import type { ToastMessage } from '../../ui/overlays/toast.ts'

/** Asks once, then sends a campaign's unspent money back to the cards that paid. */
export function RefundButton({ campaign }: { readonly campaign: RefundableCampaign }) {
  const { campaignId, campaignName, totalCents, isDraft } = campaign
  const [isAsking, setIsAsking] = useState(false)
  const refunding = useAction({
    call: refundCampaignCall,
    request: () => ({ params: { id: campaignId } }),
    done: doneMessage,
    failed: 'The money could not be refunded',
    onDone: () => setIsAsking(false),
  })
  const amount = formatCents(totalCents)
  return (
    <>
      <Button
        variant="secondary"
        aria-label={`Refund ${campaignName}`}
        onClick={() => setIsAsking(true)}
      >
        Refund
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Refund ${amount}?`}
        description={`${isDraft ? 'The campaign ends and can’t be started. ' : ''}The money goes back to the card that paid it, newest payment first. Banks usually need 5 to 10 business days.`}
        label={`Refund ${amount}`}
        busyLabel="Refunding..."
        isBusy={refunding.isPending}
        onConfirm={() => refunding.mutate()}
      />
    </>
  )
}

/** Tells the outcome of the first try; the card below follows the rest. */
function doneMessage(refunds: readonly Refund[]): ToastMessage {
  const refused = refunds.find(({ status }) => status === 'failed')
  if (refused !== undefined) {
    return {
      tone: 'negative',
      title: 'Refund refused',
      description: refused.reason ?? 'The money is in the campaign again.',
    }
  }
  const isThrough = refunds.every(({ status }) => status === 'succeeded')
  return { title: isThrough ? 'Refund sent' : 'Refund requested' }
}
