import type { StartedPayment } from '@permille/contract/funding'
import { createPaymentIntentCall } from '@permille/contract/funding'
import type { CampaignId } from '@permille/contract/ids'
import { errorToast, useAction } from '../../api/use-action.ts'
import { toast } from '../../ui/overlays/toast.ts'

/** Starts a payment of the typed dollars; refuses an invalid amount without a call. */
export function useStartPayment(
  campaignId: CampaignId,
  onStarted: (payment: StartedPayment) => void,
) {
  const starting = useAction({
    call: createPaymentIntentCall,
    request: (amount: number) => ({ body: { amount, campaignId } }),
    failed: 'Failed to create payment intent',
    onDone: onStarted,
  })

  function begin(typed: string) {
    const amount = dollarsIn(typed)
    if (amount !== undefined) starting.mutate(amount)
    else {
      toast(errorToast('Please enter a valid funding amount', 'Invalid Amount'))
    }
  }

  return { begin, isPending: starting.isPending }
}

/** The dollars that were typed; undefined for what is no amount. */
export function dollarsIn(typed: string): number | undefined {
  const amount = Number(typed)
  return Number.isFinite(amount) && amount > 0 ? amount : undefined
}
