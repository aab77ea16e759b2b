import type { StartedPayment } from '@permille/contract/funding/funding'
import { createPaymentIntentCall } from '@permille/contract/funding/funding'
import type { CampaignId } from '@permille/contract/ids'
import { amountProblem, dollarsTyped } from '@permille/contract/input/amounts'
import { hasWholeCents } from '@permille/contract/money'
import { useState } from 'react'
import { failedOr } from '#api/unanswered.ts'
import { errorToast, useAction } from '#api/use-action.ts'
import { dismissToast, toast } from '#ui/overlays/toast.ts'

const invalidAmount = 'Please enter a valid funding amount'

/** A payment that was started costs nothing until it is confirmed, and trying again finds it. */
const notStarted = 'The server did not respond. Your card was not charged: you can try again.'

interface Refusal {
  readonly typed: string
  /** The key of its toast. */
  readonly key: number
}

/** Starts a payment of the typed dollars; refuses an invalid amount without a call. */
export function useStartPayment(
  campaignId: CampaignId,
  onStarted: (payment: StartedPayment) => void,
) {
  const starting = useAction({
    call: createPaymentIntentCall,
    request: (amount: number) => ({ body: { amount, campaignId } }),
    failed: failedOr('Failed to create payment intent', notStarted),
    onDone: onStarted,
  })
  const [refusal, setRefusal] = useState<Refusal>()

  function begin(typed: string) {
    const amount = dollarsIn(typed)
    if (amount === undefined) {
      const key = toast(errorToast(invalidAmount, 'Invalid Amount'))
      setRefusal({ typed, key })
      return
    }
    if (refusal !== undefined) dismissToast(refusal.key)
    setRefusal(undefined)
    starting.mutate(amount)
  }

  const problemOf = (typed: string) =>
    typed === refusal?.typed ? (amountProblem(typed) ?? invalidAmount) : undefined
  return { begin, problemOf, isPending: starting.isPending }
}

/** Returns the typed dollars; undefined if the text is not one amount that a card can be charged. */
export function dollarsIn(typed: string): number | undefined {
  const amount = dollarsTyped(typed)
  return amount > 0 && hasWholeCents(amount) ? amount : undefined
}
