import type { RefundableCampaign, RefundHindrance } from '@permille/contract/billing/billing'
import type { FundingId, RefundId } from '@permille/contract/ids'
import { type Cents, formatCents, toCents } from '@permille/contract/money'
import { utcTime } from '@permille/contract/notifications/moments'
import { decisionHoursAfterEnd } from '@permille/contract/submissions/deadlines'
import type { RefundPart } from '#money/movements/reserve-refunds.ts'
import { addHours } from '#platform/clock.ts'
import { invariant } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'

/** The provider's idempotency key: the same for every try until an outcome is definite. */
export function refundKey(refund: { id: RefundId; attempt: number }): string {
  return `refund:${refund.id}:${refund.attempt}`
}

/** The facts that decide whether a campaign's unspent money can be refunded now. */
export interface RefundFacts {
  /** A bank claims or questions a payment. */
  readonly isQuestioned: boolean
  readonly isPausedByAdmin: boolean
  /** Completed, or a draft that was paid: its refund ends it. */
  readonly isEnded: boolean
  readonly openPosts: number
  readonly amountCents: Cents
  readonly feeCents: Cents
  /** What creators can still win. */
  readonly reservedCents: Cents
  /** Until when an admin has to review it; null if nobody has to. */
  readonly reviewedUntil: Date | null
}

/**
 * Why nothing can be refunded now; null if it can. The list, the page, the notification and the action all use
 * this. An admin can already refund what a new brand has just paid; the brand cannot yet.
 */
export function findRefundHindrance(facts: RefundFacts): RefundHindrance | null {
  if (facts.isQuestioned) return 'payment-disputed'
  if (facts.isPausedByAdmin) return 'paused-by-admin'
  if (!facts.isEnded || facts.openPosts > 0) return 'posts-open'
  const isAllReserved = facts.amountCents + facts.feeCents === 0 && facts.reservedCents > 0
  if (isAllReserved) return 'money-reserved'
  return facts.reviewedUntil === null ? null : 'paid-lately'
}

/** A campaign on the list, with dates instead of their texts. */
export type Refundable = Omit<RefundableCampaign, 'possibleAt' | 'reservedUntil'> & {
  readonly possibleAt: Date | null
  readonly reservedUntil: Date | null
}

type RefundableRow = RefundFacts &
  Omit<Refundable, 'hindrance' | 'possibleAt' | 'totalCents' | 'keptCents'> & {
    readonly completedAt: Date | null
    readonly debtCents: Cents
  }

export function refundableOf(row: RefundableRow, at: Date): Refundable {
  const {
    isQuestioned: _,
    isPausedByAdmin: __,
    isEnded: ___,
    reviewedUntil,
    amountCents,
    completedAt,
    debtCents,
    ...shown
  } = row
  const totalCents = toCents(amountCents + row.feeCents)
  const keptCents = toCents(Math.min(totalCents, debtCents))
  return {
    ...shown,
    hindrance: findRefundHindrance(row),
    possibleAt: row.openPosts > 0 ? possibleAt(completedAt, at) : reviewedUntil,
    totalCents,
    keptCents,
  }
}

/** When the posts of an ended campaign are decided and closed; null if an admin has to decide one. */
function possibleAt(completedAt: Date | null, at: Date): Date | null {
  if (completedAt === null) return null
  const decided = addHours(completedAt, decisionHoursAfterEnd)
  return decided > at ? decided : null
}

/** "$80.00 is kept until Dec 3, because two creators can still object." */
export function reservedSentence(facts: {
  readonly reservedCents: Cents
  readonly reservedUntil: Date | null
}): string {
  const kept = formatCents(facts.reservedCents)
  if (facts.reservedUntil === null) {
    return `${kept} is kept until an admin decides a creator’s dispute.`
  }
  return `${kept} is kept until ${utcTime(facts.reservedUntil)}, because creators can still dispute decisions about their posts.`
}

/** A payment, and how much of each part was not requested back. */
export interface RefundablePayment {
  readonly fundingId: FundingId
  readonly amountCents: Cents
  readonly feeCents: Cents
}

/**
 * Splits what a campaign has left over its payments in the given order, newest first: each takes up to what its
 * card paid, first within each part, then across both. Throws if the payments brought less.
 */
export function splitOverPayments(
  left: { readonly amountCents: Cents; readonly feeCents: Cents },
  payments: readonly RefundablePayment[],
): RefundPart[] {
  let { amountCents: amountLeft, feeCents: feeLeft } = left
  const taken = payments.map(({ fundingId, ...most }) => {
    const amountCents = Math.min(most.amountCents, amountLeft)
    const feeCents = Math.min(most.feeCents, feeLeft)
    amountLeft = toCents(amountLeft - amountCents)
    feeLeft = toCents(feeLeft - feeCents)
    const roomCents = most.amountCents + most.feeCents - amountCents - feeCents
    return { fundingId, amountCents, feeCents, roomCents }
  })
  const parts = taken.flatMap(({ fundingId, roomCents, ...part }): RefundPart[] => {
    const moreAmount = Math.min(roomCents, amountLeft)
    const moreFee = Math.min(roomCents - moreAmount, feeLeft)
    amountLeft = toCents(amountLeft - moreAmount)
    feeLeft = toCents(feeLeft - moreFee)
    const amountCents = toCents(part.amountCents + moreAmount)
    const feeCents = toCents(part.feeCents + moreFee)
    if (amountCents + feeCents === 0) return []
    return [{ id: newId<RefundId>(), fundingId, amountCents, feeCents, owedCents: toCents(0) }]
  })
  invariant(amountLeft + feeLeft === 0, `${amountLeft + feeLeft} cents came from no payment`)
  return parts
}

const cardGone =
  'Your bank could not credit the card: it has expired or was closed. Contact support to be paid another way.'
const changedAtProvider =
  'Part of this payment was refunded before, outside this site. Write to support about the rest.'

/** The brand's message for a code of the provider, whose own words are for admins. */
const failureSentences: Readonly<Record<string, string>> = {
  charge_already_refunded: changedAtProvider,
  amount_too_large: changedAtProvider,
  charge_disputed:
    'Your bank has disputed this payment. If its decision leaves the money in the campaign, request it again, or contact support to be paid another way.',
  // Our own, after a restore.
  superseded: 'Another refund of the same payment took money that this one needed.',
  expired_or_canceled_card: cardGone,
  lost_or_stolen_card: cardGone,
}

export function failureSentence(code: string): string {
  return (
    failureSentences[code] ??
    'Your bank or the payment provider refused this refund. The money is in the campaign again; request it again, or write to support.'
  )
}

/** The brand's message while a tried refund has not been accepted. */
export const waitingSentence =
  'The payment provider has not accepted the refund yet. We keep trying until it does; the money is set aside.'

export const settlementSentence =
  'This refund waits until card payments have settled, usually two business days. It is sent automatically then; the money is set aside.'

/** The brand's message about a refund made at the provider, without a request here. */
export const outsideSentence = 'We sent this back to your card outside this site.'

/** The brand's message if a refund was more than its campaign had left. */
export function owedSentence(owed: {
  readonly madeElsewhere: boolean
  readonly owedCents: Cents
  readonly openOwedCents: Cents
  readonly owedPaidCents: Cents
}): string {
  const total = formatCents(owed.owedCents)
  const sent = owed.madeElsewhere ? outsideSentence : 'We sent this back to your card.'
  const earned = `${sent} ${total} of it was more than the campaign had left.`
  const { openOwedCents: open, owedPaidCents: paid } = owed
  if (open > 0) {
    const rest = open === owed.owedCents ? 'You owe it' : `You still owe ${formatCents(open)}`
    return `${earned} ${rest}: money returned to the campaign pays it, and so does unspent money when you request it.`
  }
  if (paid === owed.owedCents) return `${earned} It is paid.`
  return `${earned} You owe nothing for it anymore.`
}

/** The brand's message if the card could not take the money, and we paid it outside the provider. */
export function paidOtherwiseSentence(reference: string): string {
  return `It could not go back to your card. We paid it back another way; the reference is ${reference}.`
}
