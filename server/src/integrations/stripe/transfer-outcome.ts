import Stripe from 'stripe'
import type { Transfer, TransferOutcome } from './payment-provider.ts'
import { isDefinite } from './stripe-errors.ts'

/** What a failed `transfers.create` says about the money. */
export function transferFailure(error: unknown): TransferOutcome {
  if (!(error instanceof Stripe.errors.StripeError)) {
    return { kind: 'unknown', message: String(error), replayedFailure: false }
  }
  const { message } = error
  if (error.code === 'balance_insufficient') return { kind: 'insufficient', message }
  if (isDefinite(error) && !isKeyConflict(error)) {
    return { kind: 'refused', code: error.code ?? 'transfer_refused', message: refusal(error) }
  }
  return { kind: 'unknown', message, replayedFailure: isReplayedFailure(error) }
}

/** Stripe's sentence about an account that it does not let us use names our key. */
function refusal(error: Stripe.errors.StripeError): string {
  return error instanceof Stripe.errors.StripePermissionError
    ? 'The payment provider cannot send money to this payout account.'
    : error.message
}

export function toTransfer(transfer: Stripe.Transfer): Transfer {
  const { destination } = transfer
  return {
    id: transfer.id,
    payoutId: transfer.metadata.payoutId ?? payoutOfGroup(transfer.transfer_group),
    amountCents: transfer.amount,
    amountReversedCents: transfer.amount_reversed,
    destination: typeof destination === 'string' ? destination : (destination?.id ?? ''),
    createdAt: new Date(transfer.created * 1000),
  }
}

/** Every transfer of a payout, whatever its attempt, shares this. */
export function transferGroup(payoutId: string): string {
  return groupPrefix + payoutId
}

const groupPrefix = 'payout_'

function payoutOfGroup(group: string | null): string | null {
  return group?.startsWith(groupPrefix) ? group.slice(groupPrefix.length) : null
}

/** The key was used with other parameters: what happened then is not known from this answer. */
function isKeyConflict(error: Stripe.errors.StripeError): boolean {
  return error instanceof Stripe.errors.StripeIdempotencyError
}

/** Stripe keeps a 500 under its key and answers it again: the same key will never get further. */
function isReplayedFailure(error: Stripe.errors.StripeError): boolean {
  return (error.statusCode ?? 0) >= 500 && error.headers?.['idempotent-replayed'] === 'true'
}
