import type { StartedPayment } from '@permille/contract/funding/funding'
import { createPaymentIntentCall, fundingAmount } from '@permille/contract/funding/funding'
import type { CampaignId } from '@permille/contract/ids'
import { amountProblem, dollarsTyped } from '@permille/contract/input/amounts'
import { useState } from 'react'
import { failedOr } from '#api/unanswered.ts'
import { errorToast, useAction } from '#api/use-action.ts'
import { dismissToast, toast } from '#ui/overlays/toast.ts'

const invalidAmount = 'Please enter a valid funding amount'

/** A payment that was started costs nothing until it is confirmed, and trying again finds it. */
const notStarted = 'The server did not respond. Your card was not charged: you can try again.'

interface Refusal {
  readonly typed: string
  readonly problem: string
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
    const problem = refusalOf(typed)
    if (problem !== undefined) {
      const key = toast(errorToast(problem, 'Invalid Amount'))
      setRefusal({ typed, problem, key })
      return
    }
    if (refusal !== undefined) dismissToast(refusal.key)
    setRefusal(undefined)
    starting.mutate(dollarsTyped(typed))
  }

  const problemOf = (typed: string) =>
    typed === refusal?.typed ? (amountProblem(typed) ?? refusal.problem) : undefined
  return { begin, problemOf, isPending: starting.isPending }
}

/** Returns why a payment cannot be of the typed amount, in the server's words; undefined if it can. */
export function refusalOf(typed: string): string | undefined {
  const dollars = dollarsTyped(typed)
  if (!(dollars > 0)) return invalidAmount
  return fundingAmount.safeParse(dollars).error?.issues[0]?.message
}
