import { createPayoutCall } from '@permille/contract/payouts/payouts'
import { failedOr } from '#api/unanswered.ts'
import { errorToast, useAction } from '#api/use-action.ts'
import { type ToastMessage, toast } from '#ui/overlays/toast.ts'

/**
 * Requests a payout of the whole available balance; repeats with the same key until the outcome is
 * known.
 */
export function useRequestPayout() {
  const requesting = useAction({
    call: createPayoutCall,
    request: () => ({}),
    done: ({ status, reason }) => said(outcomes[status], reason),
    failed: failedOr(payoutFailed, notKnown),
  })

  function request(availableCents: number) {
    if (availableCents > 0) requesting.mutate()
    else toast(nothingToPayOut)
  }

  return { request, isPending: requesting.isPending }
}

/** Prefers the server's reason, which says more than our own text. */
function said(outcome: ToastMessage, reason: string | null): ToastMessage {
  return reason === null ? outcome : { ...outcome, description: reason }
}

const payoutFailed = 'Failed to create payout'
const notKnown =
  'The server did not respond. Check in Payout History whether it was requested before you try again.'

const nothingToPayOut = errorToast(
  "You don't have any earnings available for payout",
  'No balance available',
)

const outcomes: Record<'paid' | 'queued' | 'failed', ToastMessage> = {
  paid: {
    title: 'Payout successful!',
    description: 'Your earnings have been transferred to your Stripe account.',
  },
  queued: {
    title: 'Payout on its way',
    description: 'The transfer is being confirmed. It shows as paid once it arrives.',
  },
  failed: errorToast(payoutFailed),
}
