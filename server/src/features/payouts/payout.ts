import type { PayoutId } from '@permille/contract/ids'
import { type Cents, formatCents } from '@permille/contract/money'

/** The provider's idempotency key: the same for every try until an outcome is definite. */
export function transferKey(payout: { id: PayoutId; attempt: number }): string {
  return `payout:${payout.id}:${payout.attempt}`
}

/** The creator's message while a tried payout is queued. */
export const waitingSentence =
  'The transfer has not gone through yet. We keep trying until it does; your money is set aside.'

/** The creator's message while the provider has not settled the card payments it is made of. */
export const settlementSentence =
  'This payout waits until card payments have settled, usually two business days. It is sent automatically then; your money is set aside.'

const notReady =
  'Your payout account could not receive this payout. Earnings says what it needs; your money is available again.'
const notConnected =
  'Your payout account is no longer connected to us. Connect one again, then request the payout.'

/** The creator's message for a refusal of the provider, whose own words are for admins. */
const refusalSentences: Readonly<Record<string, string>> = {
  insufficient_capabilities_for_transfer: notReady,
  account_invalid: notConnected,
  resource_missing: notConnected,
  transfer_reversed:
    'This payout came back from your account at the payment provider. Your money is available again.',
  transfers_not_allowed:
    'Money cannot be sent to payout accounts in your country. Contact support to be paid another way.',
}

/** The creator's message for a paid payout of which a part was returned. It stays true once that is paid out again. */
export function returnedSentence(cents: Cents): string {
  return `${formatCents(cents)} of it came back from your payout account to your balance.`
}

/** The creator's message for a payout that the provider could not make. */
export function paidOtherwiseSentence(reference: string): string {
  return `We paid this another way; the reference is ${reference}.`
}

export function refusalSentence(code: string): string {
  return (
    refusalSentences[code] ??
    'The payment provider refused this payout. Your money is available again; write to support if it is refused again.'
  )
}

/** Shown with a queued payout after a lookup that found no transfer. */
export const heldReason = 'Held. The provider lists no transfer.'

/** The creator's message for a payout that an admin holds. */
export function heldSentence(reason: string): string {
  return `Held for review: “${reason}”`
}
