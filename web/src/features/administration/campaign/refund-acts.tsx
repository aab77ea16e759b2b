import {
  listAnyRefundableCall,
  payRefundOtherwiseCall,
  refundAnyCampaignCall,
} from '@permille/contract/admin/refunds'
import type { Refund, RefundableCampaign } from '@permille/contract/billing'
import { formatCents } from '@permille/contract/money'
import { isolate } from '@permille/contract/texts/isolate'
import { useState } from 'react'
import { queryOf } from '../../../api/query.ts'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ReasonDialog } from '../../../ui/overlays/action-dialog.tsx'
import { PaidDialog, type PaidOtherwise } from '../../../ui/overlays/paid-dialog.tsx'

export function anyRefundable(campaignId: RefundableCampaign['campaignId']) {
  return queryOf(listAnyRefundableCall, { params: { id: campaignId } })
}

/** Refunds what is left of a campaign for a brand that cannot do it itself. */
export function RefundForBrand({ campaign }: { readonly campaign: RefundableCampaign }) {
  const { campaignId, campaignName, totalCents, keptCents } = campaign
  const [isAsked, setIsAsked] = useState(false)
  const close = () => setIsAsked(false)
  const refunding = useAction({
    failed: 'The money could not be refunded',
    call: refundAnyCampaignCall,
    request: (reason: string) => ({ params: { id: campaignId }, body: { reason } }),
    done: 'Refund requested',
    onDone: close,
  })
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="max-md:h-11"
        onClick={() => setIsAsked(true)}
      >
        Refund
      </Button>
      <ReasonDialog
        isOpen={isAsked}
        onClose={close}
        title={`Refund ${formatCents(totalCents - keptCents)} of ${isolate(campaignName)}?`}
        description="It goes back to the cards that paid, for a brand that cannot do it: suspended, or gone. You can’t undo this."
        hint="Saved in the audit log"
        label="Refund"
        busyLabel="Refunding..."
        isBusy={refunding.isPending}
        onConfirm={refunding.mutate}
      />
    </>
  )
}

/** Records that a failed refund was paid outside of Stripe. */
export function PaidAnotherWay({ refund }: { readonly refund: Refund }) {
  const { id, totalCents } = refund
  const [isAsked, setIsAsked] = useState(false)
  const close = () => setIsAsked(false)
  const paying = useAction({
    failed: 'The payment could not be recorded',
    call: payRefundOtherwiseCall,
    request: (body: PaidOtherwise) => ({ params: { id }, body }),
    done: 'Payment recorded',
    onDone: close,
  })
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="max-md:h-11"
        aria-label={`Record that ${formatCents(totalCents)} was paid another way`}
        onClick={() => setIsAsked(true)}
      >
        Paid another way
      </Button>
      <PaidDialog
        isOpen={isAsked}
        onClose={close}
        title={`Paid ${formatCents(totalCents)} back another way?`}
        description="Record it once your bank has paid the brand, as far as the campaign still has the money. What is at Stripe for it is yours then. You can’t undo this."
        hints={{
          reference: 'What the brand finds on its statement; it reads this on Billing',
          reason: 'Saved in the audit log',
        }}
        isBusy={paying.isPending}
        onConfirm={paying.mutate}
      />
    </>
  )
}
