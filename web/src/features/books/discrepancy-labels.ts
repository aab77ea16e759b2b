import type { Discrepancy } from '@permille/contract/books/discrepancies'
import { isolate } from '@permille/contract/input/isolate'
import { formatCents } from '@permille/contract/money'
import type { Tone } from '#ui/values/badge.tsx'

const subjectLabels: Readonly<Record<Discrepancy['kind'], string>> = {
  payment: 'Payment',
  refund: 'Refund',
  transfer: 'Transfer',
  dispute: 'Dispute',
  fee: 'Fee',
  operator: 'Top-up or withdrawal',
  other: 'Other transaction',
}

/**
 * Returns the badge of a state; `returned` shows only once nothing is owed to the card any more.
 */
export function badgeOf({
  state,
  mayRefund,
  paidReference,
  setApartFrom,
}: Pick<Discrepancy, 'state' | 'mayRefund' | 'paidReference' | 'setApartFrom'>): {
  readonly tone: Tone
  readonly words: string
} {
  if (state !== 'returned') return { tone: tones[state], words: state }
  if (mayRefund) {
    return { tone: 'negative', words: setApartFrom === null ? 'refund refused' : 'set apart' }
  }
  return { tone: 'neutral', words: paidReference === null ? 'sent back' : 'paid another way' }
}

const tones: Readonly<Record<Exclude<Discrepancy['state'], 'returned'>, Tone>> = {
  open: 'negative',
  explained: 'neutral',
  booked: 'positive',
  settled: 'positive',
}

/** Returns "Payment of $50.00": the provider's amount, or else the ledger's. */
export function titleOfDiscrepancy(discrepancy: Discrepancy): string {
  const { kind, providerCents, ledgerCents } = discrepancy
  const cents = providerCents === 0 ? ledgerCents : providerCents
  return `${subjectLabels[kind]} of ${formatCents(Math.abs(cents))}`
}

const refusedRefund =
  'No campaign could accept it, and its refund was refused: we still owe it to the card.'

function describeSetApart({ setApartFrom }: Discrepancy): string | undefined {
  if (setApartFrom === null) return undefined
  return `It was paid for ${isolate(setApartFrom)} when the bank had taken back another payment of that campaign, so the campaign did not get it. Refund it to its card, or pay it another way.`
}

/** Returns what is wrong, in a sentence. */
export function describeDifference(discrepancy: Discrepancy): string {
  const { kind, state, providerCents, ledgerCents, mayRefund } = discrepancy
  if (state === 'returned') {
    if (mayRefund) return describeSetApart(discrepancy) ?? refusedRefund
    return discrepancy.paidReference === null
      ? 'No campaign could accept it: it goes back to the card.'
      : `No campaign could accept it, and neither could its card: ${formatCents(discrepancy.paidOtherwiseCents)} was paid back outside Stripe (${discrepancy.paidReference}).`
  }
  if (kind === 'payment' && ledgerCents === 0) return 'Stripe collected it, and no campaign has it.'
  if (ledgerCents === 0) return 'Stripe has it, and the books do not.'
  if (providerCents === 0) return 'The books know it, and Stripe does not.'
  return `Stripe says ${formatCents(providerCents)}, the books ${formatCents(ledgerCents)}.`
}

/** Returns what booking the difference does, and who bears it. */
export function describeBooking({ providerCents, ledgerCents }: Discrepancy): string {
  const amount = formatCents(Math.abs(providerCents - ledgerCents))
  return providerCents > ledgerCents
    ? `The books get ${amount} more at Stripe, as your gain. You can’t undo this.`
    : `The books get ${amount} less at Stripe, at your cost. You can’t undo this.`
}
