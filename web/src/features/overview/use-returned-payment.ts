import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'wouter'
import { toast } from '../../ui/toast.ts'
import { useSettleFunding } from '../funding/use-settle-funding.ts'

/**
 * After a confirmation on the provider's own page the browser comes back with that payment in the
 * address. The server asks the provider how it stands; the address itself is believed nothing.
 */
export function useReturnedPayment() {
  const [params, setParams] = useSearchParams()
  const campaignId = params.get('campaign')
  const hasReturned = campaignId !== null && params.has('payment_intent')
  const settle = useSettleFunding()

  const tellOutcome = useEffectEvent(async (id: string) => {
    setParams(new URLSearchParams(), { replace: true })
    const standing = await settle(id)
    if (standing !== undefined && standing.lastError !== null) {
      toast({ tone: 'negative', title: 'Payment Failed', description: standing.lastError })
    } else if (standing?.pendingCents === 0) {
      toast({ title: 'Payment Successful', description: 'Your campaign has been funded!' })
    } else {
      toast({
        title: 'Payment on its way',
        description: 'Your campaign goes live as soon as the payment is confirmed.',
      })
    }
  })

  useEffect(() => {
    if (hasReturned) void tellOutcome(campaignId)
  }, [hasReturned, campaignId])
}
