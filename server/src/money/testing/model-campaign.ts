/** What the money model knows of a card payment, in cents. */
export interface ModelPayment {
  readonly amount: number
  readonly fee: number
  /** Asked back and not refused. */
  refunded: number
  feeRefunded: number
  chargedBack: number
  feeChargedBack: number
}

/** What the money model knows of a payment that its bank claims. */
export interface ModelClaim {
  readonly payment: ModelPayment
  readonly cents: number
  fromBudget: number
  fromFee: number
  owed: number
  /** Since the loss, of the budget and of the fee; the rest is given up. */
  paidBudget: number
  paidFee: number
  isLost: boolean
}

/** Where the money of one campaign is, computed apart from the database. */
export class ModelCampaign {
  readonly payments: ModelPayment[] = []
  /** The oldest loss first. */
  readonly losses: ModelClaim[] = []
  paidOut = 0
  feeEarned = 0
  refunding = 0

  constructor(paid: { funded: number; feeFunded: number }) {
    if (paid.funded > 0) this.fund(paid.funded, paid.feeFunded)
  }

  get funded(): number {
    return this.#sum('amount')
  }

  get feeFunded(): number {
    return this.#sum('fee')
  }

  /** Of the creators' part, not earned. */
  get budget(): number {
    return this.funded - this.paidOut - this.#sum('refunded') - this.#fromBudget
  }

  get feeReserve(): number {
    return this.feeFunded - this.feeEarned - this.#sum('feeRefunded') - this.#fromFee
  }

  /** What the brand owes after claims that nobody has decided. */
  get owed(): number {
    return this.#open.reduce((total, { owed }) => total + owed, 0)
  }

  fund(amount: number, fee: number): void {
    const nothing = { refunded: 0, feeRefunded: 0, chargedBack: 0, feeChargedBack: 0 }
    this.payments.push({ amount, fee, ...nothing })
  }

  earn(cents: number): void {
    this.paidOut += cents
    this.#settleFee(1)
  }

  /** A correction; what was given up of a lost claim is paid first. */
  giveBack(cents: number): void {
    this.paidOut -= cents
    const left = { budget: cents, fee: this.#settleFee(-1) }
    for (const loss of this.losses) {
      const open = loss.owed - loss.paidBudget - loss.paidFee
      const all = left.budget + left.fee
      const feeShare = all === 0 ? 0 : Math.floor((open * left.fee) / all)
      const budget = Math.min(left.budget, open - Math.min(left.fee, feeShare))
      const fee = Math.min(left.fee, open - budget)
      loss.paidBudget += budget
      loss.paidFee += fee
      left.budget -= budget
      left.fee -= fee
    }
  }

  /** Newest payment first; nothing where there is nothing left. */
  refundable(): { payment: ModelPayment; amount: number; fee: number }[] {
    let [amountLeft, feeLeft] = [this.budget, this.feeReserve]
    return this.payments.toReversed().flatMap((payment) => {
      const { refunded, feeRefunded, chargedBack, feeChargedBack } = payment
      const amountMax = Math.max(payment.amount - refunded - chargedBack, 0)
      const feeMax = Math.max(payment.fee - feeRefunded - feeChargedBack, 0)
      const [amount, fee] = [Math.min(amountMax, amountLeft), Math.min(feeMax, feeLeft)]
      amountLeft -= amount
      feeLeft -= fee
      return amount + fee === 0 ? [] : [{ payment, amount, fee }]
    })
  }

  requestRefund(part: { payment: ModelPayment; amount: number; fee: number }): void {
    part.payment.refunded += part.amount
    part.payment.feeRefunded += part.fee
    this.refunding += part.amount + part.fee
  }

  endRefund(part: { payment: ModelPayment; amount: number; fee: number }, isPaid: boolean): void {
    this.refunding -= part.amount + part.fee
    if (isPaid) return
    part.payment.refunded -= part.amount
    part.payment.feeRefunded -= part.fee
  }

  /** The bank takes the whole payment back. */
  claim(payment: ModelPayment): ModelClaim {
    const cents = payment.amount + payment.fee
    const feeShare = Math.floor((cents * payment.fee) / cents)
    const feeFirst = Math.min(this.feeReserve, feeShare)
    const fromBudget = Math.min(this.budget, cents - feeFirst)
    const fromFee = Math.min(this.feeReserve, cents - fromBudget)
    const owed = cents - fromBudget - fromFee
    const rest = { paidBudget: 0, paidFee: 0, isLost: false }
    const claim: ModelClaim = { payment, cents, fromBudget, fromFee, owed, ...rest }
    payment.chargedBack += cents - feeShare
    payment.feeChargedBack += feeShare
    this.#open.push(claim)
    return claim
  }

  win(claim: ModelClaim): void {
    this.#open.splice(this.#open.indexOf(claim), 1)
    claim.payment.chargedBack = 0
    claim.payment.feeChargedBack = 0
  }

  lose(claim: ModelClaim): void {
    claim.paidBudget = Math.min(claim.owed, this.budget)
    claim.paidFee = Math.min(claim.owed - claim.paidBudget, this.feeReserve)
    claim.isLost = true
    this.#open.splice(this.#open.indexOf(claim), 1)
    this.losses.push(claim)
  }

  readonly #open: ModelClaim[] = []

  get #fromBudget(): number {
    const claims = [...this.#open, ...this.losses]
    return claims.reduce((total, each) => total + each.fromBudget + each.paidBudget, 0)
  }

  get #fromFee(): number {
    const claims = [...this.#open, ...this.losses]
    return claims.reduce((total, each) => total + each.fromFee + each.paidFee, 0)
  }

  #sum(of: keyof ModelPayment): number {
    return this.payments.reduce((total, payment) => total + payment[of], 0)
  }

  /** Returns what came back of the fee. */
  #settleFee(direction: 1 | -1): number {
    const kept = this.funded - this.#sum('refunded') - this.#fromBudget
    if (kept <= 0) return 0
    const feeKept = this.feeFunded - this.#sum('feeRefunded') - this.#fromFee
    const share = Math.floor((feeKept * this.paidOut) / kept)
    const earned = Math.min(share, this.feeEarned + this.feeReserve)
    const difference = earned - this.feeEarned
    if (Math.sign(difference) !== direction) return 0
    this.feeEarned = earned
    return Math.abs(difference)
  }
}
