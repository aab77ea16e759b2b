import { setApartSentence } from '@permille/contract/funding/funding'
import type { CampaignId } from '@permille/contract/ids'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'wouter'
import { type ToastMessage, toast } from '#ui/overlays/toast.ts'
import { type PaymentOutcome, useSettleFunding } from '../funding/use-settle-funding.ts'

/**
 * Shows the outcome of a payment confirmed on the provider's own page, which returns with the
 * payment in the URL. The server asks the provider for the outcome; the URL itself is not trusted.
 */
export function useReturnedPayment() {
  const [params, setParams] = useSearchParams()
  const campaignId = params.get('campaign') as CampaignId | null
  const paymentIntentId = params.get('payment_intent')
  const settle = useSettleFunding()

  const draftOutcome = useEffectEvent(async (id: CampaignId, paymentId: string) => {
    setParams(new URLSearchParams(), { replace: true })
    toast({ title: 'Confirming your payment…', description: 'We’re checking with your bank.' })
    const isAsked = (payment: { stripePaymentIntentId: string | null }) =>
      payment.stripePaymentIntentId === paymentId
    toast(outcomeOf(await settle(id, isAsked)))
  })

  useEffect(() => {
    if (campaignId !== null && paymentIntentId !== null) {
      void draftOutcome(campaignId, paymentIntentId)
    }
  }, [campaignId, paymentIntentId])
}

/** Returns the toast for a payment that the browser returned from. */
export function outcomeOf({ status, lastError }: PaymentOutcome): ToastMessage {
  if (status === 'succeeded') {
    return { title: 'Payment Successful', description: 'Your campaign has been funded!' }
  }
  if (status !== undefined && lastError !== null) {
    const title = lastError === setApartSentence ? 'Payment set apart' : 'Payment Failed'
    return { tone: 'negative', title, description: lastError }
  }
  return {
    title: 'Payment on its way',
    description: 'Your campaign is funded as soon as the payment is confirmed.',
  }
}
