import { setApartSentence } from '@permille/contract/funding/funding'
import type { CampaignId } from '@permille/contract/ids'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { paths } from '#paths.ts'
import { type ToastMessage, toast } from '#ui/overlays/toast.ts'
import type { RefusedPaymentState } from '../campaigns/manage/refused-payment.tsx'
import { type PaymentOutcome, useSettleFunding } from '../funding/use-settle-funding.ts'

/**
 * Shows the outcome of a payment confirmed on the provider's own page, which returns with the
 * payment in the URL. The server asks the provider for the outcome; the URL itself is not trusted. A refused
 * payment leads to its campaign, which says what to do. Returns the campaign of a payment that succeeded.
 */
export function useReturnedPayment(): CampaignId | null {
  const [params, setParams] = useSearchParams()
  const [, navigate] = useLocation()
  const [fundedId, setFundedId] = useState<CampaignId | null>(null)
  const campaignId = params.get('campaign') as CampaignId | null
  const paymentIntentId = params.get('payment_intent')
  const settle = useSettleFunding()

  const showOutcome = useEffectEvent(async (id: CampaignId, paymentId: string) => {
    setParams(new URLSearchParams({ campaign: id }), { replace: true })
    toast({ title: 'Confirming your payment…', description: 'We’re checking with your bank.' })
    const isAsked = (payment: { stripePaymentIntentId: string | null }) =>
      payment.stripePaymentIntentId === paymentId
    const outcome = await settle(id, isAsked)
    toast(outcomeOf(outcome))
    if (outcome.status === 'succeeded') setFundedId(id)
    const message = refusalOf(outcome)
    if (message === undefined) return
    const state: RefusedPaymentState = { refusedPayment: { paymentIntentId: paymentId, message } }
    navigate(paths.campaign(id), { replace: true, state })
  })

  useEffect(() => {
    if (campaignId !== null && paymentIntentId !== null) {
      void showOutcome(campaignId, paymentIntentId)
    }
  }, [campaignId, paymentIntentId])
  return fundedId
}

/** Returns the provider's words about a payment that was not made; undefined for any other outcome. */
export function refusalOf({ status, lastError }: PaymentOutcome): string | undefined {
  const isRefused = status === 'pending' || status === 'failed'
  return isRefused && lastError !== null && lastError !== setApartSentence ? lastError : undefined
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
