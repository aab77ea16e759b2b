import type { AnswerOf } from '@permille/contract/endpoint'
import { createPaymentIntentCall } from '@permille/contract/funding'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useIdempotencyKey } from '../../api/idempotency-key.ts'
import { wasRefused } from '../../api/was-refused.ts'
import { toast } from '../../ui/overlays/toast.ts'

export type StartedPayment = AnswerOf<typeof createPaymentIntentCall>

/** Asks for a payment of the typed dollars; refuses what is no amount without calling. */
export function useStartPayment(campaignId: string, onStarted: (payment: StartedPayment) => void) {
  const idempotencyKey = useIdempotencyKey()

  const starting = useMutation({
    mutationFn: (amount: number) =>
      call(createPaymentIntentCall, {
        body: { amount, campaignId },
        idempotencyKey: idempotencyKey.current,
      }),
    onSuccess: (payment) => {
      idempotencyKey.renew()
      onStarted(payment)
    },
    onError: (error) => {
      if (wasRefused(error)) idempotencyKey.renew()
      const description = messageOf(error, 'Failed to create payment intent')
      toast({ tone: 'negative', title: 'Error', description })
    },
  })

  function begin(typed: string) {
    const amount = typed.trim() === '' ? Number.NaN : Number(typed)
    if (Number.isFinite(amount) && amount > 0) starting.mutate(amount)
    else {
      toast({
        tone: 'negative',
        title: 'Invalid Amount',
        description: 'Please enter a valid funding amount',
      })
    }
  }

  return { begin, isPending: starting.isPending }
}
