import {
  lackOf,
  type ModelClaim,
  type ModelPayment,
  type ModelRefund,
  openOf,
  unaskedOf,
} from './model-payments.ts'
import { type Parts, payInTurn } from './model-shares.ts'

/** A refund made at the provider; its brand owes what went beyond its campaign's money. */
export interface ModelAdvance extends ModelRefund {
  readonly owed: number
  paid: { campaign: ModelCampaign; budget: number; fee: number }[]
  writtenOff: number
}

/** Where the money of one campaign is, computed apart from the database. */
export class ModelCampaign {
  readonly payments: ModelPayment[] = []
  /** The oldest loss first. */
  readonly losses: ModelClaim[] = []
  /** What its brand owes for refunds of it, the oldest first. */
  readonly advances: ModelAdvance[] = []
  /** What of its money paid what its brand owes. */
  readonly paidForDebts: Parts = { budget: 0, fee: 0 }
  paidOut = 0
  feeEarned = 0
  refunding = 0
  /** Asked back by the brand, less what a bank did not take. */
  askedBack = 0

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

  /** What the brand owes: after claims that nobody has decided, and for refunds. */
  get owed(): number {
    const claimed = this.#open.reduce((total, claim) => total + lackOf(claim), 0)
    return claimed + this.owedForRefunds
  }

  get owedForRefunds(): number {
    return this.advances.reduce((total, each) => total + openOf(each), 0)
  }

  /** What its creators have and its brand has not paid: claimed or lost, or given up. */
  get borneByUs(): number {
    const claims = [...this.#open, ...this.losses]
    const claimed = claims.reduce((total, claim) => total + lackOf(claim), 0)
    return this.advances.reduce((total, { writtenOff }) => total + writtenOff, claimed)
  }

  fund(amount: number, fee: number): void {
    const nothing = { refunded: 0, feeRefunded: 0, chargedBack: 0, feeChargedBack: 0, beyond: 0 }
    this.payments.push({ amount, fee, ...nothing })
  }

  earn(cents: number): void {
    this.paidOut += cents
    this.#settleFee(1)
  }

  /** A correction. */
  giveBack(cents: number): void {
    this.paidOut -= cents
    this.#keep({ budget: cents, fee: this.#settleFee(-1) })
  }

  /**
   * Money has come back: it pays what was given up of a lost claim, then what the brand owes for refunds
   * of it, then it waits for what open claims lack.
   */
  #keep(returned: Parts): void {
    const left = this.payFor(this.advances, this.#payClaims(this.losses, returned))
    this.#payClaims(this.#open, left)
  }

  #payClaims(claims: readonly ModelClaim[], money: Parts): Parts {
    return payInTurn(money, claims, {
      open: lackOf,
      pay: (claim, part) => {
        claim.paidBudget += part.budget
        claim.paidFee += part.fee
      },
    })
  }

  /** Pays debts of its brand out of its own money; returns what is left of it. */
  payFor(advances: readonly ModelAdvance[], money: Parts): Parts {
    return payInTurn(money, advances, {
      open: openOf,
      pay: (advance, { budget, fee }) => {
        this.paidForDebts.budget += budget
        this.paidForDebts.fee += fee
        advance.paid.push({ campaign: this, budget, fee })
      },
    })
  }

  /** Newest payment first, each part before both together; nothing where there is nothing left. */
  refundable(
    { budget: amountMost, fee: feeMost }: Parts = { budget: Infinity, fee: Infinity },
  ): ModelRefund[] {
    let amountLeft = Math.min(this.budget, amountMost)
    let feeLeft = Math.min(this.feeReserve, feeMost)
    const taken = this.payments.toReversed().map((payment) => {
      const unasked = unaskedOf(payment)
      const amountMax = Math.max(unasked.amount - payment.chargedBack, 0)
      const feeMax = Math.max(unasked.fee - payment.feeChargedBack, 0)
      const [amount, fee] = [Math.min(amountMax, amountLeft), Math.min(feeMax, feeLeft)]
      amountLeft -= amount
      feeLeft -= fee
      return { payment, amount, fee, room: amountMax + feeMax - amount - fee }
    })
    return taken.flatMap(({ room, ...part }) => {
      const moreAmount = Math.min(room, amountLeft)
      const moreFee = Math.min(room - moreAmount, feeLeft)
      amountLeft -= moreAmount
      feeLeft -= moreFee
      const [amount, fee] = [part.amount + moreAmount, part.fee + moreFee]
      return amount + fee === 0 ? [] : [{ ...part, amount, fee }]
    })
  }

  /** What can go back to the cards that paid: not what creators can still win, with its share of the fee. */
  returnableParts(winnable: number): Parts {
    const all = this.refundable().reduce(
      (total, { amount, fee }) => ({ budget: total.budget + amount, fee: total.fee + fee }),
      { budget: 0, fee: 0 },
    )
    const kept = Math.min(winnable, this.budget)
    const keptFee = this.budget === 0 ? 0 : Math.ceil((this.feeReserve * kept) / this.budget)
    return {
      budget: Math.min(all.budget, this.budget - kept),
      fee: Math.min(all.fee, this.feeReserve - keptFee),
    }
  }

  /** Someone refunds at the provider; the brand owes what the campaign has not left, or has to keep. */
  refundOutside(
    payment: ModelPayment,
    { cents, feeAsked }: { cents: number; feeAsked?: number },
    winnable: number,
  ): ModelAdvance {
    const left = this.returnableParts(winnable)
    const unasked = unaskedOf(payment)
    const amountMax = Math.min(left.budget, unasked.amount)
    const feeMax = Math.min(left.fee, unasked.fee)
    const fee = Math.min(feeAsked ?? cents - Math.min(amountMax, cents), feeMax)
    const amount = Math.min(cents - fee, amountMax)
    const owed = cents - fee - amount
    payment.refunded += amount
    payment.feeRefunded += fee
    payment.beyond += owed
    const advance = { payment, amount, fee, owed, paid: [], writtenOff: 0 }
    if (owed > 0) this.advances.push(advance)
    return advance
  }

  writeOffAdvances(): void {
    for (const advance of this.advances) advance.writtenOff += openOf(advance)
  }

  /** The bank returns it: nothing is owed for it, and what paid goes back where it came from. */
  returnOutside(advance: ModelAdvance): void {
    const { payment, owed, paid } = advance
    payment.beyond -= owed
    const { amount: budget, fee } = advance
    const returned = new Map<ModelCampaign, Parts>([[this, { budget, fee }]])
    for (const { campaign, ...part } of paid) {
      campaign.paidForDebts.budget -= part.budget
      campaign.paidForDebts.fee -= part.fee
      const sum = returned.get(campaign) ?? { budget: 0, fee: 0 }
      returned.set(campaign, { budget: sum.budget + part.budget, fee: sum.fee + part.fee })
    }
    if (owed > 0) this.advances.splice(this.advances.indexOf(advance), 1)
    payment.refunded -= budget
    payment.feeRefunded -= fee
    for (const [campaign, parts] of returned) campaign.#keep(parts)
  }

  requestRefund(part: ModelRefund): void {
    part.payment.refunded += part.amount
    part.payment.feeRefunded += part.fee
    this.refunding += part.amount + part.fee
    this.askedBack += part.amount + part.fee
  }

  endRefund(part: ModelRefund, isPaid: boolean): void {
    this.refunding -= part.amount + part.fee
    if (!isPaid) this.returnRefund(part)
  }

  /** The bank did not take it after all. */
  returnRefund({ payment, amount, fee }: ModelRefund): void {
    payment.refunded -= amount
    payment.feeRefunded -= fee
    this.askedBack -= amount + fee
    this.#keep({ budget: amount, fee })
  }

  /** The bank takes the whole payment back. */
  claim(payment: ModelPayment): ModelClaim {
    const cents = payment.amount + payment.fee
    const feeShare = Math.floor((cents * payment.fee) / cents)
    const feeFirst = Math.min(this.feeReserve, feeShare)
    const fromBudget = Math.min(this.budget, cents - feeFirst)
    const fromFee = Math.min(this.feeReserve, cents - fromBudget)
    const owed = cents - fromBudget - fromFee
    const lacking = owed - Math.floor((owed * feeShare) / cents)
    const rest = { paidBudget: 0, paidFee: 0, isLost: false }
    const claim: ModelClaim = { payment, cents, fromBudget, fromFee, owed, lacking, ...rest }
    payment.chargedBack += cents - feeShare
    payment.feeChargedBack += feeShare
    this.#open.push(claim)
    return claim
  }

  win(claim: ModelClaim): void {
    this.#open.splice(this.#open.indexOf(claim), 1)
    claim.payment.chargedBack = 0
    claim.payment.feeChargedBack = 0
    const { fromBudget, fromFee, paidBudget, paidFee } = claim
    this.#keep({ budget: fromBudget + paidBudget, fee: fromFee + paidFee })
  }

  lose(claim: ModelClaim): void {
    claim.isLost = true
    this.#open.splice(this.#open.indexOf(claim), 1)
    this.losses.push(claim)
  }

  readonly #open: ModelClaim[] = []

  get #fromBudget(): number {
    const claims = [...this.#open, ...this.losses]
    return claims.reduce(
      (total, each) => total + each.fromBudget + each.paidBudget,
      this.paidForDebts.budget,
    )
  }

  get #fromFee(): number {
    const claims = [...this.#open, ...this.losses]
    return claims.reduce(
      (total, each) => total + each.fromFee + each.paidFee,
      this.paidForDebts.fee,
    )
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
