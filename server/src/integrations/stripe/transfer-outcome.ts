import type { PayoutId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import type Stripe from 'stripe'
import type { IsForeign } from './installation-mark.ts'
import type { CallOutcome, Transfer } from './payment-provider.ts'
import { createMetadataReader } from './read-metadata.ts'
import { isDefinite, isReplayedFailure } from './stripe-errors.ts'
import { stripeLibrary } from './stripe-library.ts'

/** Returns what a failed `transfers.create` means for the money. */
export function transferFailure(error: unknown): CallOutcome<never> {
  return callFailure(error, 'The payment provider cannot send money to this payout account.')
}

/**
 * Returns what a failed call means for the money it should have moved. `hidden` replaces Stripe's message about
 * an account we may not use, which includes our key.
 */
export function callFailure(error: unknown, hidden: string): CallOutcome<never> {
  if (!(error instanceof stripeLibrary().errors.StripeError)) {
    return { kind: 'unknown', message: String(error), replayedFailure: false }
  }
  const { message } = error
  const isOfPermission = error instanceof stripeLibrary().errors.StripePermissionError
  if (error.code === 'balance_insufficient') return { kind: 'insufficient', message }
  if (isDefinite(error) && !isKeyConflict(error)) {
    return {
      kind: 'refused',
      code: error.code ?? 'refused',
      message: isOfPermission ? hidden : message,
    }
  }
  return { kind: 'unknown', message, replayedFailure: isReplayedFailure(error) }
}

export function toTransfer(transfer: Stripe.Transfer, isForeign: IsForeign): Transfer {
  const { destination } = transfer
  const reader = createMetadataReader(transfer.metadata)
  const payoutId = reader.id<PayoutId>('payoutId') ?? payoutOfGroup(transfer.transfer_group)
  return {
    id: transfer.id,
    payoutId: payoutId as PayoutId | null,
    ...reader.damage(),
    amountCents: toCents(transfer.amount),
    amountReversedCents: toCents(transfer.amount_reversed),
    destination: typeof destination === 'string' ? destination : (destination?.id ?? ''),
    isForeign: isForeign(transfer.metadata),
    createdAt: new Date(transfer.created * 1000),
  }
}

/** Shared by every transfer of a payout, whatever its attempt. */
export function transferGroup(payoutId: PayoutId): string {
  return groupPrefix + payoutId
}

const groupPrefix = 'payout_'

export function payoutOfGroup(group: string | null): string | null {
  return group?.startsWith(groupPrefix) ? group.slice(groupPrefix.length) : null
}

/** The key was used with other parameters; this response does not say what happened then. */
function isKeyConflict(error: Stripe.errors.StripeError): boolean {
  return error instanceof stripeLibrary().errors.StripeIdempotencyError
}
