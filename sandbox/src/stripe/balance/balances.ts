import type { World } from '#world.ts'
import { AccountBalance } from './account-balance.ts'

/** The balances of the platform and of every connected account. */
export class Balances {
  readonly #world: World
  readonly #known = new Map<string | null, AccountBalance>()

  constructor(world: World) {
    this.#world = world
  }

  /** Null for the platform's own. */
  of(account: string | null): AccountBalance {
    const existing = this.#known.get(account)
    if (existing) return existing
    const own = account === null ? '' : `.${account}`
    const transactions = `stripe.balance_transactions${own}`
    const balance = new AccountBalance(this.#world.store.collection(transactions), () =>
      this.#world.nowSeconds(),
    )
    this.#known.set(account, balance)
    return balance
  }
}
