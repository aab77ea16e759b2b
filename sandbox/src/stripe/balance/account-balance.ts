import type Stripe from 'stripe'
import type { Collection } from '#state/store.ts'

/** One account's balance: the sum of its transactions, split into available and pending. */
export class AccountBalance {
  readonly #transactions: Collection<Stripe.BalanceTransaction>
  readonly #nowSeconds: () => number
  #settledCents = 0
  #waiting: Stripe.BalanceTransaction[] = []

  constructor(transactions: Collection<Stripe.BalanceTransaction>, nowSeconds: () => number) {
    this.#transactions = transactions
    this.#nowSeconds = nowSeconds
    this.#waiting = transactions.values()
  }

  get availableCents(): number {
    this.#settleDue()
    return this.#settledCents
  }

  get pendingCents(): number {
    this.#settleDue()
    return this.#waiting.reduce((sum, transaction) => sum + transaction.net, 0)
  }

  find(id: string): Stripe.BalanceTransaction | undefined {
    return this.#transactions.get(id)
  }

  list(): Stripe.BalanceTransaction[] {
    return this.#transactions.values()
  }

  add(transaction: Stripe.BalanceTransaction): void {
    this.#transactions.put(transaction.id, transaction)
    this.#waiting.push(transaction)
  }

  /** A transaction as the API shows it now: its status follows the clock. */
  shown(transaction: Stripe.BalanceTransaction): Stripe.BalanceTransaction {
    const isDue = transaction.available_on <= this.#nowSeconds()
    return { ...transaction, status: isDue ? 'available' : 'pending' }
  }

  #settleDue(): void {
    const now = this.#nowSeconds()
    if (!this.#waiting.some((transaction) => transaction.available_on <= now)) return
    const due = this.#waiting.filter((transaction) => transaction.available_on <= now)
    this.#waiting = this.#waiting.filter((transaction) => transaction.available_on > now)
    this.#settledCents += due.reduce((sum, transaction) => sum + transaction.net, 0)
  }
}
