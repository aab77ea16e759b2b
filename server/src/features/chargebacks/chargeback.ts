import type { ChargebackStatus } from '@permille/contract/chargebacks/chargebacks'
import type { FreezeId } from '@permille/contract/ids'
import type { Dispute } from '#integrations/stripe/payment-provider.ts'
import type { Chargeback } from '#money/movements/chargebacks/take-chargeback.ts'

/** A dispute as we know it, with the facts that decide what an event changes. */
export interface KnownChargeback extends Chargeback {
  readonly isInquiry: boolean
  readonly status: ChargebackStatus
  readonly dueAt: Date | null
  readonly freezeId: FreezeId | null
}

/** What happened to a dispute, for those involved. */
export type ChargebackNotification = 'asked' | 'claimed' | 'won' | 'lost' | 'closed'

/** What the provider's state means for a dispute as we know it. */
export type Step =
  | { readonly kind: 'none'; readonly problem: string | null }
  | {
      readonly kind: 'move'
      /** The bank returned the money before taking it again, and the return was never reported. */
      readonly returnsFirst: boolean
      /** It has taken money that is not booked here. */
      readonly takes: boolean
      readonly status: ChargebackStatus
    }

type Place = Pick<KnownChargeback, 'isInquiry' | 'status'>

const order: Readonly<Record<ChargebackStatus, number>> = {
  needs_response: 0,
  under_review: 1,
  closed: 2,
  lost: 2,
  won: 3,
}

/**
 * Forward only within a turn, as the database also checks; a lost one may still be won, and won money may be
 * taken again.
 */
function rankOf({ isInquiry, status }: Place): number {
  return (isInquiry ? 0 : 3) + order[status]
}

/**
 * Returns what the provider's state of a dispute changes; pure. An older state changes nothing; an inconsistent
 * one is a problem for an admin, and books nothing.
 */
export function nextStep(existing: KnownChargeback, dispute: Dispute): Step {
  const { status } = dispute
  if (status === 'unknown') return problem('The provider reports a status that we do not know.')
  if (!dispute.isOwnCurrency)
    return problem('It is in another currency, and nothing was withdrawn.')
  if (dispute.turn < existing.turn) return problem(null)
  const isTakenAgain = dispute.turn > existing.turn
  if (!isTakenAgain && existing.status === 'won' && status === 'lost') {
    return problem(
      'It was won, but the provider now reports it as lost without having taken the money again.',
    )
  }
  if (!isTakenAgain && rankOf({ ...dispute, status }) < rankOf(existing)) return problem(null)
  if (!existing.isInquiry && dispute.amountCents !== existing.amountCents) {
    return problem(`Its amount has changed to ${dispute.amountCents} cents.`)
  }
  const returnsFirst = isTakenAgain && !existing.isInquiry && existing.status !== 'won'
  return {
    kind: 'move',
    returnsFirst,
    takes: isTakenAgain || (existing.isInquiry && !dispute.isInquiry),
    status,
  }
}

function problem(text: string | null): Step {
  return { kind: 'none', problem: text }
}

/** For the creators of its campaign, about their frozen money. */
export const freezeReason =
  'The brand’s bank disputes a payment for this campaign. The earnings it paid for wait until the bank decides, usually within three months. They stay yours, whatever the bank decides; new earnings do not wait.'

/** The provider's idempotency key: the same for every try until an outcome is definite. */
export function responseKey(response: { id: string; attempt: number }): string {
  return `chargeback:${response.id}:${response.attempt}`
}
