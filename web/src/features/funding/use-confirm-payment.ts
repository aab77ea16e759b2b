import type { CampaignId, FundingId } from '@permille/contract/ids'
import { useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { useOneAtATime } from '#api/use-one-at-a-time.ts'
import { paths } from '#paths.ts'
import { toast } from '#ui/overlays/toast.ts'
import { useSettleFunding } from './use-settle-funding.ts'

/** What the dashboard is told, in its history entry, about a payment that was just made. */
export interface FundedState {
  readonly fundedCampaignId?: CampaignId
}

/** Confirms with the provider, then has the server check the payment with the provider. */
export function useConfirmPayment(campaignId: CampaignId, fundingId: FundingId) {
  const stripe = useStripe()
  const elements = useElements()
  const [, navigate] = useLocation()
  const settle = useSettleFunding()

  const confirming = useMutation({
    mutationFn: async () => {
      if (stripe === null || elements === null) throw new Error('The form is not ready yet')
      await confirmWithProvider({ stripe, elements, campaignId })
      await settle(campaignId, ({ id }) => id === fundingId)
    },
    onSuccess: () => {
      toast({ title: 'Payment Successful', description: 'Your campaign has been funded!' })
      const state: FundedState = { fundedCampaignId: campaignId }
      navigate(`${paths.brandDashboard}?campaign=${campaignId}`, { state })
    },
    onError: (error) =>
      toast({ tone: 'negative', title: 'Payment Failed', description: error.message }),
  })

  // The provider tries the card again for each confirmation, and refuses to confirm a succeeded
  // payment.
  const confirm = useOneAtATime(confirming)
  return {
    confirm: () => confirm(),
    isBusy: confirming.isPending,
    problem: confirming.error?.message ?? null,
  }
}

type PaymentError = Pick<StripeError, 'type' | 'message'>

interface Confirmation {
  stripe: Stripe
  elements: StripeElements
  campaignId: CampaignId
}

/** Throws the provider's own message if it did not confirm. */
async function confirmWithProvider({ stripe, elements, campaignId }: Confirmation) {
  const returnUrl = new URL(paths.brandDashboard, location.origin)
  returnUrl.searchParams.set('campaign', campaignId)
  const { error } = await stripe.confirmPayment({
    elements,
    confirmParams: { return_url: returnUrl.href },
    redirect: 'if_required',
  })
  if (error !== undefined) throw new Error(problemOf(error))
}

/**
 * Returns the message for a failed payment. A declined card was certainly not charged; for other
 * failures, only the provider knows.
 */
export function problemOf({ type, message = 'The payment was not completed' }: PaymentError) {
  return type === 'card_error' ? `${message} Nothing was charged; try another card.` : message
}
