import { readEarningsStatsCall, readWithdrawalRulesCall } from '@permille/contract/earnings'
import { readCreatorStatsCall } from '@permille/contract/overview'
import { createPayoutCall, listPayoutsCall } from '@permille/contract/payouts'
import { listCreatorSubmissionsCall } from '@permille/contract/submissions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useIdempotencyKey } from '../../api/idempotency-key.ts'
import { refresh } from '../../api/query.ts'
import { wasRefused } from '../../api/was-refused.ts'
import { type ToastMessage, toast } from '../../ui/overlays/toast.ts'

/** Asks for the whole available balance; the same key goes out again until the outcome is known. */
export function useRequestPayout() {
  const client = useQueryClient()
  const idempotencyKey = useIdempotencyKey()
  const reload = () =>
    refresh(
      client,
      readEarningsStatsCall,
      listPayoutsCall,
      readWithdrawalRulesCall,
      readCreatorStatsCall,
      listCreatorSubmissionsCall,
    )

  const requesting = useMutation({
    mutationFn: () => call(createPayoutCall, { idempotencyKey: idempotencyKey.current }),
    onSuccess: ({ status }) => {
      idempotencyKey.renew()
      toast(outcomes[status])
      return reload()
    },
    onError: (error) => {
      if (wasRefused(error)) idempotencyKey.renew()
      const description = messageOf(error, 'Failed to create payout')
      toast({ tone: 'negative', title: 'Error', description })
      return reload()
    },
  })

  function request(availableCents: number) {
    if (availableCents > 0) requesting.mutate()
    else toast(nothingToPayOut)
  }

  return { request, isPending: requesting.isPending }
}

const nothingToPayOut: ToastMessage = {
  tone: 'negative',
  title: 'No balance available',
  description: "You don't have any earnings available for payout",
}

const outcomes: Record<'paid' | 'queued' | 'failed', ToastMessage> = {
  paid: {
    title: 'Payout successful!',
    description: 'Your earnings have been transferred to your Stripe account.',
  },
  queued: {
    title: 'Payout on its way',
    description: 'The transfer is being confirmed. It shows as paid once it arrived.',
  },
  failed: { tone: 'negative', title: 'Error', description: 'Failed to create payout' },
}
