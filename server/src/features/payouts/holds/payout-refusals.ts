import {
  type PayoutAct,
  type PayoutState,
  payoutActsOf,
} from '@permille/contract/payouts/payout-acts'
import type { RefusalCodeOf } from '@permille/contract/refusals/refusals'
import { Rejected } from '#platform/errors/errors.ts'

type PayoutFacts = PayoutState & { readonly heldReason: string | null }

/**
 * Why an admin's action on a payout is not possible in its state, or undefined if it is (rules §10). A call to
 * the provider under way can also prevent it.
 */
export function findPayoutRefusal(payout: PayoutFacts, act: PayoutAct): Rejected | undefined {
  return payoutActsOf(payout).includes(act) ? undefined : refusals[act](payout)
}

const refusals: Readonly<Record<PayoutAct, (payout: PayoutFacts) => Rejected>> = {
  check: settled,
  hold: (payout) =>
    payout.isHeldItself && payout.status === 'queued'
      ? conflict('already-held', payout, `is already held: “${payout.heldReason}”`)
      : settled(payout),
  send: notHeld,
  fail: notHeld,
  retry: (payout) => conflict('payout-not-retryable', payout, whyNotRetryable(payout)),
}

function whyNotRetryable({ status, laterNumber }: PayoutFacts): string {
  if (status !== 'failed') return `is ${status}, not failed.`
  return laterNumber === null
    ? 'was already retried.'
    : `failed, and ${laterNumber} took what was available since.`
}

function settled(payout: PayoutFacts): Rejected {
  return conflict('payout-settled', payout, `is already ${payout.status}.`)
}

function notHeld(payout: PayoutFacts): Rejected {
  const isQueued = payout.status === 'queued'
  const why = isQueued ? 'is not held: it is on its way.' : `is already ${payout.status}.`
  return conflict('payout-not-held', payout, why)
}

function conflict(code: RefusalCodeOf<409>, { status }: PayoutFacts, why: string): Rejected {
  return new Rejected(code, `This payout ${why}`, { details: { status } })
}
