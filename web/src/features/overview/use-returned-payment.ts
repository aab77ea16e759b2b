import { listFundings } from '@permille/contract/funding'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'wouter'
import { call } from '../../api/call.ts'
import { type ToastMessage, toast } from '../../ui/toast.ts'
import { useSettleFunding } from '../funding/use-settle-funding.ts'

/**
 * After a confirmation on the provider's own page the browser comes back with that payment in the
 * address. The server asks the provider how it stands; the address itself is believed nothing.
 */
export function useReturnedPayment() {
  const [params, setParams] = useSearchParams()
  const campaignId = params.get('campaign')
  const paymentIntentId = params.get('payment_intent')
  const settle = useSettleFunding()

  const tellOutcome = useEffectEvent(async (id: string, paymentId: string) => {
    setParams(new URLSearchParams(), { replace: true })
    const standing = await settle(id)
    const status = await statusOfPayment(id, paymentId)
    toast(outcomeOf(status, standing?.lastError ?? null))
  })

  useEffect(() => {
    if (campaignId !== null && paymentIntentId !== null) {
      void tellOutcome(campaignId, paymentIntentId)
    }
  }, [campaignId, paymentIntentId])
}

/** Undefined when that cannot be told now: the payment is booked all the same once it is confirmed. */
async function statusOfPayment(campaignId: string, paymentIntentId: string) {
  try {
    const fundings = await call(listFundings, { params: { id: campaignId } })
    return fundings.find((funding) => funding.stripePaymentIntentId === paymentIntentId)?.status
  } catch {
    return undefined
  }
}

function outcomeOf(status: string | undefined, lastError: string | null): ToastMessage {
  if (status === 'succeeded') {
    return { title: 'Payment Successful', description: 'Your campaign has been funded!' }
  }
  if (status !== undefined && lastError !== null) {
    return { tone: 'negative', title: 'Payment Failed', description: lastError }
  }
  return {
    title: 'Payment on its way',
    description: 'Your campaign goes live as soon as the payment is confirmed.',
  }
}
