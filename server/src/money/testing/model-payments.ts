/** What the money model knows of a card payment, in cents. */
export interface ModelPayment {
  readonly amount: number
  readonly fee: number
  /** Asked back and not refused. */
  refunded: number
  feeRefunded: number
  chargedBack: number
  feeChargedBack: number
  /** Went back at the provider beyond what its campaign had left. */
  beyond: number
}

/** What the money model knows of a payment that its bank claims. */
export interface ModelClaim {
  readonly payment: ModelPayment
  readonly cents: number
  fromBudget: number
  fromFee: number
  owed: number
  /** The creators' part of what is owed: they have earned it from this payment. */
  readonly lacking: number
  /** What came back since, of the budget and of the fee; of a lost one the rest is given up. */
  paidBudget: number
  paidFee: number
  isLost: boolean
}

/** What goes back to the card of one payment. */
export interface ModelRefund {
  readonly payment: ModelPayment
  readonly amount: number
  readonly fee: number
}

/** What went back at the provider beyond its campaign's money, and what has paid it. */
interface Owed {
  readonly owed: number
  readonly paid: readonly { readonly budget: number; readonly fee: number }[]
  readonly writtenOff: number
}

/** What the provider can still send back of it. */
export function unaskedOf(payment: ModelPayment): { amount: number; fee: number } {
  const { amount, fee, refunded, feeRefunded, beyond } = payment
  const all = amount + fee - refunded - feeRefunded - beyond
  return {
    amount: Math.min(Math.max(amount - refunded - beyond, 0), all),
    fee: Math.min(Math.max(fee - feeRefunded, 0), all),
  }
}

export function openOf({ owed, paid, writtenOff }: Owed): number {
  return paid.reduce((left, { budget, fee }) => left - budget - fee, owed - writtenOff)
}

/** What of a claim has not come back. */
export function lackOf({ owed, paidBudget, paidFee }: ModelClaim): number {
  return owed - paidBudget - paidFee
}
